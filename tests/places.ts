import type { RouteConfigEntry } from "@react-router/dev/routes";
import { kinds } from "#cards/kinds/kinds.ts";
import routes from "#web/routes.ts";

/** An address as the router writes it (`/event/edit/:id`), and whom its page is for. */
export type Place = { path: string; opensTo: "everybody" | "signed-out" | "members" | "admins" };

/** The layouts that let in some people only. */
const gates: Record<string, Place["opensTo"]> = {
  "session/signed-out-only.tsx": "signed-out",
  "session/members-only.tsx": "members",
  "session/admins-only.tsx": "admins",
};

/** Every page of the router's own table, in its order. */
export const pages: readonly (Place & { file: string })[] = placesIn(routes, "everybody");

/** Where guests open cards; these are drawn beside the router. */
export const cardPages: readonly Place[] = kinds.map(({ addresses }) => ({
  path: asRouted(addresses.view),
  opensTo: "everybody",
}));

function placesIn(
  entries: readonly RouteConfigEntry[],
  opensTo: Place["opensTo"],
): (Place & { file: string })[] {
  return entries.flatMap(({ path, index, file, children }) => {
    if (children) return placesIn(children, gates[file] ?? opensTo);
    return path || index ? [{ path: `/${path ?? ""}`, file, opensTo }] : [];
  });
}

/** `/card/{id}` → `/card/:id` */
export function asRouted(address: string): string {
  return address.replaceAll(/\{(\w+)\}/g, ":$1");
}

/** The address of a page, where one that needs somebody's card or code is given. */
export function addressAt({ path }: Place, given: Readonly<Record<string, string>>): string {
  const address = given[path] ?? path;
  if (address.includes(":")) throw new Error(`Say what stands at ${path}, so that its page is looked at`);
  return address;
}
