import texts from "$locales/en/players.ftl?raw";

export default [texts];
