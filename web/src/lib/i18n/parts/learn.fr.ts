import texts from "$locales/fr/learn-page.ftl?raw";

export default [texts];
