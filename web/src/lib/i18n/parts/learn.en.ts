import texts from "$locales/en/learn-page.ftl?raw";

export default [texts];
