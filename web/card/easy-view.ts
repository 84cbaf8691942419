import { createEasyPage } from "./easy-page.ts";
import { easyWords } from "./easy-words.ts";

type Begin = {
  /** Under what it is remembered on this device. */
  key: string;
  why: "asked" | "kept" | "offer";
};

type EasyPage = Awaited<ReturnType<typeof openPage>>;
let opened: Promise<EasyPage> | undefined;

/** Elder mode, asked for by a tap, by having been left on, or offered for the system's large text. */
export async function beginEasyView({ key, why }: Begin): Promise<void> {
  const switched = document.querySelector("[data-easy=open]");
  switched?.setAttribute("aria-busy", "true");
  try {
    opened ??= openPage(key);
    const view = await opened;
    if (why === "offer") view.offer();
    else view.open({ isAsked: why === "asked" });
  } catch {
    opened = undefined;
    // Who asked for nothing is told nothing: the card is there.
    if (why === "asked") tellFailure();
  } finally {
    switched?.removeAttribute("aria-busy");
  }
}

async function openPage(key: string) {
  const path = location.pathname.replace(/(?<=.)\/$/, "");
  const response = await fetch(`${path}.easy${location.search}`);
  if (!response.ok) throw new Error(`It did not come: ${response.status}`);
  const place = document.createElement("div");
  place.innerHTML = await response.text();
  document.body.prepend(...place.children);
  const find = <Found extends HTMLElement>(name: string) => document.querySelector<Found>(`.easy${name}`);
  const dialog = find<HTMLDialogElement>("");
  const [bar, strip] = [find("-bar"), find("-offer")];
  if (!dialog || !bar || !strip) throw new Error("It came in pieces");
  return createEasyPage({ key, dialog, bar, strip });
}

/** There are no rules for it yet: it says what it has to on its own. */
function tellFailure(): void {
  const language = document.documentElement.lang === "en" ? "en" : "ko";
  const told = document.createElement("p");
  told.setAttribute("role", "alert");
  told.style.cssText =
    "position:fixed;inset:auto 0 0;z-index:9;margin:0;padding:20px;background:#1c1917;color:#fffcf3;font:1.25rem/1.5 sans-serif";
  told.textContent = easyWords[language].failed;
  document.body.append(told);
  setTimeout(() => told.remove(), 8_000);
}
