import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import { useNonce } from "#web/page-context.ts";
import { watchSession } from "#web/session/session.ts";
import { DevtoolsGuard } from "#web/shell/devtools.tsx";
import { holdEarlyTouches, replayEarlyInput, replayEarlyTouches } from "#web/shell/early-input.ts";
import { ErrorScreen } from "#web/shell/error-screen.tsx";
import { LoadingOverlay, Overlay } from "#web/shell/loading-overlay.tsx";
import type { Route } from "./+types/root";
import "#web/shell/base.css";
import "#web/shell/tokens.css";
import hydrateScript from "#web/shell/hydrate-on-input.ts?worker&url";

/** What a page says of itself to the shell: a card's own page hides the scrollbars. */
export type PageHandle = {
  isCard?: boolean;
  /** Whether it is hydrated with the first input only; see `shell/hydrate-on-input.ts`. While developing they never do. */
  defersHydration?: boolean;
  /** Whether it is a tool that fills the screen, with a bar of its own instead of header and footer. */
  fillsScreen?(place: { params: Readonly<Record<string, string | undefined>>; search: string }): boolean;
};

/** The one shell around every page. It stays light: the view pages load it too. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const matches = useMatches();
  const isCard = matches.some(({ handle }) => (handle as PageHandle | undefined)?.isCard);
  // As it was first drawn: who comes from another page is awake already.
  const [defersHydration] = useState(
    matches.some(({ handle }) => (handle as PageHandle | undefined)?.defersHydration),
  );
  return (
    <html lang="ko" data-mantine-color-scheme="light" data-scrollbars={isCard ? "hidden" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf9f5" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, which must not wait for a file
          dangerouslySetInnerHTML={{ __html: holdEarlyTouches }}
        />
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        {defersHydration && <script type="module" src={hydrateScript} />}
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(watchSession, []);
  useLayoutEffect(() => replayEarlyInput(document), []);
  useEffect(() => queueMicrotask(tellHydrated), []);
  return (
    <>
      <Outlet />
      <LoadingOverlay />
      <DevtoolsGuard />
    </>
  );
}

function tellHydrated(): void {
  replayEarlyTouches();
  dispatchEvent(new Event("goi:hydrated"));
}

/** While the session of a member page is checked at its first load. */
export function HydrateFallback() {
  return <Overlay shown />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
