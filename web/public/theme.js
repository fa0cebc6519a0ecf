// Read before anything is drawn: the theme that was chosen in the app, so that no page flashes.
try {
    const { theme } = JSON.parse(localStorage.getItem("roque") ?? "{}");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
    // Storage is forbidden or holds something else: the system decides.
}
