import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type Server } from "node:http";
import { CannotStart } from "#server/cannot-start.ts";

export type Scrape = (authorization: string | undefined) => Promise<Response>;

type Parts = { read: () => Promise<{ contentType: string; text: string }>; token?: string };

/** Answers whoever collects the figures; with a token only who has it. */
export function createScrape({ read, token }: Parts): Scrape {
  return async (authorization) => {
    if (token && !isSame(authorization ?? "", `Bearer ${token}`)) {
      return new Response("The figures are for who has METRICS_TOKEN.\n", {
        status: 401,
        headers: { "www-authenticate": "Bearer" },
      });
    }
    const { contentType, text } = await read();
    return new Response(text, { headers: { "content-type": contentType } });
  };
}

/** Takes the same time whatever is sent. */
function isSame(sent: string, right: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(sent), digest(right));
}

type Place = { port?: number; host: string };

/** The figures at an address of their own, which nobody but who collects them needs to reach. */
export async function listenForScrapes(scrape: Scrape, { port, host }: Place) {
  if (port === undefined) return undefined;
  const server = createServer(async (request, response) => {
    const isOurs = request.method === "GET" && request.url === "/-/metrics";
    const answer = isOurs
      ? await scrape(request.headers.authorization).catch(() => new Response(null, { status: 500 }))
      : new Response(null, { status: 404 });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(await answer.text());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => {
      reject(new CannotStart(`METRICS_PORT ${port} on ${host} cannot be used (${error.message}).`));
    });
    server.listen(port, host, resolve);
  });
  return {
    url: `http://${host}:${addressOf(server).port}/-/metrics`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function addressOf(server: Server): { port: number } {
  const address = server.address();
  return address && typeof address === "object" ? address : { port: 0 };
}
