import type { FunctionComponent } from "react";
import { ofKind } from "./of-kind.ts";
import type { ViewerProps } from "./viewer.ts";

/** By the name of their section. */
export type Viewers = Record<string, FunctionComponent<ViewerProps<never>>>;

/** The viewers of every kind, fetched with the first card of it; a gap is a type error. */
export const viewersOf = ofKind<Viewers>({
  greeting: () => import("./greeting/viewers.tsx").then(({ viewers }) => viewers),
  birthday: () => import("./birthday/viewers.tsx").then(({ viewers }) => viewers),
  thanks: () => import("./thanks/viewers.tsx").then(({ viewers }) => viewers),
  "baby-birthday": () => import("./baby-birthday/viewers.tsx").then(({ viewers }) => viewers),
  event: () => import("./event/viewers.tsx").then(({ viewers }) => viewers),
  photo: () => import("./photo/viewers.tsx").then(({ viewers }) => viewers),
  memorial: () => import("./memorial/viewers.tsx").then(({ viewers }) => viewers),
  site: () => import("./site/viewers.tsx").then(({ viewers }) => viewers),
});
