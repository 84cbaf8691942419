import { vi } from "vitest";

/** What windows of one browser share: storage, a database, locks, and what happens to pages. */
export function fakeBrowser() {
  const rows = new Map<string, unknown>();
  vi.stubGlobal("indexedDB", { open: () => answered(() => database(rows)) });
  const held = new Set<string>();
  const heard = new EventTarget();
  const storage: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem(key: string, value: string) {
      storage[key] = value;
    },
    removeItem(key: string) {
      delete storage[key];
    },
  };
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(storage, name, { value, enumerable: false });
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("addEventListener", heard.addEventListener.bind(heard));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("navigator", {
    onLine: true,
    locks: {
      async request(name: string, work: () => Promise<void>) {
        held.add(name);
        await work();
        held.delete(name);
      },
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
    },
  });
  return {
    kept: () => [...Object.values(storage), ...[...rows.values()].map((row) => JSON.stringify(row))],
    /** As some private windows. */
    withoutDatabase: () => vi.stubGlobal("indexedDB", undefined),
    fire: (event: string) => heard.dispatchEvent(new Event(event)),
    /** A window is gone, and its locks with it. */
    kill(tab: string) {
      for (const name of held) if (name.endsWith(tab)) held.delete(name);
    },
  };
}

type Asked = { result?: unknown; onsuccess?: () => void; oncomplete?: () => void };

/** A request of IndexedDB: whoever asked listens afterwards. */
function answered(answer: () => unknown, done: () => void = () => undefined): Asked {
  const asked: Asked = {};
  queueMicrotask(() => {
    asked.result = answer();
    asked.onsuccess?.();
    done();
  });
  return asked;
}

function database(rows: Map<string, unknown>) {
  function objectStore() {
    const transaction: Asked = {};
    let open = 0;
    function request(answer: () => unknown): Asked {
      open += 1;
      return answered(answer, () => {
        open -= 1;
        if (open === 0) transaction.oncomplete?.();
      });
    }
    return {
      transaction,
      get: (key: string) => request(() => structuredClone(rows.get(key))),
      // At once, since no other transaction comes between.
      put(row: unknown, key: string) {
        rows.set(key, structuredClone(row));
        return request(() => key);
      },
      delete(key: string) {
        rows.delete(key);
        return request(() => undefined);
      },
      getAll: () => request(() => structuredClone([...rows.values()])),
      getAllKeys: () => request(() => [...rows.keys()]),
    };
  }
  return { transaction: () => ({ objectStore }) };
}
