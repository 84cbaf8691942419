import "./public-layout.css";
import { Outlet } from "react-router";
import { askWhileRendering } from "#web/api.ts";
import { ServiceDocument } from "#web/graphql/graphql.ts";
import { useUser } from "#web/session/session.ts";
import type { Route } from "./+types/public-layout";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { FontsWithoutScript, LateFonts } from "./late-fonts.tsx";
import { useSignOut } from "./use-sign-out.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { service } = await askWhileRendering(context)(ServiceDocument);
  return service;
}

/** What the footer says does not change while a page is open. */
export function shouldRevalidate() {
  return false;
}

/** Around the pages that a newcomer sees first: the same header and footer as the tools, without their library. */
export default function Face({ loaderData }: Route.ComponentProps) {
  const user = useUser();
  const signOut = useSignOut();
  return (
    <>
      <Header user={user} onSignOut={signOut} />
      <main id="main">
        <Outlet />
      </main>
      <Footer business={loaderData.business} />
      <LateFonts />
      <FontsWithoutScript />
    </>
  );
}
