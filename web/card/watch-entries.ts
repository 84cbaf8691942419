import { EntriesChangedDocument } from "#web/graphql/graphql.ts";
import { readSettings } from "#web/settings.ts";

/** A lost connection is tried again after this long, and longer each time. */
const FIRST_PAUSE_MS = 2_000;
const LAST_PAUSE_MS = 60_000;

/** Hears of what guests leave on a card: one connection for all sections, and none while nobody looks. */
export function watchEntries(card: string): (section: string, onChange: () => void) => () => void {
  const listeners = new Set<{ section: string; onChange: () => void }>();
  let connection: AbortController | undefined;
  let pause = FIRST_PAUSE_MS;
  let next: ReturnType<typeof setTimeout> | undefined;
  /** Nobody listened for a while: what was left meanwhile is heard of by nobody else. */
  let missed = false;

  function update(): void {
    const wanted = listeners.size > 0 && document.visibilityState === "visible";
    if (wanted && !connection) void connect();
    if (!wanted) {
      clearTimeout(next);
      connection?.abort();
      connection = undefined;
      missed = listeners.size > 0;
    }
  }

  function opened(): void {
    if (!missed) return;
    missed = false;
    for (const { onChange } of [...listeners]) onChange();
  }

  async function connect(): Promise<void> {
    const mine = new AbortController();
    connection = mine;
    try {
      for await (const sections of changes(card, { signal: mine.signal, opened })) {
        pause = FIRST_PAUSE_MS;
        for (const { section, onChange } of listeners) if (sections.includes(section)) onChange();
      }
    } catch {
      // Whatever it was, the page is complete without it.
    }
    if (connection !== mine) return;
    connection = undefined;
    missed = true;
    next = setTimeout(update, pause);
    pause = Math.min(pause * 2, LAST_PAUSE_MS);
  }

  return (section, onChange) => {
    const listener = { section, onChange };
    if (listeners.size === 0) document.addEventListener("visibilitychange", update);
    listeners.add(listener);
    update();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) document.removeEventListener("visibilitychange", update);
      update();
    };
  };
}

type Line = { signal: AbortSignal; opened(): void };

/** Names of sections, each time something changed on them. */
async function* changes(card: string, { signal, opened }: Line): AsyncGenerator<string[]> {
  const { graphqlEndpoint, apiKey } = await readSettings();
  const answer = await fetch(`${graphqlEndpoint}/stream`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream", "x-api-key": apiKey },
    body: JSON.stringify({ query: EntriesChangedDocument.toString(), variables: { card } }),
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
      const told = /^data: *(\{.*)$/.exec(line)?.[1];
      if (told) yield JSON.parse(told).data?.entriesChanged ?? [];
    }
  }
}
