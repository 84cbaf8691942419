import type { FunctionComponent } from "react";
import type { EditorProps } from "./editor.ts";
import { ofKind } from "./of-kind.ts";

/** By the name of their section. */
export type Editors = Record<string, FunctionComponent<EditorProps<never>>>;

/** The editors of every kind, fetched where a card of it is made; a gap is a type error. */
export const editorsOf = ofKind<Editors>({
  greeting: () => import("./greeting/editors.tsx").then(({ editors }) => editors),
  birthday: () => import("./birthday/editors.tsx").then(({ editors }) => editors),
  thanks: () => import("./thanks/editors.tsx").then(({ editors }) => editors),
  "baby-birthday": () => import("./baby-birthday/editors.tsx").then(({ editors }) => editors),
  event: () => import("./event/editors.tsx").then(({ editors }) => editors),
  memorial: () => import("./memorial/editors.tsx").then(({ editors }) => editors),
  // Made on its surface.
  photo: async () => ({}),
  site: () => import("./site/editors.tsx").then(({ editors }) => editors),
});
