/**
 * Once a page is read, a browser looks at every field, for what it may fill in, and lays out all that stands around
 * it, far below the screen as well. Until a guest comes near, forms are therefore mere text to a browser that runs
 * scripts; to any other they are what they are.
 */
export function restForms(markup: string): string {
  return markup.replace(/<form\b.*?<\/form>/gs, (form) => {
    // What is said without scripts may not end the text.
    const text = form.replace(/<(\/?)noscript>/g, "<$1x-noscript>");
    return `<noscript data-form>${text}</noscript>`;
  });
}

/** Puts forms in place when their section comes within a screen. */
export function bringFormsNear(page: Document): void {
  const near = new IntersectionObserver(
    (sections) => {
      for (const { isIntersecting, target } of sections) if (isIntersecting) bringForms(target);
    },
    { rootMargin: "100% 0%" },
  );
  for (const form of restingIn(page)) near.observe(form.closest("[data-section]") ?? page.body);
}

export function bringForms(place: ParentNode): void {
  for (const form of restingIn(place))
    form.outerHTML = (form.textContent ?? "").replace(/<(\/?)x-noscript>/g, "<$1noscript>");
}

function restingIn(place: ParentNode): NodeListOf<HTMLElement> {
  return place.querySelectorAll("noscript[data-form]");
}
