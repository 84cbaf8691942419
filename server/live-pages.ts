import type { ServerBuild } from "react-router";
import type { Before } from "#server/listen.ts";

/** While developing: pages and modules straight from the sources, with hot reload. */
export async function livePages() {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true } });
  return {
    build: () =>
      vite.ssrLoadModule("virtual:react-router/server-build") as Promise<unknown> as Promise<ServerBuild>,
    middleware: ((request, response, next) => vite.middlewares(request, response, next)) satisfies Before,
    close: () => vite.close(),
  };
}
