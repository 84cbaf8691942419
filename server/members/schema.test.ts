import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { documents } from "#domain/consent.ts";
import { MINUTE_MS } from "#domain/duration.ts";
import { consents } from "#server/database/tables/people.ts";
import { codesOf, members, startApi } from "#server/graphql/api-for-tests.ts";
import type { Database } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { AnswerConsentsDocument, LeaveDocument, MeDocument, ServiceDocument } from "#web/graphql/graphql.ts";

const answer = (document: keyof typeof documents, change: object = {}) => ({
  document: document.toUpperCase(),
  version: documents[document].version,
  agreed: true,
  ...change,
});
const everything = [answer("terms"), answer("privacy"), answer("marketing", { agreed: false })];

describe("members", () => {
  let database: Database;
  let api: Awaited<ReturnType<typeof startApi>>;
  beforeAll(async () => {
    database = await emptyDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.orm.delete(consents);
    api = await startApi({ database });
  });

  const ask = (operation: { toString(): string }, token?: string, variables?: unknown) =>
    api.post(operation.toString(), { token, variables });
  const answerConsents = (answers: unknown, token = "minsu") =>
    ask(AnswerConsentsDocument, token, { answers });

  describe("who am I", () => {
    test("nobody, for a visitor, with or without an identity", async () => {
      expect(await ask(MeDocument)).toMatchObject({ status: 200, data: { me: null } });
      const guest = await api.post("{ me { id } }", { headers: { "x-visitor": "guest" } });
      expect(guest).toMatchObject({ status: 200, data: { me: null } });
    });

    test("the member of the token, with everything still to agree to", async () => {
      const me = {
        id: members.minsu?.id,
        username: "minsu",
        isAdmin: false,
        owner: `${members.minsu?.id}::minsu`,
        consents: [],
        consentsMissing: ["TERMS", "PRIVACY"],
      };
      expect((await ask(MeDocument, "minsu")).data).toEqual({ me });
    });

    test("the token may stand in the header without Bearer", async () => {
      const { data } = await api.post("{ me { username } }", { headers: { authorization: "minsu" } });
      expect(data).toEqual({ me: { username: "minsu" } });
    });

    test.each(["TOKEN_INVALID", "TOKEN_EXPIRED", "WRONG_TOKEN_USE"])(
      "%s refuses the whole call, whoever's token it is and whatever is asked",
      async (code) => {
        for (const headers of [{ authorization: `Bearer ${code}` }, { "x-visitor": code }] as Record<
          string,
          string
        >[]) {
          const refused = await api.post("{ me { id } service { business { name } } }", { headers });
          expect([refused.status, codesOf(refused), refused.data]).toEqual([401, [code], undefined]);
        }
        expect((await ask(ServiceDocument, code)).status).toBe(401);
        expect((await ask(LeaveDocument, code)).status).toBe(401);
      },
    );
  });

  describe("answering the documents", () => {
    test("is kept, and leaves nothing missing", async () => {
      const answered = await answerConsents(everything);
      expect(answered.data?.answerConsents).toMatchObject({ id: members.minsu?.id, consentsMissing: [] });
      const { me } = (await ask(MeDocument, "minsu")).data;
      expect(me.consents).toHaveLength(3);
      expect(me.consents).toContainEqual({
        ...answer("marketing"),
        agreed: false,
        at: "2026-11-15T00:00:00.000Z",
      });
    });

    test("only ever adds rows: the last one counts, the earlier stay", async () => {
      await answerConsents(everything);
      await answerConsents([answer("marketing")]);
      const { data } = await answerConsents([answer("marketing", { agreed: false })]);
      const marketing = data.answerConsents.consents.filter(
        (it: { document: string }) => it.document === "MARKETING",
      );
      expect(marketing).toMatchObject([{ agreed: false }]);
      expect(await database.orm.$count(consents)).toBe(5);
    });

    test("the same answer again adds nothing", async () => {
      await answerConsents(everything);
      await answerConsents(everything);
      expect(await database.orm.$count(consents)).toBe(3);
    });

    test("is one's own matter", async () => {
      await answerConsents(everything, "jiyu");
      expect((await ask(MeDocument, "minsu")).data.me.consentsMissing).toEqual(["TERMS", "PRIVACY"]);
    });

    test.each([
      [
        "a no to the terms",
        [answer("terms", { agreed: false })],
        "INVALID",
        { terms: "이용약관에 동의해 주세요." },
      ],
      ["a version that is not shown", [answer("privacy", { version: "1999-01-01" })], "CONFLICT", undefined],
      [
        "two answers to one",
        [answer("marketing"), answer("marketing")],
        "INVALID",
        { marketing: "한 번만 답해 주세요." },
      ],
    ])("%s is refused and nothing is kept", async (_what, answers, code, fields) => {
      const refused = await answerConsents(
        [answer("privacy"), ...answers].filter((it, n) => n > 0 || answers[0] !== it),
      );
      expect(refused.errors?.[0]?.extensions).toMatchObject({ code, ...(fields && { fields }) });
      expect(await database.orm.$count(consents)).toBe(0);
    });

    test("needs a member", async () => {
      expect(
        codesOf(await api.post(`${AnswerConsentsDocument}`, { variables: { answers: everything } })),
      ).toEqual(["AUTH_REQUIRED"]);
      expect(await database.orm.$count(consents)).toBe(0);
    });

    test.each([
      ["an unknown document", [{ ...answer("terms"), document: "TERMZ" }]],
      [
        "a prototype's key",
        JSON.parse(`[{"document":"TERMS","version":"1","agreed":true,"__proto__":{"polluted":true}}]`),
      ],
      ["a field of the server's", [{ ...answer("terms"), at: "1999-01-01", owner: "x::y", isAdmin: true }]],
      ["no list", null],
    ])("%s is no sound request", async (_what, answers) => {
      const refused = await answerConsents(answers);
      expect([refused.status, new Set(codesOf(refused))]).toEqual([400, new Set(["BAD_REQUEST"])]);
      expect(refused.text).not.toMatch(/did you mean/i);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      expect(await database.orm.$count(consents)).toBe(0);
    });
  });

  describe("leaving", () => {
    test("takes the consents and the account, and nobody else's", async () => {
      await answerConsents(everything, "minsu");
      await answerConsents(everything, "jiyu");
      expect((await ask(LeaveDocument, "minsu")).data).toEqual({ leave: true });
      expect((await ask(MeDocument, "minsu")).status).toBe(401);
      expect((await ask(MeDocument, "jiyu")).data.me.consentsMissing).toEqual([]);
      const left = await database.orm.select({ sub: consents.sub }).from(consents);
      expect(new Set(left.map(({ sub }) => sub))).toEqual(new Set([members.jiyu?.id]));
    });

    test("asks for a sign-in within the last 10 minutes; until then nothing is lost", async () => {
      await answerConsents(everything);
      api.pass(10 * MINUTE_MS + 1);
      const refused = await ask(LeaveDocument, "minsu");
      expect(codesOf(refused)).toEqual(["REAUTH_REQUIRED"]);
      expect((await ask(MeDocument, "minsu")).data.me.consents).toHaveLength(3);
    });

    test("at 10 minutes the sign-in still counts", async () => {
      api.pass(10 * MINUTE_MS);
      expect((await ask(LeaveDocument, "minsu")).data).toEqual({ leave: true });
    });

    test("takes along the identity that is shown", async () => {
      const headers = { "x-visitor": "guest-minsu" };
      const answer = await api.post(`${LeaveDocument}`, { token: "minsu", headers });
      expect(answer.data).toEqual({ leave: true });
      expect(api.removedIdentities).toEqual(["ap-northeast-2:guest-minsu"]);
    });

    test("needs a member", async () => {
      expect(codesOf(await ask(LeaveDocument))).toEqual(["AUTH_REQUIRED"]);
    });
  });

  test("the footer's facts come from the configuration; what is not configured is null", async () => {
    const { data } = await ask(ServiceDocument);
    expect(data.service.business).toEqual({
      name: "고이",
      representative: "김고이",
      address: null,
      phone: null,
      email: null,
      number: null,
      mailOrderNumber: null,
      hosting: null,
    });
  });
});
