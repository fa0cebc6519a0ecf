import texts from "$locales/fr/ending.ftl?raw";

export default [texts];
