import { samples as babyBirthday } from "./baby-birthday/samples.ts";
import { samples as birthday } from "./birthday/samples.ts";
import { samples as event } from "./event/samples.ts";
import { samples as greeting } from "./greeting/samples.ts";
import type { KindName } from "./kinds.ts";
import { samples as memorial } from "./memorial/samples.ts";
import { samples as photo } from "./photo/samples.ts";
import type { Sample } from "./sample.ts";
import { samples as thanks } from "./thanks/samples.ts";

/** The samples of every kind, in the order a maker sees them. */
export const samples: Record<KindName, readonly Sample[]> = {
  greeting,
  birthday,
  thanks,
  "baby-birthday": babyBirthday,
  event,
  photo,
  memorial,
};
