import type { ServerBuild } from "react-router";
import type { CardDrawing } from "#server/card-pages/drawing.ts";
import type { Before } from "./kept-answers.ts";

/** While developing: pages and modules straight from the sources, with hot reload. */
export async function livePages() {
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true } });
  return {
    build: () =>
      vite.ssrLoadModule("virtual:react-router/server-build") as Promise<unknown> as Promise<ServerBuild>,
    drawing: () => vite.ssrLoadModule("/web/card/draw.tsx") as Promise<unknown> as Promise<CardDrawing>,
    middleware: ((request, response, next) => vite.middlewares(request, response, next)) satisfies Before,
    close: () => vite.close(),
  };
}
