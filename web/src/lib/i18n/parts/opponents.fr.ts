import texts from "$locales/fr/opponents.ftl?raw";

export default [texts];
