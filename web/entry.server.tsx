import { readFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { NonceContext, page } from "#web/page-context.ts";
import type { PageHandle } from "#web/root.tsx";
import { withDeferredHydration } from "#web/shell/deferred-hydration.ts";

export { page } from "#web/page-context.ts";

/** Renders the whole page before the first byte, so that a failure is a 500 and never half a page. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, onError } = loadContext.get(page);
  headers.set("content-type", "text/html; charset=utf-8");
  const defersHydration = !import.meta.env.DEV && hasDeferredHydration(routerContext);
  if (request.method === "HEAD") return Promise.resolve(new Response(null, { status, headers }));

  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // The browser asks for the first pictures before it has read the page.
        onHeaders({ Link }) {
          if (Link) headers.append("link", Link);
        },
        onAllReady() {
          const body = new PassThrough();
          pipe(body);
          const answer = { status: failed ? 500 : status, headers };
          if (defersHydration)
            text(body)
              .then((html) => resolve(new Response(withDeferredHydration(html, builtSheet), answer)))
              .catch(reject);
          else resolve(new Response(createReadableStreamFromReadable(body), answer));
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          onError(error);
        },
      },
    );
  });
}

const sheets = new Map<string, string>();

/** A style as the build wrote it, from beside this file. */
function builtSheet(address: string): string {
  const known = sheets.get(address);
  if (known !== undefined) return known;
  // A part of a page that comes later writes a bare # behind its address.
  const read = readFileSync(`${import.meta.dirname}/../client${address.replace(/#.*/, "")}`, "utf8");
  sheets.set(address, read);
  return read;
}

function hasDeferredHydration({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(
    ({ route }) => (routeModules[route.id]?.handle as PageHandle | undefined)?.defersHydration,
  );
}

/** Loader failures; React Router shows the error screen. An address that leads nowhere is no failure. */
export function handleError(error: unknown, { request, context }: { request: Request; context: unknown }) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  (context as RouterContextProvider).get(page).onError(error);
}
