/** Tells the server that a page was opened which a CDN handed out; whoever sends it itself has counted. */
export function countView({ documentElement }: Document): void {
  const { views } = documentElement.dataset;
  if (views) navigator.sendBeacon(views);
}
