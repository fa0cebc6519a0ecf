import texts from "$locales/fr/players.ftl?raw";

export default [texts];
