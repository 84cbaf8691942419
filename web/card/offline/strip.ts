import type { CardPage } from "#cards/engine/page.ts";
import styles from "../changed-facts.module.css";

type Said = { words: string; button?: { label: string; act(): void } };

let strip: HTMLElement | undefined;

/** A sentence at the lower edge of the screen, in the place of the one before; its button takes it away. */
export function sayBelow({ look }: Pick<CardPage, "look">, { words, button }: Said): void {
  bringSheet();
  strip?.remove();
  strip = document.createElement("aside");
  strip.className = styles.strip ?? "";
  for (const name of ["--ink", "--paper"] as const) strip.style.setProperty(name, look.variables[name] ?? "");
  const text = Object.assign(document.createElement("p"), { className: styles.words });
  text.setAttribute("role", "status");
  strip.append(text);
  if (button) strip.append(buttonOf(button));
  document.body.append(strip);
  // What is there when it comes is read aloud only where it changes.
  text.textContent = words;
  document.documentElement.style.scrollPaddingBottom = `${strip.offsetHeight}px`;
}

function buttonOf({ label, act }: NonNullable<Said["button"]>): HTMLElement {
  const button = Object.assign(document.createElement("button"), {
    type: "button",
    className: styles.read,
    textContent: label,
  });
  button.addEventListener("click", () => {
    strip?.remove();
    document.documentElement.style.scrollPaddingBottom = "";
    act();
  });
  return button;
}

/** A page has the rules of what the server drew on it; this is not among them. */
export function bringSheet(): void {
  const { sheet } = document.documentElement.dataset;
  if (!sheet || document.querySelector(`link[rel=stylesheet][href="${sheet}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: sheet }));
}
