/** A browser's `CacheStorage` in memory, as far as the worker uses it. */
export function fakeCaches(origin = "https://goi.test"): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const hrefOf = (asked: RequestInfo | URL) =>
    new URL(asked instanceof Request ? asked.url : asked.toString(), origin).href;

  function storeOf(name: string) {
    const rows = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, rows);
    return {
      match: async (asked: RequestInfo | URL) => rows.get(hrefOf(asked))?.clone(),
      async put(asked: RequestInfo | URL, answer: Response) {
        rows.set(hrefOf(asked), answer);
      },
      delete: async (asked: RequestInfo | URL) => rows.delete(hrefOf(asked)),
      keys: async () => [...rows.keys()].map((url) => ({ url })),
    };
  }

  return {
    has: async (name: string) => stores.has(name),
    open: async (name: string) => storeOf(name),
    delete: async (name: string) => stores.delete(name),
    keys: async () => [...stores.keys()],
    async match(asked: RequestInfo | URL, { ignoreSearch = false }: CacheQueryOptions = {}) {
      const nameOf = (href: string) => (ignoreSearch ? href.replace(/\?.*/, "") : href);
      const wanted = nameOf(hrefOf(asked));
      const rows = [...stores.values()].flatMap((store) => [...store]);
      return rows.find(([href]) => nameOf(href) === wanted)?.[1].clone();
    },
  } as unknown as CacheStorage;
}
