import type { ApiOperation } from "#web/api-call.ts";
import { readSettings } from "#web/settings.ts";

/** A lost connection is tried again after about this long, and longer each time. */
const FIRST_PAUSE_MS = 2_000;
const LAST_PAUSE_MS = 60_000;

/** Half as long to half as long again: those who lost it together do not all come back in the same moment. */
function jittered(ms: number): number {
  return ms * (0.5 + Math.random());
}

type Parts<Told, Variables> = {
  operation: ApiOperation<Told, Variables>;
  variables: Variables;
  /** Who listens, where not everybody may. */
  identify?: () => Promise<Record<string, string>>;
  hear(told: Told): void;
  /** Nobody listened for a while: what happened meanwhile is heard of by nobody else. */
  missed(): void;
};

/** One subscription of the API: it comes back when it is lost, and rests while nobody looks. It stays light: a guest's page loads it. */
export function createLine<Told, Variables>(parts: Parts<Told, Variables>) {
  let connection: AbortController | undefined;
  let pause = FIRST_PAUSE_MS;
  /** When the server wants us back, where it said so. */
  let asked: number | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  let hasMissed = false;

  function update(): void {
    const wanted = isWanted && document.visibilityState === "visible";
    if (wanted && !connection) void connect();
    if (!wanted) {
      clearTimeout(next);
      connection?.abort();
      connection = undefined;
      hasMissed = isWanted;
    }
  }

  function opened(): void {
    if (!hasMissed) return;
    hasMissed = false;
    parts.missed();
  }

  async function connect(): Promise<void> {
    const mine = new AbortController();
    connection = mine;
    asked = undefined;
    const retry = (ms: number) => {
      asked = ms;
    };
    try {
      for await (const told of tellings(parts, { signal: mine.signal, opened, retry })) {
        pause = FIRST_PAUSE_MS;
        parts.hear(told);
      }
    } catch {
      // Whatever it was, the page is complete without it.
    }
    if (connection !== mine) return;
    connection = undefined;
    hasMissed = true;
    next = setTimeout(update, asked ?? jittered(pause));
    pause = Math.min(pause * 2, LAST_PAUSE_MS);
  }

  return {
    open(): void {
      isWanted = true;
      document.addEventListener("visibilitychange", update);
      update();
    },
    close(): void {
      isWanted = false;
      document.removeEventListener("visibilitychange", update);
      update();
    },
  };
}

type Line = { signal: AbortSignal; opened(): void; retry(ms: number): void };

async function* tellings<Told, Variables>(
  { operation, variables, identify }: Parts<Told, Variables>,
  { signal, opened, retry }: Line,
): AsyncGenerator<Told> {
  const { graphqlEndpoint, apiKey } = await readSettings();
  const answer = await fetch(`${graphqlEndpoint}/stream`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "text/event-stream",
      "x-api-key": apiKey,
      ...(await identify?.()),
    },
    body: JSON.stringify({ query: operation.toString(), variables }),
    signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`The stream answered ${answer.status}`);
  opened();
  let rest = "";
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value = "" } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const wait = /^retry: *(\d+)$/.exec(line)?.[1];
      if (wait) retry(Number(wait));
      const told = /^data: *(\{.*)$/.exec(line)?.[1];
      const { data } = told ? JSON.parse(told) : {};
      if (data) yield data;
    }
  }
}
