import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { crc32, inflateRawSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { samples } from "#cards/kinds/greeting/samples.ts";
import { kinds } from "#cards/kinds/kinds.ts";
import { HOUR_MS } from "#domain/duration.ts";
import { codesOf, startApi } from "#server/graphql/api-for-tests.ts";
import type { Database, Files } from "#server/ports.ts";
import { emptyDatabase } from "#tests/databases.ts";
import {
  CreateCardDocument,
  DownloadMyDataDocument,
  LeaveEntryDocument,
  PublishCardDocument,
} from "#web/graphql/graphql.ts";
import { createDownloads } from "./download.ts";

let database: Database;
let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  database = await emptyDatabase();
  api = await startApi({ database });
});
afterAll(() => database.close());

const noFile = () => Promise.reject(new Error("This test writes no files"));
const files: Files = {
  uploadForm: noFile,
  write: noFile,
  stat: noFile,
  remove: noFile,
  read: async () => ({ type: "image/jpeg", size: 3, body: Readable.from([Buffer.from("jpg")]) }) as never,
};

const asked = (token: string) => api.post(DownloadMyDataDocument.toString(), { token });

/** What a browser gets at an address, or the code of the refusal. */
async function fetched(address: string, method = "GET"): Promise<Map<string, string> | string> {
  const identity = { email: async () => "minsu@example.com" } as never;
  const download = createDownloads({ database, files, identity, clock: api.clock, kinds });
  const request = new Request(`http://goi.test${address}`, { method });
  try {
    return unzipped(Buffer.from(await (await download(request, address.split("/")[3] ?? "")).arrayBuffer()));
  } catch (error) {
    return (error as { code: string }).code;
  }
}

/** Reads a zip as any program would: from the directory at its end. */
function unzipped(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  const found = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, crc, packed] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 20),
    ];
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const head = zip.readUInt32LE(at + 42);
    const start = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    const bytes = zip.subarray(start, start + packed);
    const body = method === 8 ? inflateRawSync(bytes) : bytes;
    expect(crc32(body), name).toBe(crc);
    found.set(name, body.toString());
    at += 46 + nameLength + zip.readUInt16LE(at + 30);
  }
  return found;
}

/** Minsu's card with a photo of minsu's, and what a guest wrote on it. */
async function sentCard(): Promise<string> {
  const sample = samples[0];
  if (!sample) throw new Error("There is no sample");
  const ask = async (operation: { toString(): string }, variables: object, as: object) =>
    (await api.post(operation.toString(), { variables, ...as })).data;
  const made = await ask(
    CreateCardDocument,
    { kind: "greeting", key: randomUUID(), content: sample.content },
    { token: "minsu" },
  );
  const { id } = made.createCard.card;
  await ask(PublishCardDocument, { id, version: 1 }, { token: "minsu" });
  const entry = { name: "하객 <b>하나</b>", message: "축하합니다 & 행복하세요" };
  await ask(
    LeaveEntryDocument,
    { card: id, section: "guestbook", key: randomUUID(), content: entry, password: "7305", website: null },
    { headers: { "x-visitor": "guest-1" } },
  );
  return id;
}

test("a member takes along cards, what guests left, orders and plans, and nothing of anybody else", async () => {
  const id = await sentCard();
  const { address } = (await asked("minsu")).data.downloadMyData;
  expect(await fetched(address, "HEAD")).toBe("METHOD_NOT_ALLOWED");
  const zip = await fetched(address);
  if (typeof zip === "string") throw new Error(zip);
  expect([...zip.keys()]).toEqual(
    expect.arrayContaining(["index.html", "member.json", "orders.json", "wedding-plan.json", "left.json"]),
  );
  const card = JSON.parse(zip.get(`cards/${id}/card.json`) ?? "{}");
  expect(
    card.left.find(({ section }: { section: string }) => section === "guestbook").entries[0].content,
  ).toEqual({
    name: "하객 <b>하나</b>",
    message: "축하합니다 & 행복하세요",
  });
  // Neither the entry's password nor the guest's device.
  expect(JSON.stringify([...zip])).not.toMatch(/passwordHash|ap-northeast-2:guest-1/);
  const page = zip.get(`cards/${id}/index.html`) ?? "";
  expect(page).toContain("축하합니다 &amp; 행복하세요");
  expect(page).not.toContain("<b>하나</b>");
  expect(zip.get("index.html")).toContain(`href="cards/${id}/index.html"`);

  const { address: others } = (await asked("jiyu")).data.downloadMyData;
  const theirs = await fetched(others);
  expect(typeof theirs !== "string" && [...theirs.keys()].some((name) => name.startsWith("cards/"))).toBe(
    false,
  );
});

test("an address works once, for an hour, and not with another name in it", async () => {
  const { address } = (await asked("minsu")).data.downloadMyData;
  const [, , , token = ""] = address.split("/");
  const words = JSON.parse(Buffer.from(token, "base64url").toString());
  const forged = Buffer.from(JSON.stringify({ ...words, username: "jiyu" })).toString("base64url");
  expect(await fetched(address.replace(token, forged))).toBe("GONE");
  expect(await fetched(address.replace(token, "nothing"))).toBe("NOT_FOUND");
  expect(await fetched(address)).toBeInstanceOf(Map);
  expect(await fetched(address)).toBe("GONE");

  const late = (await asked("minsu")).data.downloadMyData.address;
  api.pass(HOUR_MS);
  expect(await fetched(late)).toBe("GONE");
});

test("who signed in a while ago proves it again; a visitor gets nothing", async () => {
  expect(codesOf(await asked("minsu"))).toEqual(["REAUTH_REQUIRED"]);
  expect(codesOf(await api.post(DownloadMyDataDocument.toString()))).toEqual(["AUTH_REQUIRED"]);
});
