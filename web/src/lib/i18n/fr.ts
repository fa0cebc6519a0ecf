const files = import.meta.glob<string>("$locales/fr/{page,game,rules}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
