/** Over everything that a copy may have laid on the page; without a class, since a copy may have no style sheet. */
const STYLE =
  "position:sticky;top:0;z-index:9999;margin:0;padding:12px;background:#5f2018;color:#fff;font:16px/1.5 sans-serif";

/**
 * A card that stands in a page of others, on another host or under another name says so itself, and where the real one
 * is: in words to be typed, not as a link, which a copy could have made its own.
 */
export function tellElsewhere(): void {
  const href = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
  if (!href || isWhereItBelongs(href)) return;
  const textContent = `복사된 화면입니다. 진짜 카드(The real card): ${href}`;
  document.body.prepend(
    Object.assign(document.createElement("p"), { role: "alert", style: STYLE, textContent }),
  );
}

/** In previews of our own the frame around it is ours. Nobody may read the address of any other. */
function isWhereItBelongs(href: string): boolean {
  try {
    return new URL(href).host === (top ?? self).location.host;
  } catch {
    return false;
  }
}
