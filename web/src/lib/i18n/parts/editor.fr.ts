import texts from "$locales/fr/editor.ftl?raw";

export default [texts];
