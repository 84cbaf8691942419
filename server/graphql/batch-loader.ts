import type { Context } from "./context.ts";

/** Asks once for everything that fields of one call name within a turn, such as those of all cards of a list. */
export function batchLoader<Key, Found>(ask: (context: Context, keys: Key[]) => Promise<Found>) {
  const askings = new WeakMap<Context, { keys: Key[]; found: Promise<Found> }>();

  function begin(context: Context) {
    const keys: Key[] = [];
    const found = new Promise<void>(setImmediate).then(() => {
      askings.delete(context);
      return ask(context, keys);
    });
    const asking = { keys, found };
    askings.set(context, asking);
    return asking;
  }

  return (context: Context, key: Key): Promise<Found> => {
    const { keys, found } = askings.get(context) ?? begin(context);
    keys.push(key);
    return found;
  };
}
