import texts from "$locales/fr/class.ftl?raw";

export default [texts];
