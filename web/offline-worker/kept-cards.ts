import { asCopy, factsIn, headersOfCopy, type KeptFacts, type Why } from "./card-document.ts";
import { filesBeside, isBeside, otherSizes } from "./kept-files.ts";
import { verdictOn } from "./verdict.ts";

/** Another number forgets what older workers kept in another form. */
export const CARD_STORES = "goi-card-1 ";
const OLDER_STORES = /^goi-card-/;
/** More than one is invited to in a season. The one that was not opened for longest goes first. */
export const MOST_CARDS = 20;
/** A page with its fonts and scripts is half of it; the rest is photos. */
export const MOST_BYTES = 6 * 1024 * 1024;
/** What is known of a kept card, beside its page. */
const NOTE = "/-/kept";

type Note = KeptFacts & { keptAt: number; openedAt: number };

type Parts = {
  caches: CacheStorage;
  fetch(address: string, how: RequestInit): Promise<Response>;
  now(): number;
};

/**
 * Cards that were opened on this device. Each has a store of its own with its page and all that the page refers to, so
 * that nothing is left of one that goes, and a new build takes nothing from those that stay.
 */
export function createKeptCards({ caches, fetch, now }: Parts) {
  const nameOf = (path: string) => `${CARD_STORES}${path}`;

  async function drop(path: string): Promise<void> {
    await caches.delete(nameOf(path));
  }

  /** The newest word of the server on an address that may be kept. Answers what is kept there now. */
  async function hear(path: string, response: Response): Promise<Note | null> {
    const verdict = verdictOn(response);
    if (verdict === "leave") return null;
    const html = verdict === "keep" ? await response.clone().text() : "";
    const facts = factsIn(html);
    const known = await noteOf(path);
    // A name that leads to another card by now: nothing of the one before may stay.
    if (!facts || facts.card !== known?.card) await drop(path);
    if (!facts) return null;
    const received = Date.parse(response.headers.get("date") ?? "");
    const note = { ...facts, keptAt: Number.isNaN(received) ? now() : received, openedAt: now() };
    const store = await caches.open(nameOf(path));
    await store.put(NOTE, Response.json(note));
    await store.put(path, new Response(html, { headers: headersOfCopy(response.headers) }));
    return note;
  }

  /** Keeps a card that somebody has open: its page first, then what it needs, as long as there is room. */
  async function keep(path: string, asked: readonly string[]): Promise<void> {
    const page = await fetch(path, { cache: "no-cache", credentials: "omit" });
    if (!(await hear(path, page))) return;
    await prune();
    const store = await caches.open(nameOf(path));
    const files = filesBeside(path, asked);
    await keepFiles(store, files);
    await forgetOthers(store, [path, NOTE, ...files]);
  }

  /** What the page has come to need since. */
  async function keepAlso(path: string, files: readonly string[]): Promise<void> {
    if (await caches.has(nameOf(path))) await keepFiles(await caches.open(nameOf(path)), files);
  }

  async function keepFiles(store: Cache, files: readonly string[]): Promise<void> {
    let bytes = 0;
    for (const file of files) {
      if (bytes > MOST_BYTES) return;
      bytes += await keepFile(store, file).catch(() => 0);
    }
  }

  /** One after the other, so that it is in nobody's way. Answers how large it is. */
  async function keepFile(store: Cache, file: string): Promise<number> {
    // What stands beside a page changes under the same address.
    const kept = isBeside(file) ? undefined : await store.match(file);
    if (kept) return (await kept.blob()).size;
    const response = await fetch(file, { credentials: "omit" });
    if (response.status !== 200 || response.redirected) return 0;
    const { size } = await response.clone().blob();
    await store.put(file, response);
    return size;
  }

  /** What only an earlier version of the page, or an earlier build, referred to. */
  async function forgetOthers(store: Cache, named: readonly string[]): Promise<void> {
    const wanted = new Set(named.map((address) => new URL(address, "https://card").href));
    for (const { url } of await store.keys()) {
      const { pathname, search } = new URL(url);
      if (!wanted.has(`https://card${pathname}${search}`)) await store.delete(url);
    }
  }

  async function noteOf(path: string): Promise<Note | null> {
    const name = nameOf(path);
    if (!(await caches.has(name))) return null;
    const note = await (await caches.open(name)).match(NOTE);
    return note ? note.json() : null;
  }

  /** Cards whose time is over go, and those that are too many. */
  async function prune(): Promise<void> {
    const paths = (await caches.keys())
      .filter((name) => name.startsWith(CARD_STORES))
      .map((name) => name.slice(CARD_STORES.length));
    const kept: { path: string; openedAt: number }[] = [];
    for (const path of paths) {
      const note = await noteOf(path);
      if (note && note.endsAt <= now()) await drop(path);
      // One without a note is just being written.
      else kept.push({ path, openedAt: note?.openedAt ?? now() });
    }
    kept.sort((one, other) => other.openedAt - one.openedAt);
    for (const { path } of kept.slice(MOST_CARDS)) await drop(path);
  }

  /** The copy of a card's page, saying that it is one; undefined where there is none any more. */
  async function copyAt(path: string, why: Why): Promise<Response | undefined> {
    const note = await noteOf(path);
    if (!note) return undefined;
    if (note.endsAt <= now()) {
      await drop(path);
      return undefined;
    }
    const store = await caches.open(nameOf(path));
    const page = await store.match(path);
    if (!page) return undefined;
    await store.put(NOTE, Response.json({ ...note, openedAt: now() }));
    return new Response(asCopy(await page.text(), { keptAt: note.keptAt, why }), { headers: page.headers });
  }

  /** A file of any kept card; of a photo another size, where just this one was not kept. */
  async function fileAt(url: string): Promise<Response | undefined> {
    // A page is opened with marks behind its address that say nothing of what stands beside it.
    const ignoreSearch = isBeside(new URL(url).pathname);
    for (const address of [url, ...otherSizes(url)]) {
      // What it depended on was how it could be packed, and it is unpacked now.
      const file = await caches.match(address, { ignoreVary: true, ignoreSearch });
      if (file) return file;
    }
    return undefined;
  }

  /** Stores of workers that kept in another form. */
  async function forgetOlder(): Promise<void> {
    for (const name of await caches.keys()) {
      if (OLDER_STORES.test(name) && !name.startsWith(CARD_STORES)) await caches.delete(name);
    }
  }

  return {
    has: (path: string) => caches.has(nameOf(path)),
    hear,
    keep,
    keepAlso,
    copyAt,
    fileAt,
    prune,
    forgetOlder,
  };
}
