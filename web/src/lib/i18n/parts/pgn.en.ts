import texts from "$locales/en/pgn.ftl?raw";

export default [texts];
