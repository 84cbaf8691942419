import { untilNotBusy } from "#server/graphql/api-for-tests.ts";
import { adminScenarios } from "./admin.ts";
import { cardScenarios } from "./cards.ts";
import { companyScenarios } from "./companies.ts";
import { entryScenarios } from "./entries.ts";
import { guessScenarios } from "./guesses.ts";
import { memberScenarios } from "./members.ts";
import { orderScenarios } from "./orders.ts";
import { photoScenarios } from "./photos.ts";
import { type Operation, type Question, questionOf } from "./question.ts";
import { reportScenarios } from "./reports.ts";
import type { Audience, Scenario, Scenarios } from "./scenario.ts";
import { ticketScenarios } from "./tickets.ts";
import { voucherScenarios } from "./vouchers.ts";
import { weddingPlanScenarios } from "./wedding-plans.ts";
import { type Caller, callers, deviceOf, tokenOf, type World } from "./world.ts";

const nouns: Scenarios[] = [
  adminScenarios,
  cardScenarios,
  companyScenarios,
  entryScenarios,
  guessScenarios,
  memberScenarios,
  orderScenarios,
  photoScenarios,
  reportScenarios,
  ticketScenarios,
  voucherScenarios,
  weddingPlanScenarios,
];

type Known = { name: string; audience: Audience; scenario: Scenario };

/** Every scenario there is, with those it is for. */
export const known: Known[] = nouns.flatMap((noun) =>
  (Object.entries(noun) as [Audience, Record<string, Scenario>][]).flatMap(([audience, scenarios]) =>
    Object.entries(scenarios).map(([name, scenario]) => ({ name, audience, scenario })),
  ),
);

/** The callers that an operation for these is meant for. */
export function meantFor(audience: Audience): readonly Caller[] {
  if (audience === "everybody") return callers;
  return audience === "members" ? callers.filter((caller) => caller !== "visitor") : [audience];
}

export type Row = { operation: Operation; audience: Audience | undefined; outcomes: Record<Caller, string> };

/** Asks an operation as every caller. */
export async function rowOf(world: World, operation: Operation): Promise<Row> {
  const { audience, scenario } = known.find(({ name }) => name === operation.field.name) ?? {};
  const meant = audience ? meantFor(audience) : [];
  const outcomes = {} as Row["outcomes"];
  let question: Question | undefined;
  // Strangers first: what the right caller does may be the end of it.
  const inTurn = callers.toSorted(
    (one, other) => Number(meant.includes(one)) - Number(meant.includes(other)),
  );
  for (const caller of inTurn) {
    if (!question || meant.length > 1) {
      await world.reset();
      question = questionOf(operation, (await prepared(caller)) ?? {});
    }
    outcomes[caller] = await outcomeOf(world, { operation, caller, question });
  }
  return { operation, audience, outcomes };

  async function prepared(caller: Caller) {
    try {
      return await scenario?.(world, caller);
    } catch (cause) {
      throw new Error(`The scenario of ${operation.field.name} went wrong`, { cause });
    }
  }
}

type Asking = { operation: Operation; caller: Caller; question: Question };

/** `ok`, or the code of the refusal. */
async function outcomeOf(world: World, asking: Asking): Promise<string> {
  if (asking.operation.kind === "subscription") return streamOutcomeOf(world, asking);
  const { query, variables } = asking.question;
  const headers = { "x-visitor": deviceOf(asking.caller) };
  const token = tokenOf(asking.caller);
  const { errors } = await untilNotBusy(() => world.asked.post(query, { variables, token, headers }));
  return errors?.[0]?.extensions.code ?? "ok";
}

async function streamOutcomeOf(world: World, asking: Asking): Promise<string> {
  const { asked: api } = world;
  const token = tokenOf(asking.caller);
  const request = api.requestOf({
    path: "/graphql/stream",
    body: JSON.stringify(asking.question),
    headers: {
      "x-visitor": deviceOf(asking.caller),
      accept: "text/event-stream",
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  const stream = await api.stream(request, { requestId: "request-1", ip: "127.0.0.1" });
  if (stream.ok) {
    await stream.body?.cancel();
    return "ok";
  }
  // On a slow machine any question may hear so, and asks again.
  if (stream.status === 503) return streamOutcomeOf(world, asking);
  const { errors } = (await stream.json()) as { errors: { extensions: { code: string } }[] };
  return errors[0]?.extensions.code ?? "nothing";
}
