import { EntriesChangedDocument } from "#web/graphql/graphql.ts";
import { readSettings } from "#web/settings.ts";

/** First wait before the line is taken up again, doubled each time it fails. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Calls back when something was left, changed or taken away on a card, until the answer is called. After the line
 * was lost it calls back once more, since nobody knows what was missed.
 */
export function watchEntries(card: string, onChange: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;

  async function listen() {
    let wait = FIRST_WAIT_MS;
    while (!signal.aborted) {
      try {
        const answer = await openLine(card, signal);
        // A card that guests cannot open gets nothing new.
        if (answer.status === 404 || answer.status === 410) return;
        if (!answer.ok || !answer.body) throw new Error(`The line answered ${answer.status}`);
        for await (const event of eventsIn(answer.body)) {
          wait = FIRST_WAIT_MS;
          if (/^event: ?next$/m.test(event)) onChange();
        }
      } catch {
        // Said by nobody: the page has a button to load again.
      }
      await pause(wait, signal);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      if (!signal.aborted) onChange();
    }
  }

  void listen();
  return () => ended.abort();
}

async function openLine(card: string, signal: AbortSignal): Promise<Response> {
  const { graphqlEndpoint, apiKey } = await readSettings();
  return fetch(`${graphqlEndpoint}/stream`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "text/event-stream", "x-api-key": apiKey },
    body: JSON.stringify({ query: EntriesChangedDocument.toString(), variables: { card } }),
    signal,
  });
}

/** Server-sent events are paragraphs. */
async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  while (true) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    yield* events;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
