/**
 * What React Router would load at once waits in the page as data until somebody touches it: `wake.ts` makes a script
 * of it again. The words of React Router stand here alone; a test weighs what a page loads before a touch.
 */
export function rested(html: string): string {
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(
      /<script([^>]*) type="module" async="">(?=[^<]*__reactRouterRouteModules)/,
      (_, nonce: string) => {
        return `<script${nonce} type="text/plain" data-rests>`;
      },
    );
}
