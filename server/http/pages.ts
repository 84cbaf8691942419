import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { describeFailure } from "#server/failure.ts";
import type { Log } from "#server/ports.ts";
import type { Call } from "./http.ts";

/** The pages, as the build makes them. */
export type PageBuild = ServerBuild;

type PageContext = {
  nonce: string;
  origin: string;
  ask(operation: { query: string; variables?: Record<string, unknown> }): Promise<unknown>;
  onError(error: unknown): void;
};

type Parts = {
  /** The built pages, or in development the newest ones at each request. */
  build: () => Promise<ServerBuild>;
  ask(operation: {
    query: string;
    variables?: Record<string, unknown>;
    requestId: string;
    ip: string;
  }): Promise<unknown>;
  log: Log;
};

/** Pages drawn on the server. They hold nothing of any one person: sign-in lives in the browser. */
export function createPages({ build, ask, log }: Parts) {
  return async (request: Request, { nonce, requestId, origin, ip }: Call): Promise<Response> => {
    const pages = await build();
    const handle = createRequestHandler(pages, "production");
    const context = new RouterContextProvider();
    context.set(pageContextOf(pages), {
      nonce,
      origin,
      ask: (operation) => ask({ ...operation, requestId, ip }),
      onError: (error) => log.error({ requestId, ...describeFailure(error) }, "a page could not be drawn"),
    });
    const response = await handle(request, context);
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
    return response;
  };
}

/** Every address that a page answers, as the routes write it. */
export function pageAddresses({ routes }: Pick<PageBuild, "routes">): string[] {
  return Object.values(routes).flatMap((route) => route?.path ?? []);
}

/** The pages' own key for what we give them; the two sides share no module. */
function pageContextOf(pages: ServerBuild): RouterContext<PageContext> {
  return (pages.entry.module as unknown as { page: RouterContext<PageContext> }).page;
}

const buildFile = new URL("../../build/server/index.js", import.meta.url);
export const clientFolder = fileURLToPath(new URL("../../build/client", import.meta.url));

let loaded: Promise<ServerBuild> | undefined;

/** Asked for with every page: what was loaded is not looked for again. */
export async function readBuild(): Promise<ServerBuild> {
  if (!existsSync(buildFile)) throw new Error("The pages are not built: run `npm start`, which builds them.");
  loaded ??= import(buildFile.href);
  return loaded;
}
