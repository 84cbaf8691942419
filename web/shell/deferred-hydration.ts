/**
 * What React Router would load at once waits in the page as data until somebody touches it, and its few styles stand
 * in the page itself, so that nothing is waited for before the first paint: `hydrate-on-input.ts` makes a script and links of them
 * again. The words of React Router stand here alone; a test weighs what a page loads before a touch.
 */
export function withDeferredHydration(html: string, sheet: (address: string) => string): string {
  return html
    .replace(
      /<link nonce="[^"]*" rel="stylesheet" href="(\/assets\/[^"]+)"\/>/g,
      (_, address: string) => `<style data-sheet="${address}">${sheet(address)}</style>`,
    )
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(
      /<script([^>]*) type="module" async="">(?=[^<]*__reactRouterRouteModules)/,
      (_, nonce: string) => {
        return `<script${nonce} type="text/plain" data-deferred>`;
      },
    );
}
