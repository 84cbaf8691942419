import { Refusal, type RefusalCode } from "#domain/refusal.ts";

/** What was made, or why not: an error forgets on its way to another process what it is. */
export type RefusalOr<Made> = { made: Made } | { refusal: RefusalCode };

/** To be called by a worker. */
export async function refusalOr<Made>(making: Promise<Made>): Promise<RefusalOr<Made>> {
  try {
    return { made: await making };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.code };
    throw error;
  }
}

/** To be called by who asked it. */
export async function madeOrRefused<Made>(answer: Promise<RefusalOr<Made>>): Promise<Made> {
  const told = await answer;
  if ("refusal" in told) throw new Refusal(told.refusal);
  return told.made;
}
