import type { FunctionComponent } from "react";
import { editors as babyBirthday } from "./baby-birthday/editors.tsx";
import { editors as birthday } from "./birthday/editors.tsx";
import type { EditorProps } from "./editor.ts";
import { editors as event } from "./event/editors.tsx";
import { editors as greeting } from "./greeting/editors.tsx";
import type { KindName } from "./kinds.ts";
import { editors as memorial } from "./memorial/editors.tsx";
import { editors as thanks } from "./thanks/editors.tsx";

/** The editors of every kind by the name of their section; a gap is a type error. */
export const editors: Record<KindName, Record<string, FunctionComponent<EditorProps<never>>>> = {
  greeting,
  birthday,
  thanks,
  "baby-birthday": babyBirthday,
  event,
  memorial,
  // Made on its surface.
  photo: {},
};
