# Ce qui entoure un texte à lire : l’en-tête, la navigation, l’impression, ce que montre un échiquier.
