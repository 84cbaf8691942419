import type { Point } from "./driver.ts";

/** As a person would say what they look for: what it is, what it is called, and in which part of the page. */
export type Sought = {
  role: keyof typeof roles;
  /** All of its name, or something that is in it. */
  name: string | RegExp;
  /** A selector of the part of the page that is meant. */
  within?: string;
};

const roles = {
  button: "button, summary, [role=button]",
  field: "input:not([type=radio], [type=checkbox], [type=file]), textarea",
  heading: "h1, h2, h3",
  image: "img, [role=img]",
  link: "a[href]",
  option: "input[type=radio], input[type=checkbox], [role=radio]",
};

/** What of it goes into the page, where there are no expressions of ours. */
export type Query = { selector: string; name: string; within: string };

export function queryOf({ role, name, within = "html" }: Sought): Query {
  const whole = (words: string) => `^${words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`;
  return { selector: roles[role], name: typeof name === "string" ? whole(name) : name.source, within };
}

export type Found = {
  /** Where a press would meet it; what lies over it instead. */
  at: Point | null;
  covered: string;
  value: string;
};

/**
 * The first that is seen and has that name, brought into the middle of the window. Runs in the page, so it holds all
 * that it needs.
 */
export function findInPage({ selector, name, within }: Query): Found | null {
  const text = (node: Element | null | undefined) => (node?.textContent ?? "").replace(/\s+/g, " ").trim();
  function labelsOf(element: Element): Element[] {
    const labels = "labels" in element && element.labels instanceof NodeList ? [...element.labels] : [];
    return labels.filter((label) => label instanceof Element);
  }
  function nameOf(element: Element): string {
    const named = (element.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean);
    const said = [
      element.getAttribute("aria-label") ?? "",
      named.map((id) => text(document.getElementById(id))).join(" "),
      // The star of what must be filled in is no part of its name.
      labelsOf(element).map(text).join(" ").replace(/ ?\*$/, ""),
      text(element),
      element.getAttribute("alt") ?? "",
    ];
    return said.find(Boolean) ?? "";
  }
  const wanted = new RegExp(name);
  const parts = [...document.querySelectorAll(within)];
  const element = parts
    .flatMap((part) => [...part.querySelectorAll(selector)])
    .find(
      (candidate) =>
        candidate.checkVisibility({ visibilityProperty: true }) &&
        !candidate.closest("[inert], [aria-hidden=true], :disabled") &&
        wanted.test(nameOf(candidate)),
    );
  if (!element) {
    // What is far below comes when somebody gets near.
    if (within !== "html") parts[0]?.scrollIntoView({ block: "center", behavior: "instant" });
    return null;
  }

  // What is pressed next: whether the press met it is told by `wasMissed`.
  const hit = { isMet: false };
  addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Node && element.contains(target)) hit.isMet = true;
    },
    { capture: true },
  );
  Object.assign(window, { hit });

  const value = "value" in element ? String(element.value) : text(element);
  const labels = labelsOf(element);
  element.scrollIntoView({ block: "center", behavior: "instant" });
  let covered = "";
  // A box that is drawn otherwise is pressed where its words are.
  for (const candidate of [element, ...labels]) {
    const box = candidate.getBoundingClientRect();
    const at = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    const top = document.elementFromPoint(at.x, at.y);
    const label = top?.closest("label");
    if (candidate.contains(top) || (label && labels.includes(label))) return { at, covered: "", value };
    covered = top?.outerHTML.slice(0, 100) ?? "nothing";
  }
  return { at: null, covered, value };
}

/** Whether something on the page says that; what lies below the window and is not drawn yet counts. */
export function readInPage(words: string): boolean {
  return [...document.body.querySelectorAll("*:not(script, style, noscript)")].some(
    (element) =>
      !element.querySelector("script") &&
      (element.textContent ?? "").replace(/\s+/g, " ").includes(words) &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Whether a press went elsewhere, since the page moved in that moment. One that has led to another page did not. */
export function wasMissed(): boolean {
  return "hit" in window && (window.hit as { isMet: boolean }).isMet === false;
}
