import type { Why } from "./card-document.ts";
import { inTimeOrKept } from "./in-time-or-kept.ts";
import { createKeptCards } from "./kept-cards.ts";
import { sortOf } from "./kept-files.ts";

/*
 * Without a network: a card that was opened here before is shown as it was then, and any other address says that the
 * network is gone. While there is one, nothing is answered from here but what it has answered itself.
 */

type Waiting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Waiting & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
type Telling = Waiting & { data: unknown; source: { url?: string } | null; ports: readonly MessagePort[] };

declare const self: {
  addEventListener(type: "install" | "activate", listener: (event: Waiting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "message", listener: (event: Telling) => void): void;
  registration: ServiceWorkerRegistration;
  location: Location;
  skipWaiting(): Promise<void>;
};

/** Says that the network is gone, where there is nothing else to show. */
const OFFLINE_PAGE = "/offline.html";
/** Another number brings that page anew. */
const STORE = "goi-offline-2";
/** A network that says nothing for so long is as good as none for who stands at a door and looks for the hall. */
const PATIENCE_MS = 4_000;
/** The copy is seen already, and the network was heard: its answer may take long. */
const REOPENING_PATIENCE_MS = 30_000;

const cards = createKeptCards({ caches, fetch: (address, how) => fetch(address, how), now: Date.now });

/** Addresses whose copy somebody has before them who is about to see what is there now. */
const reopening = new Set<string>();
/** As the last page has shown. A worker that was just started does not know, and looks here first. */
let network: "there" | "gone" | "unknown" = "unknown";

self.addEventListener("install", (event) => {
  const kept = caches.open(STORE).then((store) => store.add(new Request(OFFLINE_PAGE, { cache: "reload" })));
  event.waitUntil(Promise.all([kept, self.skipWaiting()]));
});

self.addEventListener("activate", (event) => {
  // Firefox ends a navigation whose early request fails, whatever is answered here: it goes without.
  const isEarly = !/Firefox\//.test(navigator.userAgent);
  const early = isEarly ? self.registration.navigationPreload?.enable() : undefined;
  event.waitUntil(Promise.all([forgetOlder(), inTurn(cards.prune), early]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") {
    if (request.method === "GET") event.respondWith(answerPage(event));
    return;
  }
  const sort = sortOf(request, self.location.origin);
  if (sort === "beside") event.respondWith(fetch(request).catch(() => answerFile(request)));
  // What is named by its content is never out of date. While the network is there it is not looked for.
  if (sort === "part" && network !== "there") event.respondWith(answerFile(request));
});

/** A page asks to be kept, or says that it opens itself anew and waits for the answer. */
self.addEventListener("message", (event) => {
  const { data, source, ports } = event;
  if (!source?.url || typeof data !== "object" || data === null) return;
  const path = new URL(source.url).pathname;
  if ("keep" in data && isListOfTexts(data.keep)) {
    const asked = data.keep;
    event.waitUntil(inTurn(() => cards.keep(path, asked)));
  }
  if ("also" in data && isListOfTexts(data.also)) {
    const asked = data.also;
    event.waitUntil(inTurn(() => cards.keepAlso(path, asked)));
  }
  if ("reopening" in data) {
    reopening.add(path);
    ports[0]?.postMessage("waiting");
  }
});

let working: Promise<unknown> = Promise.resolve();

/** One thing is kept after the other. Where there is no room, or storing is forbidden, a card goes without. */
function inTurn(work: () => Promise<void>): Promise<unknown> {
  working = working.then(work).catch(() => undefined);
  return working;
}

async function forgetOlder(): Promise<void> {
  await cards.forgetOlder();
  for (const name of await caches.keys()) {
    if (name.startsWith("goi-offline-") && name !== STORE) await caches.delete(name);
  }
}

/** The network's answer; where it fails or says nothing, the copy of a card, and else a page that says so. */
function answerPage(event: Fetching): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const answered = open(event, pathname);
  // What is kept follows the answer, also where that comes after the copy was shown.
  event.waitUntil(answered.catch(() => undefined));
  return inTimeOrKept({
    network: answered,
    kept: (why) => copyOf(request, why),
    otherwise: async () => (await caches.match(OFFLINE_PAGE)) ?? Response.error(),
    patienceMs: reopening.delete(pathname) ? REOPENING_PATIENCE_MS : PATIENCE_MS,
  });
}

/** Asks the server. What is kept of this address follows its answer, however late that comes. */
async function open(event: Fetching, path: string): Promise<Response> {
  const isKept = cards.has(path).catch(() => false);
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  network = "there";
  if (await isKept) {
    const copied = response.type === "opaqueredirect" ? response : response.clone();
    event.waitUntil(cards.hear(path, copied).catch(() => undefined));
  }
  return response;
}

/** Storing may be forbidden here: then there is none. */
async function copyOf({ url }: Request, why: Why): Promise<Response | undefined> {
  try {
    const copy = (await cards.copyAt(new URL(url).pathname, why)) ?? (await cards.fileAt(url));
    if (copy) network = "gone";
    return copy;
  } catch {
    return undefined;
  }
}

async function answerFile(request: Request): Promise<Response> {
  return (await cards.fileAt(request.url).catch(() => undefined)) ?? fetch(request);
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
