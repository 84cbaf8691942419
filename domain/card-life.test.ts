import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type CardAction,
  type CardStanding,
  type CardState,
  cardActions,
  cardStates,
  endEmailDue,
  endsBefore,
  expiryAfter,
  expiryAfterPayment,
  expiryOf,
  extensionDays,
  isBeyondUndo,
  isOver,
  keepingEndedFor,
  nextState,
  offeredActions,
  periodEndsAt,
  refuseTooManyDrafts,
  stateOf,
  trialEndsAt,
} from "#domain/card-life.ts";
import { DAY_MS, HOUR_MS } from "#domain/duration.ts";
import { Refusal } from "#domain/refusal.ts";

/** Every pair of state and action, as the product wants it; `-` is refused. */
const wanted = `
            save       publish    apply      close   reopen     duplicate  delete   restore    suspend    release
draft       draft      published  -          -       -          draft      deleted  draft      suspended  draft
published   published  published  published  closed  published  published  deleted  published  suspended  published
closed      closed     -          -          closed  published  closed     deleted  closed     suspended  closed
suspended   suspended  -          -          -       -          -          deleted  suspended  suspended  *
deleted     -          -          -          -       -          -          deleted  *          deleted    deleted
`;

const [actions = [], ...rows] = wanted
  .trim()
  .split("\n")
  .map((line) => line.trim().split(/ +/));
const cells = rows.flatMap(([state, ...results]) =>
  results.map((result, index) => [state as CardState, actions[index] as CardAction, result] as const),
);

const now = new Date("2026-11-15T00:00:00Z");
const statuses = ["draft", "published", "closed"] as const;
/** Every way for a card to be in a state. */
const standings = statuses.flatMap((status) =>
  [null, "신고"].flatMap((suspendedReason) =>
    [null, now].map(
      (deletedAt): CardStanding => ({ status, suspendedReason, blockedUntil: null, deletedAt }),
    ),
  ),
);

describe("the life of a card", () => {
  test("is said for every pair of state and action", () => {
    expect(actions).toEqual(cardActions);
    expect(rows.map(([state]) => state)).toEqual(cardStates);
    expect(cells).toHaveLength(cardStates.length * cardActions.length);
  });

  test.each(cells)("%s, %s: %s", (state, action, result) => {
    const cards = standings.filter((card) => stateOf(card) === state);
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) {
      if (result === "-") expect(() => nextState(card, action)).toThrow(new Refusal("CONFLICT"));
      else if (result !== "*") expect(nextState(card, action)).toBe(result);
    }
  });

  test.each(statuses)("a %s card that was suspended or deleted comes back as it was", (status) => {
    const card: CardStanding = { status, suspendedReason: null, blockedUntil: null, deletedAt: null };
    expect(nextState({ ...card, deletedAt: now }, "restore")).toBe(status);
    expect(nextState({ ...card, suspendedReason: "신고" }, "release")).toBe(status);
  });

  test("deleting and restoring does not end a suspension", () => {
    const card: CardStanding = {
      status: "published",
      suspendedReason: "신고",
      blockedUntil: null,
      deletedAt: now,
    };
    expect(nextState(card, "restore")).toBe("suspended");
  });

  test("releasing does not end a temporary measure, and publishing does not pass it by", () => {
    const card: CardStanding = {
      status: "published",
      suspendedReason: null,
      blockedUntil: now,
      deletedAt: null,
    };
    expect(stateOf(card)).toBe("suspended");
    expect(nextState(card, "release")).toBe("suspended");
    expect(() => nextState(card, "publish")).toThrow(new Refusal("CONFLICT"));
  });

  test("an owner is offered what its state leads to, while its page is not over", () => {
    const offered = (state: CardState, expiresAt: Date | string | null) =>
      Object.entries(offeredActions({ state, expiresAt }, now)).flatMap(([name, is]) => (is ? [name] : []));
    expect(offered("draft", null)).toEqual(["duplicate", "order"]);
    expect(offered("published", null)).toEqual(["view", "share", "close", "duplicate", "order"]);
    expect(offered("published", "2026-11-15T00:00:01Z")).toContain("close");
    expect(offered("published", now)).toEqual(["duplicate", "order"]);
    expect(offered("closed", null)).toEqual(["reopen", "duplicate", "order"]);
    expect(offered("closed", now)).toEqual(["duplicate", "order"]);
    expect([offered("suspended", null), offered("deleted", null)]).toEqual([[], []]);
  });

  test("nothing that is offered is refused", () => {
    for (const card of standings) {
      const offered = offeredActions({ state: stateOf(card), expiresAt: null }, now);
      for (const action of ["close", "reopen", "duplicate"] as const) {
        if (offered[action]) expect(() => nextState(card, action)).not.toThrow();
      }
    }
  });

  test("the 50th draft is the last", () => {
    expect(() => refuseTooManyDrafts(49)).not.toThrow();
    expect(() => refuseTooManyDrafts(50)).toThrow(new Refusal("LIMIT_REACHED"));
  });
});

/** A moment in Korea. */
const korea = (text: string) => new Date(`${text}+09:00`);

describe("letters about the end", () => {
  const long = { publishedAt: korea("2026-11-15T12:00:00"), expiresAt: korea("2027-02-01T00:00:00") };

  test.each([
    ["2027-01-17T23:59:59", null],
    ["2027-01-18T00:00:00", 14],
    ["2027-01-28T23:59:59", 14],
    ["2027-01-29T00:00:00", 3],
    ["2027-01-31T23:59:59", 3],
    ["2027-02-01T00:00:00", null],
  ])("at %s: %s", (at, days) => {
    expect(endEmailDue(long, korea(at))).toBe(days);
  });

  test("a trial has only the last one", () => {
    const publishedAt = korea("2026-11-15T12:00:00");
    const trial = { publishedAt, expiresAt: trialEndsAt(publishedAt) };
    expect(endEmailDue(trial, korea("2026-11-15T12:00:01"))).toBeNull();
    expect(endEmailDue(trial, korea("2026-11-20T00:00:00"))).toBe(3);
  });
});

describe("a trial", () => {
  test.each([
    ["at midnight", "2026-11-15T00:00:00"],
    ["at noon", "2026-11-15T12:00:00"],
    ["in the last millisecond of the day", "2026-11-15T23:59:59.999"],
  ])("published %s ends at the same midnight", (_when, at) => {
    expect(trialEndsAt(korea(at))).toEqual(korea("2026-11-23T00:00:00"));
  });

  test.each([
    ["no moment", [], "2026-11-23T00:00:00"],
    ["a moment that is over", ["2026-11-01"], "2026-11-23T00:00:00"],
    ["a moment on the day before the last", ["2026-11-21"], "2026-11-23T00:00:00"],
    ["a moment on the last day", ["2026-11-22"], "2026-11-24T00:00:00"],
    ["the latest of several", ["2026-11-25", "2026-12-03", "2026-11-30"], "2026-12-05T00:00:00"],
    ["a moment on the last day that a trial waits for", ["2026-12-14"], "2026-12-16T00:00:00"],
    ["a moment a day later", ["2026-12-15"], "2026-11-23T00:00:00"],
    ["one near and one too far away", ["2026-11-30", "2027-05-22"], "2026-12-02T00:00:00"],
    ["a year that was mistyped", ["9999-12-31"], "2026-11-23T00:00:00"],
  ])("with %s", (_what, moments, end) => {
    for (const at of ["2026-11-15T00:00:00", "2026-11-15T23:59:59.999"])
      expect(trialEndsAt(korea(at), moments)).toEqual(korea(end));
  });

  test("follows a moment that is moved, counts from its first day, and loses none", () => {
    const publishedAt = korea("2026-11-15T12:00:00");
    const known = { publishedAt, expiresAt: trialEndsAt(publishedAt, ["2026-11-30"]) };
    const moved = (moments: string[]) =>
      expiryAfter(known, { plan: null, eventDate: null, moments, now: korea("2026-11-20T12:00:00") });
    expect(moved(["2026-12-10"])).toEqual(korea("2026-12-12T00:00:00"));
    expect(moved(["2026-11-22"])).toEqual(known.expiresAt);
    expect(moved(["2026-12-18"])).toEqual(known.expiresAt);
  });

  test("that ends at a moment is gone in it", () => {
    const midnight = korea("2026-11-23T00:00:00");
    expect(endsBefore(midnight, midnight)).toBe(true);
    expect(endsBefore(midnight, korea("2026-11-22T23:59:59.999"))).toBe(false);
    expect(endsBefore(null, midnight)).toBe(false);
  });

  test("is over at that moment and not before", () => {
    const expiresAt = trialEndsAt(korea("2026-11-15T12:00:00"));
    expect(isOver({ expiresAt }, korea("2026-11-22T23:59:59.999"))).toBe(false);
    expect(isOver({ expiresAt }, korea("2026-11-23T00:00:00"))).toBe(true);
    expect(isOver({ expiresAt: null }, now)).toBe(false);
  });
});

describe("a paid period", () => {
  const publishedAt = korea("2026-11-15T12:00:00");

  test.each([
    ["90 days after the event", "2027-05-22", "2027-08-21T00:00:00"],
    ["90 days after publishing when the event was before", "2020-01-01", "2027-02-14T00:00:00"],
    ["90 days after an event today", "2026-11-15", "2027-02-14T00:00:00"],
    ["90 days after 29 February", "2028-02-29", "2028-05-30T00:00:00"],
    ["after three years for an event farther than people plan", "2031-01-01", "2029-11-16T00:00:00"],
    ["after three years for a year that was mistyped", "9999-12-31", "2029-11-16T00:00:00"],
    ["a year after publishing without an event", null, "2027-11-16T00:00:00"],
  ])("ends %s", (_when, eventDate, end) => {
    expect(periodEndsAt({ publishedAt, eventDate })).toEqual(korea(end));
  });

  test.each([
    ["with the notes of a birthday", null, "2028-03-01", "2028-03-03T00:00:00"],
    ["after the event where the notes open before", "2027-05-22", "2027-06-01", "2027-08-21T00:00:00"],
    ["after three years for a moment that was mistyped", null, "9999-12-31", "2029-11-16T00:00:00"],
  ])("waits for what guests wait for: ends %s", (_when, eventDate, moment, end) => {
    expect(periodEndsAt({ publishedAt, eventDate, moments: [moment] })).toEqual(korea(end));
  });

  test("of a card published on 29 February ends with the February after", () => {
    const leap = korea("2028-02-29T10:00:00");
    expect(periodEndsAt({ publishedAt: leap, eventDate: null })).toEqual(korea("2029-03-01T00:00:00"));
  });

  test("counts only where there is a plan", () => {
    const period = { publishedAt, eventDate: "2027-05-22" };
    expect(expiryOf({ ...period, plan: null })).toEqual(trialEndsAt(publishedAt));
    expect(expiryOf({ ...period, plan: "basic" })).toEqual(periodEndsAt(period));
  });

  test("has no end where the card is to stay; a trial ends all the same", () => {
    const period = { publishedAt, eventDate: "2027-05-22", stays: true };
    expect(expiryOf({ ...period, plan: "free" })).toBeNull();
    expect(expiryOf({ ...period, plan: null })).toEqual(trialEndsAt(publishedAt));
  });

  test.each([
    ["a year after the event", { eventDate: "2027-05-22", days: 365 }, "2028-05-22T00:00:00"],
    ["longer without an event, too", { eventDate: null, days: 365 }, "2028-08-17T00:00:00"],
    ["later by what was added", { eventDate: "2027-05-22", extraDays: 30 }, "2027-09-20T00:00:00"],
    [
      "later than three years where that was added",
      { eventDate: "9999-12-31", extraDays: 1 },
      "2029-11-17T00:00:00",
    ],
  ])("of a larger plan ends %s", (_when, period, end) => {
    expect(periodEndsAt({ publishedAt, ...period })).toEqual(korea(end));
  });

  describe("of a published card, after a payment", () => {
    const now = korea("2026-12-24T18:00:00");
    const trial = { publishedAt, expiresAt: trialEndsAt(publishedAt), plan: null, extraDays: 0 };
    const paid = { ...trial, plan: "basic", expiresAt: korea("2027-08-21T00:00:00") };
    const basic = { plan: "basic", eventDate: "2027-05-22", days: null, extraDays: 0, now };

    test("is whole even where the event and the trial are long over", () => {
      const late = { ...basic, eventDate: "2026-11-20" };
      expect(expiryAfterPayment(trial, late)).toEqual(korea("2027-03-25T00:00:00"));
      expect(expiryAfterPayment(trial, { ...basic, eventDate: null })).toEqual(korea("2027-12-25T00:00:00"));
    });

    test("grows by what a larger plan and an extension give, and by no more", () => {
      expect(expiryAfterPayment(paid, { ...basic, plan: "premium", days: 365 })).toEqual(
        korea("2028-05-22T00:00:00"),
      );
      expect(expiryAfterPayment(paid, { ...basic, extraDays: 365 })).toEqual(korea("2028-08-20T00:00:00"));
      expect(expiryAfterPayment(paid, basic)).toEqual(paid.expiresAt);
    });

    test("of what is over begins today", () => {
      const over = {
        ...paid,
        publishedAt: korea("2026-09-01T12:00:00"),
        expiresAt: korea("2026-12-15T00:00:00"),
      };
      const extraDays = extensionDays({ expiresAt: over.expiresAt, days: 365, now });
      const later = { ...basic, eventDate: "2026-09-15", extraDays };
      expect(expiryAfterPayment(over, later)).toEqual(korea("2027-12-25T00:00:00"));
      expect(extensionDays({ expiresAt: paid.expiresAt, days: 365, now })).toBe(365);
      expect(extensionDays({ expiresAt: null, days: 365, now })).toBe(365);
    });

    test("that was given back is a trial from that day", () => {
      expect(expiryAfterPayment(paid, { ...basic, plan: null })).toEqual(trialEndsAt(now));
    });
  });

  test("takes no day away when a date moves nearer, and gives 90 to what no longer stays", () => {
    const now = korea("2028-01-10T12:00:00");
    const wanted = { plan: "free", eventDate: "2027-01-01", now };
    const expiresAt = korea("2027-08-21T00:00:00");
    expect(expiryAfter({ publishedAt, expiresAt }, wanted)).toEqual(expiresAt);
    expect(expiryAfter({ publishedAt, expiresAt }, { ...wanted, stays: true })).toBeNull();
    expect(expiryAfter({ publishedAt, expiresAt: null }, wanted)).toEqual(korea("2028-04-10T00:00:00"));
  });
});

const moments = fc.date({
  min: korea("2020-01-01T00:00:00"),
  max: korea("2090-01-01T00:00:00"),
  noInvalidDate: true,
});
const days = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("every period ends at midnight in Korea, at least 7 whole days and at most 3 years after publishing", () => {
  fc.assert(
    fc.property(moments, fc.option(days), fc.constantFrom(null, "basic"), (publishedAt, eventDate, plan) => {
      const end = expiryOf({ publishedAt, eventDate, plan }) ?? new Date(Number.NaN);
      expect((end.getTime() + 9 * HOUR_MS) % DAY_MS).toBe(0);
      const days = (end.getTime() - publishedAt.getTime()) / DAY_MS;
      expect(days).toBeGreaterThan(7);
      expect(days).toBeLessThanOrEqual(3 * 365 + 2);
    }),
  );
});

test("a later event never ends earlier", () => {
  fc.assert(
    fc.property(moments, days, days, (publishedAt, one, other) => {
      const [earlier, later] = [one, other].sort() as [string, string];
      const end = (eventDate: string) => periodEndsAt({ publishedAt, eventDate }).getTime();
      expect(end(earlier)).toBeLessThanOrEqual(end(later));
    }),
  );
});

describe("what was deleted", () => {
  const deletedAt = korea("2026-11-15T12:00:00");
  test("comes back for 30 days, to the millisecond", () => {
    expect(isBeyondUndo({ deletedAt }, korea("2026-12-15T11:59:59.999"))).toBe(false);
    expect(isBeyondUndo({ deletedAt }, korea("2026-12-15T12:00:00"))).toBe(true);
    expect(isBeyondUndo({ deletedAt: null }, korea("2026-12-15T12:00:00"))).toBe(false);
  });
});

test("content is kept for a year after the page has gone", () => {
  const expiresAt = korea("2026-11-23T00:00:00");
  const isLetGo = (moment: string) => expiresAt <= keepingEndedFor(korea(moment));
  expect(isLetGo("2027-11-22T23:59:59.999")).toBe(false);
  expect(isLetGo("2027-11-23T00:00:00")).toBe(true);
});

test("wherever the server stands, the answers are the same", () => {
  const script = `
    const { expiryOf, keepingEndedFor } = await import(${JSON.stringify(new URL("./card-life.ts", import.meta.url).href)});
    const moments = ["2026-11-15T14:59:59.999Z", "2026-11-15T15:00:00Z", "2028-02-28T15:00:00Z", "2027-03-14T07:30:00Z"];
    const answers = moments.map((text) => new Date(text)).flatMap((publishedAt) => [
      keepingEndedFor(publishedAt),
      ...[null, "basic"].flatMap((plan) =>
        [null, "2027-03-14", "2028-02-29"].map((eventDate) => expiryOf({ publishedAt, eventDate, plan }))),
    ]);
    console.log(JSON.stringify({ answers, hour: new Date(0).getHours() }));
  `;
  const zones = ["UTC", "Asia/Seoul", "America/New_York"].map((TZ) => {
    const env = { ...process.env, TZ };
    const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
      env,
      encoding: "utf8",
    });
    return JSON.parse(printed) as { answers: string[]; hour: number };
  });
  // The children really lived in three time zones.
  expect(new Set(zones.map(({ hour }) => hour)).size).toBe(3);
  expect(new Set(zones.map(({ answers }) => JSON.stringify(answers))).size).toBe(1);
  expect(zones[0]?.answers).toContain("2027-06-12T15:00:00.000Z");
});
