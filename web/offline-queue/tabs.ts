import { newUuid } from "#domain/uuid.ts";

/** This page, as long as it lives. */
export const thisTab = newUuid();

/** Says to other windows that this one works on something; answers how to let go. A page that dies lets go. */
export function hold(name: string): () => void {
  let letGo = () => {};
  const done = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void globalThis.navigator?.locks?.request(name, () => done);
  return letGo;
}

/** What the windows of this browser work on. Where the browser does not tell, nothing. */
export async function heldNames(): Promise<Set<string>> {
  const { held = [] } = (await globalThis.navigator?.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => name ?? []));
}
