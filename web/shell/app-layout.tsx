// First, so that our own styles come after and win.
import "@mantine/core/styles.css";
import "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css";
import { MantineProvider } from "@mantine/core";
import { Outlet, useLocation, useMatches } from "react-router";
import { askWhileRendering } from "#web/api.ts";
import { ServiceDocument } from "#web/graphql/graphql.ts";
import type { PageHandle } from "#web/root.tsx";
import { useUser } from "#web/session/session.ts";
import type { Route } from "./+types/app-layout";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { theme } from "./theme.ts";
import { useSignOut } from "./use-sign-out.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { service } = await askWhileRendering(context)(ServiceDocument);
  return service;
}

/** What the footer says does not change while a page is open. */
export function shouldRevalidate() {
  return false;
}

/** Around every page but the cards themselves. */
export default function Tools({ loaderData }: Route.ComponentProps) {
  const user = useUser();
  const signOut = useSignOut();
  const { search } = useLocation();
  const fillsScreen = useMatches().some(({ handle, params }) =>
    (handle as PageHandle | undefined)?.fillsScreen?.({ params, search }),
  );

  return (
    <MantineProvider theme={theme} defaultColorScheme="light" forceColorScheme="light">
      {!fillsScreen && <Header user={user} onSignOut={signOut} />}
      <main id="main">
        <Outlet />
      </main>
      {!fillsScreen && <Footer business={loaderData.business} />}
    </MantineProvider>
  );
}
