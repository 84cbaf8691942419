import type { Caller, World } from "./world.ts";

/** For whom an operation is: one of the callers alone, everybody who is signed in, or everybody. */
export type Audience = Caller | "members" | "everybody";

/**
 * Makes what an operation is about, and answers the arguments that are right for those it is for. Required arguments
 * that it does not name are filled in, and what the operation does not take is left out. Where an operation is for one caller, all ask with the same arguments and that
 * one last. Where it is for several, each gets things of their own: the first to ask may use them up.
 */
export type Scenario = (
  world: World,
  caller: Caller,
) => Record<string, unknown> | Promise<Record<string, unknown>>;

/** The operations of a noun, by those they are for. */
export type Scenarios = Partial<Record<Audience, Record<string, Scenario>>>;

/** For what is asked without anything that would have to be there. */
export const asItIs: Scenario = () => ({});
