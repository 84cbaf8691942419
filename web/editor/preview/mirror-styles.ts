const SHEETS = 'link[rel="stylesheet"], style';

/** Gives a frame the style sheets of this page, and those that come later; answers how to stop. */
export function mirrorStyles(frame: Document): () => void {
  const copies = new Map<Element, Element>();

  function add(sheet: Element) {
    if (copies.has(sheet) || !sheet.matches(SHEETS)) return;
    if (sheet instanceof HTMLLinkElement && !sheet.sheet) {
      sheet.addEventListener("load", () => add(sheet), { once: true });
      return;
    }
    if (isOfTools(sheet)) return;
    const copy = frame.importNode(sheet, true);
    copies.set(sheet, copy);
    frame.head.append(copy);
  }

  for (const sheet of document.head.querySelectorAll(SHEETS)) add(sheet);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) add(node);
      for (const node of removedNodes) if (node instanceof Element) copies.get(node)?.remove();
    }
  });
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}

/** What resets a whole page for the tools would change a card, which is drawn without it. */
function isOfTools(element: Element): boolean {
  const { sheet } = element as HTMLLinkElement | HTMLStyleElement;
  return [...(sheet?.cssRules ?? [])].some(
    ({ cssText }) => /^(:root|\*|body|html|input)/.test(cssText) && cssText.includes("--mantine-"),
  );
}
