//! Opening the page for whoever started Roque at a desk.

/// Opens an address in the browser, if there is a screen to show one. The address is printed too,
/// so that failing to open it is no error.
pub(crate) fn open(address: &str) {
    if has_screen()
        && let Err(error) = open::that_detached(address)
    {
        tracing::warn!(%error, "the browser could not be opened");
    }
}

/// Without one, a terminal browser could take the terminal over.
fn has_screen() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || set("DISPLAY") || set("WAYLAND_DISPLAY")
}
