import { isMainThread } from "node:worker_threads";

/** What the app's process keeps open, counted by kind. */
export type Kept = { resources: Record<string, number>; rejections: number };

// Loaded before the app by `--import`, which Node repeats in every worker thread: only the main one is asked about.
if (isMainThread && process.send) {
  let rejections = 0;
  process.on("unhandledRejection", () => {
    rejections += 1;
  });
  process.on("message", () => {
    const resources: Record<string, number> = {};
    for (const kind of process.getActiveResourcesInfo()) resources[kind] = (resources[kind] ?? 0) + 1;
    process.send?.({ resources, rejections } satisfies Kept);
  });
  process.channel?.unref();
}
