import { type KindName, kindNames } from "./kinds.ts";
import { ofKind } from "./of-kind.ts";
import type { Sample } from "./sample.ts";

/** The samples of every kind, in the order a maker sees them, fetched where they are shown; a gap is a type error. */
export const samplesOf = ofKind<readonly Sample[]>({
  greeting: () => import("./greeting/samples.ts").then(({ samples }) => samples),
  birthday: () => import("./birthday/samples.ts").then(({ samples }) => samples),
  thanks: () => import("./thanks/samples.ts").then(({ samples }) => samples),
  "baby-birthday": () => import("./baby-birthday/samples.ts").then(({ samples }) => samples),
  event: () => import("./event/samples.ts").then(({ samples }) => samples),
  photo: () => import("./photo/samples.ts").then(({ samples }) => samples),
  memorial: () => import("./memorial/samples.ts").then(({ samples }) => samples),
  site: () => import("./site/samples.ts").then(({ samples }) => samples),
});

/** All of them, where their weight is nobody's download. */
export async function allSamples(): Promise<Record<KindName, readonly Sample[]>> {
  const found = await Promise.all(kindNames.map(async (name) => [name, await samplesOf(name)] as const));
  return Object.fromEntries(found) as Record<KindName, readonly Sample[]>;
}
