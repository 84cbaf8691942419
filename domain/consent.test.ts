import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Consent,
  type ConsentAnswer,
  decideConsents,
  documentNames,
  documents,
  missingConsents,
} from "#domain/consent.ts";

const now = new Date("2026-12-01T00:00:00Z");
const earlier = new Date("2026-11-20T00:00:00Z");

function answer(document: ConsentAnswer["document"], change: Partial<ConsentAnswer> = {}): ConsentAnswer {
  return { document, version: documents[document].version, agreed: true, ...change };
}
const given = (document: ConsentAnswer["document"], change: Partial<Consent> = {}): Consent => ({
  ...answer(document),
  at: earlier,
  ...change,
});

describe("answering", () => {
  test("writes down each answer with its version and moment", () => {
    const answers = [answer("terms"), answer("privacy"), answer("marketing", { agreed: false })];
    expect(decideConsents({ answers, given: [], now })).toEqual(answers.map((it) => ({ ...it, at: now })));
  });

  test("a no to required documents is refused under each of them", () => {
    const answers = [answer("terms", { agreed: false }), answer("privacy", { agreed: false })];
    expect(() => decideConsents({ answers, given: [], now })).toThrow(
      expect.objectContaining({
        code: "INVALID",
        details: {
          fields: { terms: "이용약관에 동의해 주세요.", privacy: "개인정보 수집과 이용에 동의해 주세요." },
        },
      }),
    );
  });

  test("a no to marketing is an answer like any other, also after a yes", () => {
    const no = answer("marketing", { agreed: false });
    expect(decideConsents({ answers: [no], given: [given("marketing")], now })).toEqual([{ ...no, at: now }]);
  });

  test.each(["2020-01-01", "", "2999-01-01"])(
    "an answer to version %j, which is not shown, is a conflict",
    (version) => {
      const decide = () => decideConsents({ answers: [answer("terms", { version })], given: [], now });
      expect(decide).toThrow(expect.objectContaining({ code: "CONFLICT" }));
    },
  );

  test("two answers to one document are refused", () => {
    const answers = [answer("marketing"), answer("marketing", { agreed: false })];
    expect(() => decideConsents({ answers, given: [], now })).toThrow(
      expect.objectContaining({
        code: "INVALID",
        details: { fields: { marketing: "한 번만 답해 주세요." } },
      }),
    );
  });

  test("the same answer again writes nothing", () => {
    expect(decideConsents({ answers: [answer("terms")], given: [given("terms")], now })).toEqual([]);
  });

  test("an answer is later than the one it replaces, even when the clock was set back", () => {
    const future = new Date("2030-01-01T00:00:00.000Z");
    const [row] = decideConsents({
      answers: [answer("marketing", { agreed: false })],
      given: [given("marketing", { at: future })],
      now,
    });
    expect(row?.at).toEqual(new Date("2030-01-01T00:00:00.001Z"));
  });
});

describe("what is missing", () => {
  test("everything required, for someone who never answered", () => {
    expect(missingConsents([])).toEqual(["terms", "privacy"]);
  });

  test("a required document whose text changed since", () => {
    expect(missingConsents([given("terms", { version: "2020-01-01" }), given("privacy")])).toEqual(["terms"]);
  });

  test("nothing once the required ones are agreed to, whatever was answered to marketing", () => {
    const answers = fc.record({ marketing: fc.constantFrom(true, false, undefined), order: fc.boolean() });
    fc.assert(
      fc.property(answers, ({ marketing, order }) => {
        const names = documentNames.filter((name) => name !== "marketing" || marketing !== undefined);
        const all = names.map((name) => answer(name, { agreed: name === "marketing" ? marketing : true }));
        const rows = decideConsents({ answers: order ? all : all.toReversed(), given: [], now });
        expect(missingConsents(rows)).toEqual([]);
      }),
    );
  });
});
