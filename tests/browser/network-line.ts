import { startProxy } from "#tests/silent-proxy.ts";

export type NetworkLine = Awaited<ReturnType<typeof openLine>>;

/** The line between browsers and the app, at an address that stays: it can be cut, and it can fall silent. */
export async function openLine(target: string) {
  let proxy = await startProxy(target);
  const url = proxy.url.replace(/\/$/, "");
  const port = Number(new URL(url).port);
  return {
    url,
    /** Nobody is there any more: whoever calls is refused. */
    cut: () => proxy.close(),
    async mend() {
      proxy = await startProxy(target, port);
    },
    /** Calls are taken and nothing is answered. */
    silence: () => proxy.silence(),
    resume: () => proxy.resume(),
    close: () => proxy.close(),
  };
}
