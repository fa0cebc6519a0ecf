import texts from "$locales/en/review.ftl?raw";

export default [texts];
