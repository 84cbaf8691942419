import type { Context } from "./context.ts";

/** Batch loader: collects the keys that the fields of one call ask for in a tick and loads them with one query. */
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
