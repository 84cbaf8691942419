import { LRUCache } from "lru-cache";
import { bytesOfAnswers, type EncodedAnswers, encodedAnswers } from "#server/http/encoded-answers.ts";

/** Some four thousand cards with all their photos; the rest is drawn again when somebody comes. */
const MOST_BYTES = 64 * 1024 * 1024;
/** With and without www, by a name at home and by number. Whoever makes up hosts takes only the places of one card. */
const MOST_HOSTS = 4;

/** Whoever opens a card first waits for it: half the time of the next step. */
const BROTLI_QUALITY = 4;
/** Whoever made a card looks at it, and a messenger does; the guests after them are many. */
const FEW_ASKED = 3;

/** A page as bytes, compressed once, with what is needed to send it. */
export type CachedPage = EncodedAnswers & {
  card: string;
  status: number;
  /** When it must be drawn anew even if nothing changed. */
  until: number;
  /** When an open page should be opened anew. */
  changesAt: number | null;
  /** Of when it was drawn; see `page-cache-key.ts`. */
  cacheKey: string;
  /** Those that it shows: its fonts are cut to them. */
  characters: string;
  /** How often, since it was drawn. */
  asked: number;
};

type Drawn = Pick<CachedPage, "card" | "status" | "cacheKey" | "characters"> & {
  html: string;
  until: Date;
  changesAt?: Date | null;
  headers: Record<string, string>;
};

export async function keptPage({ html, until, changesAt, headers, ...page }: Drawn): Promise<CachedPage> {
  return {
    ...page,
    ...(await encodedAnswers({ html, headers, quality: BROTLI_QUALITY })),
    until: until.getTime(),
    asked: 0,
    changesAt: changesAt?.getTime() ?? null,
  };
}

type Draw = () => Promise<CachedPage | null>;
type Flight = { card: string; outdated: boolean; page: Promise<CachedPage | null> };

/**
 * Pages by address. What is asked for many times at once is drawn once; what was being drawn while its card changed
 * is drawn again, so that nobody is given what was true before.
 */
export function createPageCache() {
  /** The same card may be asked for under several hosts. */
  const addresses = new Map<string, Set<string>>();
  const flights = new Map<string, Flight>();
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MOST_BYTES,
    sizeCalculation: bytesOfAnswers,
    dispose({ card }, address) {
      const known = addresses.get(card);
      known?.delete(address);
      if (known?.size === 0) addresses.delete(card);
    },
  });

  /** Evicts the least recently used page of the card. */
  function keep(address: string, page: CachedPage) {
    pages.set(address, page);
    const known = addresses.get(page.card) ?? new Set<string>();
    addresses.set(page.card, known.add(address));
    for (const oldest of [...known].slice(0, -MOST_HOSTS)) pages.delete(oldest);
  }

  /** Only what many ask for is worth it, and there is no hurry. */
  function count(page: CachedPage) {
    page.asked += 1;
    if (page.asked === FEW_ASKED) void page.compressFurther();
  }

  /** The last of a card's addresses is the one that was asked for last. */
  function touch(address: string, { card }: CachedPage) {
    const known = addresses.get(card);
    if (known && known.size > 1 && known.delete(address)) known.add(address);
  }

  async function fly(flight: Flight, { address, draw }: { address: string; draw: Draw }) {
    try {
      for (;;) {
        flight.outdated = false;
        const page = await draw();
        if (flight.outdated) continue;
        if (!page) return null;
        keep(address, page);
        return page;
      }
    } finally {
      flights.delete(address);
    }
  }

  return {
    /** The page if it is there and its time is not over. */
    get(address: string, now: number): CachedPage | undefined {
      const page = pages.get(address);
      if (!page || page.until <= now) return undefined;
      touch(address, page);
      count(page);
      return page;
    },
    /** The page, drawn now; whoever asks meanwhile gets the same. */
    draw({ address, card, draw }: { address: string; card: string; draw: Draw }): Promise<CachedPage | null> {
      const flying = flights.get(address);
      if (flying) return flying.page;
      const flight: Flight = { card, outdated: false, page: Promise.resolve(null) };
      flights.set(address, flight);
      flight.page = fly(flight, { address, draw });
      return flight.page;
    },
    /** The page that is being drawn there. */
    drawn: (address: string): Promise<CachedPage | null> | undefined => flights.get(address)?.page,
    figures: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
    /** Forgets every page. */
    clear(): void {
      pages.clear();
      for (const flight of flights.values()) flight.outdated = true;
    },
    /** Forgets every page of a card. */
    invalidate(card: string): void {
      for (const address of [...(addresses.get(card) ?? [])]) pages.delete(address);
      for (const flight of flights.values()) if (flight.card === card) flight.outdated = true;
    },
  };
}
