import type { FunctionComponent } from "react";
import { viewers as babyBirthday } from "./baby-birthday/viewers.tsx";
import { viewers as birthday } from "./birthday/viewers.tsx";
import { viewers as event } from "./event/viewers.tsx";
import { viewers as greeting } from "./greeting/viewers.tsx";
import type { KindName } from "./kinds.ts";
import { viewers as memorial } from "./memorial/viewers.tsx";
import { viewers as photo } from "./photo/viewers.tsx";
import { viewers as thanks } from "./thanks/viewers.tsx";
import type { ViewerProps } from "./viewer.ts";

/** The viewers of every kind by the name of their section; a gap is a type error. */
export const viewers: Record<KindName, Record<string, FunctionComponent<ViewerProps<never>>>> = {
  greeting,
  birthday,
  thanks,
  "baby-birthday": babyBirthday,
  event,
  photo,
  memorial,
};
