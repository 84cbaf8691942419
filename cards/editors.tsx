import type { FunctionComponent } from "react";
import type { EditorProps } from "./editor.ts";
import type { KindName } from "./kinds.ts";

/** The editors of every kind by the name of their section. */
export const editors: Record<KindName, Record<string, FunctionComponent<EditorProps<never>>>> = {
  greeting: {},
};
