import texts from "$locales/fr/pgn.ftl?raw";

export default [texts];
