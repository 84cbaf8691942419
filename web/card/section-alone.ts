const ALONE = "easyAlone";

/** Shows one section of the card, hydrated where it stands, and nothing else of it; the whole card for null. */
export function showAlone(name: string | null): void {
  const root = document.documentElement;
  for (const before of document.querySelectorAll<HTMLElement>("section[data-easy-alone]")) {
    delete before.dataset[ALONE];
  }
  delete root.dataset[ALONE];
  const section = name === null ? null : document.getElementById(name);
  if (!section) return;
  section.dataset[ALONE] = "";
  root.dataset[ALONE] = "";
  for (const folded of section.querySelectorAll("details")) folded.open = true;
  scrollTo(0, 0);
  const heading = section.querySelector<HTMLElement>("h1, h2, h3") ?? section;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
