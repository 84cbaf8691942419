import type { Cdn } from "#server/ports.ts";

/** Nobody whom we could tell: nothing is handed out for a shared cache to keep. */
export const noCdn: Cdn = { name: "none", purge: async () => undefined };
