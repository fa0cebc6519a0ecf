import { render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, test, vi } from "vitest";
import Dialog from "./Dialog.svelte";

const children = createRawSnippet(() => ({ render: () => "<button>Inside</button>" }));

function openFromButton() {
  const opener = document.createElement("button");
  document.body.append(opener);
  opener.focus();
  const onclose = vi.fn();
  const { unmount } = render(Dialog, { title: "Nouvelle partie", onclose, children });
  return { opener, onclose, unmount, dialog: screen.getByRole<HTMLDialogElement>("dialog") };
}

test("it opens as a modal window named by its title", () => {
  const { dialog } = openFromButton();
  expect(dialog.open).toBe(true);
  expect(screen.getByRole("dialog", { name: "Nouvelle partie" })).toBe(dialog);
});

test("it gives the focus back to what opened it", () => {
  const { opener, unmount } = openFromButton();
  screen.getByText("Inside").focus();
  unmount();
  expect(document.activeElement).toBe(opener);
});

test("an opener that has gone is not looked for", () => {
  const { opener, unmount } = openFromButton();
  opener.remove();
  unmount();
  expect(document.activeElement).toBe(document.body);
});

test("Escape and a click beside it ask to close; a click inside does not", () => {
  const { dialog, onclose } = openFromButton();
  screen.getByText("Inside").click();
  expect(onclose).not.toHaveBeenCalled();
  dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
  expect(onclose).toHaveBeenCalledTimes(1);
  dialog.click();
  expect(onclose).toHaveBeenCalledTimes(2);
});
