import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { MINUTE_MS } from "#domain/duration.ts";
import { entries } from "#server/database/tables/entries.ts";
import { identities, members as memberTable } from "#server/database/tables/people.ts";
import { codesOf, members, now } from "#server/graphql/api-for-tests.ts";
import { emptyDatabase } from "#tests/databases.ts";
import { LeaveDocument } from "#web/graphql/graphql.ts";
import { partyDesk } from "./entry-for-tests.ts";

describe("what guests leave", () => {
  const desk = partyDesk(emptyDatabase);
  const { host, guest, everything } = desk;

  describe("a message", () => {
    test("is seen by all at once, and is its writer's on this device", async () => {
      const { card } = await host();
      const yuna = guest(card, "유나");
      const { entry } = await yuna.write("축하합니다!\n두 분 행복하세요 👨‍👩‍👧");
      expect(entry).toEqual({
        id: expect.stringMatching(/^[\w-]{20}$/),
        section: "book",
        content: { name: "유나", text: "축하합니다!\n두 분 행복하세요 👨‍👩‍👧", isSecret: false },
        state: "accepted",
        createdAt: now.toISOString(),
      });
      const seen = await guest(card, "하준").read();
      expect(seen).toMatchObject({ count: 1, next: null });
      expect(seen.entries).toEqual([
        {
          id: entry.id,
          shown: { name: "유나", text: "축하합니다!\n두 분 행복하세요 👨‍👩‍👧" },
          pinned: false,
          reply: null,
          createdAt: now.toISOString(),
        },
      ]);
      expect(await yuna.mine("book")).toEqual([{ ...entry, place: null }]);
      expect(await guest(card, "하준").mine("book")).toEqual([]);
    });

    test("that is secret reaches the owner only", async () => {
      const { card, responses } = await host();
      const yuna = guest(card, "유나");
      await yuna.leave({ section: "book", content: { name: "유나", text: "비밀이에요", isSecret: true } });
      const seen = await guest(card, "하준").read();
      expect([seen.entries, seen.count]).toEqual([[], 0]);
      expect(seen.text).not.toContain("비밀");
      expect((await responses("book")).responses).toMatchObject([{ values: ["유나", "비밀이에요"] }]);
      expect(await yuna.mine("book")).toHaveLength(1);
    });

    test("waits for the owner where the card says so, and again after it was changed", async () => {
      const { card, unhide } = await host({ book: { approveFirst: true } });
      const yuna = guest(card, "유나");
      const { entry } = await yuna.write("축하합니다");
      expect(entry.state).toBe("pending");
      expect((await yuna.read()).count).toBe(0);
      await unhide(entry.id);
      expect((await yuna.read()).count).toBe(1);
      const same = await yuna.change(entry.id, { text: "축하합니다", name: "유나" });
      expect(same.entry.state).toBe("accepted");
      const other = await yuna.change(entry.id, { name: "유나", text: "다른 말" });
      expect(other.entry.state).toBe("pending");
      expect((await yuna.read()).count).toBe(0);
    });

    test("comes in pages, pinned first, then the newest; none is skipped or repeated", async () => {
      const { card, pin } = await host();
      const written: string[] = [];
      for (let index = 0; index < 7; index++) {
        const { entry } = await guest(card, `손님${index}`, { ip: `192.0.2.${index}` }).write(`글 ${index}`);
        written.unshift(entry.id);
        if (index % 2) desk.api.pass(1_000);
      }
      const [, , pinned = ""] = written;
      await pin(pinned);
      const reader = guest(card, "독자");
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await reader.read("book", { first: 3, after });
        expect(page.count).toBe(7 + (seen.length > 0 ? 1 : 0));
        if (seen.length === 0) await guest(card, "나중").write("그사이");
        seen.push(...page.entries.map(({ id }) => id));
        after = page.next ?? undefined;
      } while (after);
      expect(seen[0]).toBe(pinned);
      expect(new Set(seen)).toEqual(new Set(written));
      expect(seen).toHaveLength(7);
    });

    test("a place in the list that we did not write is refused; a page has at most 100", async () => {
      const { card } = await host();
      for (const after of ["x", "' or 1=1--", Buffer.from("[true,1,2]").toString("base64url")]) {
        expect(codesOf(await guest(card, "유나").read("book", { after })), after).toEqual(["INVALID"]);
      }
      expect(codesOf(await guest(card, "유나").read("book", { first: 99_999_999 }))).toEqual([]);
    });
  });

  describe("one answer each", () => {
    test("a second one takes the place of the first", async () => {
      const { card, responses } = await host();
      const yuna = guest(card, "유나");
      const first = await yuna.come(2);
      const second = await yuna.come(3);
      expect(second.entry).toMatchObject({ id: first.entry.id, content: { seats: 3 } });
      expect((await responses("table")).responses).toMatchObject([{ values: ["유나", "3"] }]);
    });

    test("20 times the second one at once, under one key: it takes the place once", async () => {
      const { card } = await host({ table: { capacity: 5 } });
      const yuna = guest(card, "유나");
      const { entry } = await yuna.come(2);
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 20 }, () => yuna.come(3, { key })));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers[0]?.entry).toMatchObject({ id: entry.id, content: { seats: 3 } });
      expect((await everything())[2]).toEqual([{ taken: 3 }]);
    });

    test("a late retry of the first does not bring it back", async () => {
      const { card } = await host();
      const yuna = guest(card, "유나");
      const key = randomUUID();
      await yuna.come(2, { key });
      await yuna.come(3);
      expect((await yuna.come(2, { key })).entry).toMatchObject({ content: { seats: 3 } });
      const [entry] = await yuna.mine("table");
      await yuna.withdraw(entry?.id ?? "");
      expect(codesOf(await yuna.come(2, { key }))).toEqual(["CONFLICT"]);
      expect(await yuna.mine("table")).toEqual([]);
      expect((await yuna.come(2)).entry).toMatchObject({ content: { seats: 2 } });
    });
  });

  describe("sending again", () => {
    test.each(["come", "write"] as const)(
      "50 times the same key: one row, 50 equal answers (%s)",
      async (act) => {
        const { card } = await host({ table: { capacity: 100 } });
        const yuna = guest(card, "유나");
        const key = randomUUID();
        const send = () => (act === "come" ? yuna.come(2, { key }) : yuna.write("축하합니다", { key }));
        const answers = await Promise.all(Array.from({ length: 50 }, send));
        expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
        expect(answers[0]?.entry.state).toBe("accepted");
        expect(await desk.database.orm.$count(entries)).toBe(1);
        expect((await everything())[2]).toEqual(act === "come" ? [{ taken: 2 }] : []);
      },
    );

    test("other words under the same key are refused, also by another guest", async () => {
      const { card } = await host();
      const key = randomUUID();
      await guest(card, "유나").write("축하합니다", { key });
      const before = await everything();
      desk.api.pass(MINUTE_MS);
      expect(codesOf(await guest(card, "유나").write("다른 말", { key }))).toEqual([
        "IDEMPOTENCY_KEY_REUSED",
      ]);
      expect(codesOf(await guest(card, "하준").write("다른 말", { key }))).toEqual([
        "IDEMPOTENCY_KEY_REUSED",
      ]);
      expect(codesOf(await guest(card, "하준").come(1, { key }))).toEqual(["IDEMPOTENCY_KEY_REUSED"]);
      expect(await everything()).toEqual(before);
    });

    test("a key that is no UUID is refused", async () => {
      const { card } = await host();
      expect(codesOf(await guest(card, "유나").write("축하합니다", { key: "1" }))).toEqual(["INVALID"]);
    });
  });

  describe("changing and taking back", () => {
    test("is done from the same device, and leaves nothing of what was said", async () => {
      const { card } = await host();
      const yuna = guest(card, "유나");
      const { entry } = await yuna.write("축하합니다", { password: "7305" });
      desk.api.pass(MINUTE_MS);
      const changed = await yuna.change(entry.id, { name: "유나", text: "더 축하합니다" });
      expect(changed.entry).toMatchObject({ id: entry.id, content: { text: "더 축하합니다" } });
      expect((await yuna.read()).entries).toMatchObject([{ shown: { text: "더 축하합니다" } }]);
      expect((await yuna.withdraw(entry.id)).data).toEqual({ withdrawEntry: true });
      expect(await everything()).toEqual([
        [],
        [expect.objectContaining({ entry: null, fingerprint: null })],
        [],
      ]);
      expect((await yuna.withdraw(entry.id)).data).toEqual({ withdrawEntry: true });
      expect(codesOf(await yuna.change(entry.id, { name: "유나", text: "다시" }))).toEqual(["NOT_FOUND"]);
    });

    test("from another device by the password alone; five wrong ones lock it for a quarter of an hour", async () => {
      const { card } = await host();
      const { entry } = await guest(card, "유나").write("축하합니다", { password: "가나다라" });
      const other = guest(card, "다른 폰");
      const change = (password?: string) => other.change(entry.id, { name: "유나", text: "고침" }, password);
      expect((await change()).errors?.[0]?.extensions).toMatchObject({
        code: "INVALID",
        fields: { password: "비밀번호를 적어 주세요." },
      });
      // Decomposed, as an iPhone sends it.
      expect((await change("가나다라".normalize("NFD"))).entry.content).toMatchObject({ text: "고침" });

      const guesses = await Promise.all(
        Array.from({ length: 20 }, (_, index) => other.withdraw(entry.id, `000${index}`)),
      );
      const said = Object.groupBy(guesses, (guess) => codesOf(guess)[0] ?? "done");
      expect([said.INVALID?.length, said.LOCKED?.length]).toEqual([5, 15]);
      expect(codesOf(await other.withdraw(entry.id, "가나다라"))).toEqual(["LOCKED"]);
      const kept = await desk.database.orm.select().from(entries);
      expect(kept).toMatchObject([{ id: entry.id, content: { text: "고침" } }]);
      expect(JSON.stringify(kept)).not.toContain("가나다라");

      desk.api.pass(15 * MINUTE_MS);
      expect((await other.withdraw(entry.id, "가나다라")).data).toEqual({ withdrawEntry: true });
      expect(await desk.database.orm.$count(entries)).toBe(0);
    });

    test("what has no password is changed by its writer only", async () => {
      const { card } = await host();
      const { entry } = await guest(card, "유나").come(2);
      const before = await everything();
      const other = guest(card, "하준");
      expect(codesOf(await other.change(entry.id, { name: "하준", seats: 0 }))).toEqual(["FORBIDDEN"]);
      expect(codesOf(await other.withdraw(entry.id, "1234"))).toEqual(["FORBIDDEN"]);
      for (const id of ["", "1", "x".repeat(20), "' or 1=1--"]) {
        expect(codesOf(await other.change(id, { name: "하준", seats: 0 })), id).toEqual(["NOT_FOUND"]);
      }
      expect(await everything()).toEqual(before);
    });

    test("a password is 4 to 40 characters and none that everybody tries first, where there is one at all", async () => {
      const { card } = await host();
      const yuna = guest(card, "유나");
      for (const refused of [
        await yuna.write("축하합니다", { password: "123" }),
        await yuna.write("축하합니다", { password: "1".repeat(41) }),
        await yuna.write("축하합니다", { password: "1234" }),
        await yuna.come(1, { password: "7305" }),
      ]) {
        expect(refused.errors?.[0]?.extensions).toMatchObject({
          code: "INVALID",
          fields: { password: expect.stringContaining("비밀번호") },
        });
      }
      expect(await desk.database.orm.$count(entries)).toBe(0);
    });

    test("a member finds what their device left before it was joined to them, also by signing in alone", async () => {
      const { card } = await host();
      const { entry } = await guest(card, "phone").come(2);
      const { jiyu } = members;
      const account = { passwordHash: "", srpSalt: "", srpVerifier: "", createdAt: now, updatedAt: now };
      await desk.database.orm.insert(memberTable).values({
        sub: jiyu?.id ?? "",
        username: "jiyu",
        email: "jiyu@example.com",
        status: "CONFIRMED",
        ...account,
      });
      await desk.database.orm.insert(identities).values([
        { id: "ap-northeast-2:guest-own", sub: jiyu?.id, createdAt: now },
        { id: "ap-northeast-2:guest-phone", joinedInto: "ap-northeast-2:guest-own", createdAt: now },
      ]);
      const joined = guest(card, "own");
      const signedIn = guest(card, "jiyu", { headers: { authorization: "Bearer jiyu" } });
      expect(await joined.mine("table")).toEqual([{ ...entry, place: null }]);
      expect(await signedIn.mine("table")).toEqual([{ ...entry, place: null }]);
      expect((await joined.come(3)).entry.id).toBe(entry.id);
      expect(await guest(card, "else").mine("table")).toEqual([]);

      await guest(card, "own").write("축하합니다");
      expect((await desk.api.post(`${LeaveDocument}`, { token: "jiyu" })).data).toEqual({ leave: true });
      expect(await desk.database.orm.$count(entries)).toBe(0);
      await desk.database.orm.delete(identities);
      await desk.database.orm.delete(memberTable);
    });
  });

  test("all of it goes with the card", async () => {
    const minsu = await host({ table: { capacity: 1 } });
    await guest(minsu.card, "유나").come(1);
    await guest(minsu.card, "하준").come(1);
    await guest(minsu.card, "하준").write("축하합니다");
    expect((await desk.api.post(`${LeaveDocument}`, { token: "minsu" })).data).toEqual({ leave: true });
    expect(await everything()).toEqual([[], [], []]);
  });
});
