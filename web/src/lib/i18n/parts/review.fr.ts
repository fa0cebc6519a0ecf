import texts from "$locales/fr/review.ftl?raw";

export default [texts];
