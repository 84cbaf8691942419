import { config } from "zod/v4/core";

/**
 * What pages get for `zod` (vite.config.ts). Zod tries whether it may compile its checks from text; no page of ours
 * may, and Firefox tells everybody of the attempt as a violation of the page's policy.
 */
if (!import.meta.env.SSR) config({ jitless: true });

export * from "zod/v4";
