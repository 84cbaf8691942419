/** Shows a page of ours where the network is gone. It keeps nothing else, so that nothing it shows is out of date. */
const PAGE = "/offline.html";
/** Another number brings the page anew. */
const STORE = "goi-offline-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(STORE).then((store) => store.add(new Request(PAGE, { cache: "reload" }))));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forgetOlder(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(answer(event));
});

async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith("goi-offline-") && name !== STORE)
      .map((name) => caches.delete(name)),
  );
}

async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}
