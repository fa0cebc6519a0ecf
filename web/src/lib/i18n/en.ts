const files = import.meta.glob<string>("$locales/en/{page,game,rules}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files);
