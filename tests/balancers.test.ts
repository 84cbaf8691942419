import { readFileSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { clientAddress } from "#server/http/client-address.ts";
import type { Before } from "#server/http/kept-answers.ts";
import { listen } from "#server/http/listen.ts";
import { unavailablePage } from "#server/http/refusal-page.ts";
import { projectRoot } from "./project-root.ts";
import { freePort, installed, startProgram } from "./proxies.ts";

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** A machine of ours that says who asked it, and lets one event out before the next is there. */
async function machine() {
  const config = readConfig({ TRUSTED_PROXIES: "127.0.0.0/8", HOST: "127.0.0.1", PORT: "0" });
  const next = Promise.withResolvers<void>();
  /** Under which host it was asked whether it is ready: without one the app answers nothing. */
  const checks: (string | undefined)[] = [];
  const before: Before = async ({ url, headers, socket }, response) => {
    if (url === "/-/ready") checks.push(headers.host);
    if (url === "/busy") return void response.writeHead(503).end("busy");
    if (url !== "/graphql/stream") {
      return void response.end(clientAddress({ peer: socket.remoteAddress, headers }, config));
    }
    response.writeHead(200, { "content-type": "text/event-stream" }).write("event: first\n\n");
    await next.promise;
    response.end("event: second\n\n");
  };
  const server = await listen({ http: { fetch: () => new Response() }, config, before });
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, checks, release: next.resolve };
}

const sampleOf = (file: string) => readFileSync(join(projectRoot, "ops", file), "utf8");

const balancers: [
  name: string,
  file: string | undefined,
  start: (file: string, port: number) => ReturnType<typeof startProgram>,
][] = [
  [
    "HAProxy",
    installed("haproxy"),
    async (program, port) => {
      const own = await freePort();
      const machineAt = `127.0.0.1:${port}`;
      return startProgram({
        program,
        args: () => ["-db", "-f", join(projectRoot, "ops/haproxy/goi.cfg")],
        env: { GOI_BIND: `127.0.0.1:${own}`, GOI_FIRST: machineAt, GOI_SECOND: machineAt },
        url: `http://127.0.0.1:${own}`,
      });
    },
  ],
  [
    "nginx",
    installed("nginx"),
    async (program, port) => {
      const own = await freePort();
      const site = sampleOf("nginx/goi.conf")
        .replace("127.0.0.1:8080", `127.0.0.1:${own}`)
        .replaceAll(/127\.0\.0\.1:300[01]/g, `127.0.0.1:${port}`)
        .replace("/etc/nginx/goi", join(projectRoot, "ops"));
      const args = (folder: string) => {
        const file = join(folder, "nginx.conf");
        const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
          (name) => `${name}_temp_path ${folder}/${name};`,
        );
        writeFileSync(
          file,
          `daemon off; pid ${folder}/pid; error_log /dev/null; events {} http { access_log off; ${temporary.join(" ")}\n${site} }`,
        );
        return ["-c", file, "-p", folder, "-e", "/dev/null"];
      };
      return startProgram({ program, args, url: `http://127.0.0.1:${own}` });
    },
  ],
];

describe.each(balancers)("behind %s, as ops has it", (name, program, start) => {
  test.runIf(program && name === "HAProxy")("it asks whether we are ready as we answer it", async () => {
    const { port, checks } = await machine();
    stops.push((await start(program ?? "", port)).stop);
    await expect.poll(() => checks[0] ?? checks.length, { timeout: 30_000 }).toBe("goi");
  });

  test.skipIf(!program)("where no machine answers, people read so in Korean", async () => {
    const { url, stop } = await start(program ?? "", await freePort());
    stops.push(stop);
    const answer = await fetch(`${url}/card/abcdefghijklmnop`);
    expect([502, 503]).toContain(answer.status);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).toBe(unavailablePage());
  });

  test.skipIf(!program)("what a machine itself refuses is handed on", async () => {
    const { port } = await machine();
    const { url, stop } = await start(program ?? "", port);
    stops.push(stop);
    const answer = await fetch(`${url}/busy`);
    expect([answer.status, await answer.text()]).toEqual([503, "busy"]);
  });

  test.skipIf(!program)(
    "the client is who came, not whom they made up, and events come as they are sent",
    async () => {
      const { port, release } = await machine();
      const { url, stop } = await start(program ?? "", port);
      stops.push(stop);
      const asked = await fetch(url, { headers: { "x-forwarded-for": "203.0.113.9" } });
      // The test itself sits on a trusted address: nobody else is named.
      expect(await asked.text()).toBe("127.0.0.1");

      const stream = await fetch(`${url}/graphql/stream`);
      const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
      expect((await reader?.read())?.value).toBe("event: first\n\n");
      release();
      expect((await reader?.read())?.value).toBe("event: second\n\n");
    },
  );
});
