import type { Kind } from "#cards/engine/kind.ts";
import type { CheckAnswer } from "#domain/check-answer.ts";
import { MAX_MESSAGE } from "#domain/check-message.ts";
import { MINUTE_MS } from "#domain/duration.ts";
import { readBeginning } from "#server/http/body.ts";
import type { SharedRateLimits } from "#server/limits/shared-rate-limit.ts";
import type { Clock, Database } from "#server/ports.ts";
import { answerCheck } from "./answer-check.ts";
import { checkPage } from "./check-page.ts";
import { createGuessLimit } from "./guess-limit.ts";

/** A form writes a letter of Hangul as nine: twice what is read of a message. */
const MOST_BODY_BYTES = 2 * 9 * MAX_MESSAGE;

type Parts = {
  database: Database;
  clock: Clock;
  kinds: readonly Kind[];
  addresses: () => Promise<ReadonlySet<string>>;
  limit: SharedRateLimits;
};

type Call = { origin: string; ip: string; nonce: string };

/** `/check`: whether what somebody was sent is one of our cards. Complete without a script, and it asks nobody outside. */
export function createCardCheck({ database, clock, kinds, addresses, limit }: Parts) {
  const guesses = createGuessLimit({ limit, clock });
  const parts = { orm: database.orm, clock, kinds, addresses, guesses };

  async function answered(typed: { message: string; day: string }, call: Call): Promise<CheckAnswer> {
    const seconds = guesses.check(call.ip);
    if (seconds === 0) return answerCheck(parts, { ...typed, ...call });
    const minutes = Math.ceil((seconds * 1_000) / MINUTE_MS);
    return {
      verdict: "limited",
      links: [],
      hasMoreLinks: false,
      number: { is: "limited", minutes },
      isCut: false,
    };
  }

  return async function handle(request: Request, call: Call): Promise<Response> {
    const typed = request.method === "POST" ? await typedIn(request) : null;
    const answer = typed && (await answered(typed, call));
    const { nonce } = call;
    const { host } = new URL(call.origin);
    const text = checkPage({ typed: typed ?? { message: "", day: "" }, answer, host, nonce });
    const { number } = answer ?? {};
    const isLimited = answer?.verdict === "limited" && number?.is === "limited";
    return new Response(text, {
      status: isLimited ? 429 : 200,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        ...(isLimited && { "retry-after": String(number.minutes * 60) }),
      },
    });
  };
}

/** What was sent, as far as it is read: the beginning of a novel is as good as any other message. */
async function typedIn(request: Request): Promise<{ message: string; day: string }> {
  const form = new URLSearchParams(await readBeginning(request, MOST_BODY_BYTES));
  const message = form.get("message") ?? "";
  return { message: message.slice(0, MAX_MESSAGE + 1), day: (form.get("day") ?? "").slice(0, 60) };
}
