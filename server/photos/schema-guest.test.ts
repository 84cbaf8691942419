import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Photo } from "#cards/engine/photo.ts";
import { GUEST_QUOTA } from "#domain/photo.ts";
import { makerOn } from "#server/cards/card-for-tests.ts";
import { photos } from "#server/database/tables/photos.ts";
import { codesOf } from "#server/graphql/api-for-tests.ts";
import { emptyDatabase } from "#tests/databases.ts";
import {
  AdminDecideReportDocument,
  AdminReportsDocument,
  ChangeEntryDocument,
  LeaveEntryDocument,
  ReportDocument,
  WithdrawEntryDocument,
} from "#web/graphql/graphql.ts";
import { onCard, photoDesk, picture, showing } from "./photo-for-tests.ts";

describe("a guest's photo", () => {
  const desk = photoDesk(emptyDatabase);
  const { minsu, mine, guest, stranger, statusOf, sweep, remaining, sentBefore } = desk;

  const admin = makerOn(() => desk.api, "sora-again");

  const publish = async (content = showing({})) => {
    const made = (await minsu.create({ kind: "album", content })).card;
    await minsu.publish(made.id, 1);
    return made.id;
  };

  const leave = (wall: string, photos: Photo[]) =>
    guest.ask(LeaveEntryDocument, { card: wall, section: "wall", content: { photos }, key: randomUUID() });

  test("goes to the wall of a card that is there, and stays as long as the card", async () => {
    const wall = await publish();
    const left = onCard(await guest.photo(wall, picture));
    const thought = await guest.photo(wall, picture);
    expect((await leave(wall, [left])).data.leaveEntry.state).toBe("accepted");
    expect(await statusOf(`${left.key}-400.webp`)).toBe(200);
    expect(await sweep(30)).toEqual({ removedPhotos: 1 });
    expect(await statusOf(`${thought.key}-400.webp`)).toBe(404);
    await minsu.delete(wall);
    desk.api.pass(60_000);
    expect(await statusOf(`${left.key}-400.webp`)).toBe(404);
  });

  test("is nobody else's, and of no other card", async () => {
    const [wall, other] = [await publish(), await publish()];
    const elsewhere = onCard(await guest.photo(other, picture));
    const makers = onCard(await mine.photo(desk.card, picture));
    for (const foreign of [elsewhere, makers, { ...makers, key: "art/hanok-bowl" }]) {
      desk.api.pass(60_000);
      expect((await leave(wall, [foreign])).errors?.[0]?.extensions).toMatchObject({
        code: "INVALID",
        fields: { "photos.0": "보관하고 있지 않은 사진입니다. 다시 골라 주세요." },
      });
    }
    expect((await minsu.save(desk.card, 1, showing({ photos: [elsewhere] }))).errors).toBeDefined();
  });

  test("taken back, with its words or out of them, is not seen any more and gone the next night", async () => {
    const wall = await publish();
    const [first, second] = [await guest.photo(wall, picture), await guest.photo(wall, picture)].map(onCard);
    if (!first || !second) throw new Error("No photos");
    const { id } = (await leave(wall, [first, second])).data.leaveEntry;
    const change = { id, content: { photos: [second] } };
    expect(codesOf(await guest.ask(ChangeEntryDocument, change))).toEqual([]);
    expect(await statusOf(`${first.key}-400.webp`)).toBe(404);
    expect(await statusOf(`${second.key}-400.webp`)).toBe(200);
    await guest.ask(WithdrawEntryDocument, { id });
    desk.api.pass(60_000);
    expect(await statusOf(`${second.key}-400.webp`)).toBe(404);
    expect(await sweep()).toEqual({ removedPhotos: 2 });
    expect(await remaining()).toEqual({ files: 0, rows: 0 });
  });

  test("of what a temporary measure hides is closed until it ends; the others stay", async () => {
    const wall = await publish();
    const [hidden, other] = [await guest.photo(wall, picture), await guest.photo(wall, picture)].map(onCard);
    if (!hidden || !other) throw new Error("No photos");
    const { id: entry } = (await leave(wall, [hidden])).data.leaveEntry;
    await leave(wall, [other]);
    const words = { grounds: "portrait", relation: "self", words: "제 사진입니다", name: "김지연" };
    const report = { ...words, email: "jiyeon@example.com", agreed: true };
    const sent = { card: wall, entry, report, key: randomUUID() };
    await desk.api.post(ReportDocument.toString(), { variables: sent, ip: "10.1.0.1" });
    const { data } = await admin.ask(AdminReportsDocument, {});
    const { id } = data.adminReports.reports[0];
    const decide = (move: string) =>
      admin.ask(AdminDecideReportDocument, { id, move, reason: "살펴보았습니다" });
    expect(codesOf(await decide("BLOCK"))).toEqual([]);
    desk.api.pass(60_000);
    expect(await statusOf(`${hidden.key}-400.webp`)).toBe(404);
    expect(await statusOf(`${other.key}-400.webp`)).toBe(200);
    expect(codesOf(await decide("RESTORE"))).toEqual([]);
    desk.api.pass(60_000);
    expect(await statusOf(`${hidden.key}-400.webp`)).toBe(200);
  });

  test("is taken only where the card shows a wall and it is open", async () => {
    expect(codesOf(await guest.prepare(desk.card))).toEqual(["NOT_FOUND"]);
    const wall = await publish();
    expect(codesOf(await guest.prepare(wall, { section: "words" }))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await guest.prepare(wall, { section: "pictures" }))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await stranger.prepare(wall))).toEqual(["VISITOR_REQUIRED"]);
    expect(codesOf(await guest.prepare(await publish(showing({ hidden: ["wall"] }))))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await guest.prepare(await publish(showing({ wall: { silent: true } }))))).toEqual([
      "NOT_FOUND",
    ]);
    const shut = await guest.prepare(await publish(showing({ wall: { shut: true } })));
    expect(shut.errors?.[0]).toMatchObject({
      message: "어제까지 받았습니다.",
      extensions: { code: "CLOSED" },
    });
    await minsu.close(wall);
    expect(codesOf(await guest.prepare(wall))).toEqual(["GONE"]);
    expect(await remaining()).toEqual({ files: 0, rows: 0 });
  });

  test("has an end for each visitor, each card and each minute", async () => {
    const wall = await publish();
    const { ofVisitor, ofCard, ofCardAMinute } = GUEST_QUOTA;
    const before = { card: wall, at: "2026-11-14" };
    await sentBefore(ofVisitor, { ...before, visitor: "ap-northeast-2:guest" });
    expect(codesOf(await guest.prepare(wall))).toEqual(["QUOTA_EXCEEDED"]);
    expect((await guest.prepare(await publish())).upload).toBeDefined();
    await desk.database.orm.delete(photos);
    await sentBefore(ofCard, { ...before, visitor: "others" });
    expect(codesOf(await guest.prepare(wall))).toEqual(["QUOTA_EXCEEDED"]);
    await desk.database.orm.delete(photos);
    await sentBefore(ofCardAMinute, { ...before, visitor: "others", at: desk.api.clock.now().toISOString() });
    expect(codesOf(await guest.prepare(wall))).toEqual(["RATE_LIMITED"]);
  });
});
