/**
 * Tells the server which links visitors follow. Without a script the browser does it itself, by the link's `ping`; some
 * do not, among them those inside messengers, so that a script that runs takes it over. Nobody waits for it.
 */
export function countClicks(page: Document): void {
  function tell({ target, button }: MouseEvent): void {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-ping], a[ping]") : null;
    // The main button and the middle one follow a link; the other opens a menu.
    if (!link || button > 1) return;
    const address = link.dataset.ping ?? link.ping;
    link.dataset.ping = address;
    link.removeAttribute("ping");
    navigator.sendBeacon(address);
  }
  for (const click of ["click", "auxclick"] as const) page.addEventListener(click, tell, true);
}
