type Told = { name: string; said: string; tell: string }[];

/** Tells a guest what changed since this device saw the card last, until they have read it. */
export function tellChanges(page: Document): void {
  const strip = page.querySelector<HTMLElement>("[data-changed]");
  if (!strip) return;
  const { card, told }: { card: string; told: Told } = JSON.parse(strip.dataset.changed ?? "");
  const key = `goi.told.${card}`;
  const known = keptAt(key);
  const keep = () => keepAt(key, Object.fromEntries(told.map(({ name, said }) => [name, said])));
  const changes = told.flatMap(({ name, said, tell }) => {
    const before = known?.[name];
    return before && before !== said ? [tell.replace("{}", () => before)] : [];
  });
  const [words, read] = strip.children;
  if (changes.length === 0 || !words) {
    keep();
    return;
  }
  words.textContent = changes.join("\n");
  strip.hidden = false;
  // What somebody tabs to is not to come to rest under it.
  const { style } = page.documentElement;
  style.scrollPaddingBottom = `${strip.offsetHeight}px`;
  read?.addEventListener("click", () => {
    strip.hidden = true;
    style.scrollPaddingBottom = "";
    keep();
  });
}

/** Some browsers forbid remembering anything: there nobody is told, and nothing breaks. */
function keptAt(key: string): Record<string, string> | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function keepAt(key: string, facts: Record<string, string>): void {
  try {
    localStorage.setItem(key, JSON.stringify(facts));
  } catch {}
}
