import { expect, test } from "vitest";
import type { Entry, EntryPage } from "#cards/engine/guest.ts";
import { followed, merged, patched, replaced, unseen } from "./left.ts";

function entry(id: string, message = id): Entry {
  return { id, shown: { message }, pinned: false, reply: null, createdAt: "2027-05-01T00:00:00Z" };
}

function page(ids: string, next: string | null = null, count = ids.length): EntryPage {
  return { entries: [...ids].map((id) => entry(id)), count, next };
}

const ids = ({ entries }: EntryPage) => entries.map(({ id }) => id).join("");

test("a new entry waits, and the list stands still until it is asked for", () => {
  const before = replaced(null, page("dcba"));
  const after = merged(before, page("fedcba"));
  expect([ids(after), unseen(after)]).toEqual(["dcba", 2]);
  expect(ids(replaced(after, page("fedcba")))).toBe("fedcba");
});

test("what another guest changed is put right where it stands", () => {
  const changed = { ...page("ba"), entries: [entry("b", "고친 글"), entry("a")] };
  const after = merged(replaced(null, page("ba")), changed);
  expect(after.entries[0]?.shown).toEqual({ message: "고친 글" });
  expect(unseen(after)).toBe(0);
});

test("what another guest took back goes, on a first page and with older pages open", () => {
  expect(ids(merged(replaced(null, page("cba")), page("ca")))).toBe("ca");
  const open = followed(replaced(null, page("fed", "3", 6)), page("cba", null, 6));
  const after = merged(open, page("fdc", "3", 5));
  expect([ids(after), after.count]).toEqual(["fdcba", 5]);
});

test("an entry that only moved to the next page is not taken for gone", () => {
  const open = followed(replaced(null, page("dcb", "3", 4)), page("a", null, 4));
  const after = merged(open, page("edc", "3", 5));
  expect([ids(after), unseen(after)]).toEqual(["dcba", 1]);
});

test("an older page adds what is not there yet, each once", () => {
  const open = followed(replaced(null, page("edc", "3")), page("cba"));
  expect([ids(open), open.next]).toEqual(["edcba", null]);
});

test("what this device changed or took back stands at once", () => {
  const before = replaced(null, page("ba"));
  expect(patched(before, { id: "a", shown: { message: "고친 글" } }).entries[1]?.shown).toEqual({
    message: "고친 글",
  });
  const without = patched(before, { id: "a", shown: null });
  expect([ids(without), without.count]).toEqual(["b", 1]);
  expect(patched(before, { id: "z", shown: null }).count).toBe(2);
});

test("that a seal was opened early is told at once, while what came out of it waits", () => {
  const openedEarly = {
    promisedUntil: "2027-05-04T00:00:00Z",
    opensAt: "2027-05-01T00:00:00Z",
    decidedAt: "2027-05-01T00:00:00Z",
  };
  const sealed = replaced(null, { ...page("", null, 2), sealedUntil: openedEarly.promisedUntil });
  const after = merged(sealed, { ...page("ba"), sealedUntil: null, openedEarly });
  expect(after).toMatchObject({ entries: [], sealedUntil: null, openedEarly });
  expect(unseen(after)).toBe(2);
});
