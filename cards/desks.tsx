import type { FunctionComponent } from "react";
import type { DeskProps } from "./desk.ts";
import type { KindName } from "./kinds.ts";

/** The desks of the kinds that declare one, fetched when somebody sits down at it. */
const desks: Partial<Record<KindName, () => Promise<FunctionComponent<DeskProps>>>> = {
  site: () => import("./site/desk.tsx").then(({ ClicksDesk }) => ClicksDesk),
  thanks: () => import("./thanks/desk.tsx").then(({ RecipientsDesk }) => RecipientsDesk),
};

/** Null where a kind has none. */
export function deskOf(kind: string): Promise<FunctionComponent<DeskProps>> | null {
  return desks[kind as KindName]?.() ?? null;
}
