import { describe, expect, test } from "vitest";
import {
  type BusinessNumber,
  brandColor,
  businessNumber,
  type CompanyMove,
  type CompanyRecord,
  type CompanyState,
  companyMoves,
  companyRecord,
  companyStates,
  decideCompanyChange,
  nextCompanyState,
  readableNumber,
} from "./company.ts";
import { Refusal } from "./refusal.ts";

describe("a business number", () => {
  test.each(["220-81-62517", "2208162517", " 220 81 62517 ", "２２０-８１-６２５１７"])(
    "%s is one, kept as ten digits",
    (typed) => {
      expect(businessNumber.parse(typed)).toBe("2208162517");
    },
  );

  test.each([
    ["a wrong last digit", "220-81-62518"],
    ["two digits that changed places", "228-01-62517"],
    ["nothing but zeros, though its checksum is right", "000-00-00000"],
    ["nine digits", "220-81-6251"],
    ["eleven digits", "220-81-625170"],
    ["letters", "220-81-6251A"],
    ["nothing", ""],
  ])("%s is none, and it says why", (_what, typed) => {
    const read = businessNumber.safeParse(typed);
    expect(read.error?.issues[0]?.message).toMatch(/사업자등록번호/);
  });

  test.each([
    ["", ""],
    ["220", "220"],
    ["2208", "220-8"],
    ["220816", "220-81-6"],
    ["2208162517", "220-81-62517"],
    ["220-81-62517890", "220-81-62517"],
  ])("typed as %s reads %s", (typed, shown) => expect(readableNumber(typed)).toBe(shown));
});

/** What becomes of a company; `-` is refused. A pair that is not here fails. */
const table: Record<CompanyState, Record<CompanyMove, CompanyState | "-">> = {
  pending: {
    send: "pending",
    approve: "approved",
    return: "returned",
    suspend: "-",
    release: "-",
    ask: "-",
    withdraw: "-",
    accept: "-",
    decline: "-",
  },
  returned: {
    send: "pending",
    approve: "-",
    return: "returned",
    suspend: "-",
    release: "-",
    ask: "-",
    withdraw: "-",
    accept: "-",
    decline: "-",
  },
  approved: {
    send: "-",
    approve: "approved",
    return: "-",
    suspend: "suspended",
    release: "approved",
    ask: "approved",
    withdraw: "approved",
    accept: "approved",
    decline: "approved",
  },
  suspended: {
    send: "-",
    approve: "-",
    return: "-",
    suspend: "suspended",
    release: "approved",
    ask: "-",
    withdraw: "-",
    accept: "-",
    decline: "-",
  },
};
const pairs = companyStates.flatMap((state) => companyMoves.map((move) => ({ state, move })));

const record: CompanyRecord = {
  name: "달빛 예식장",
  number: "2208162517" as BusinessNumber,
  representative: "한지수",
  type: "hall",
  address: "서울 종로구 가온길 12",
  phone: "02-123-4567",
  managerName: "오세린",
  managerPhone: "010-1234-5678",
};

describe("a company", () => {
  test.each(pairs)("that is $state: $move", ({ state, move }) => {
    const result = table[state][move];
    if (result !== "-") return expect(nextCompanyState(state, move)).toBe(result);
    const refused = () => nextCompanyState(state, move);
    expect(refused).toThrow(Refusal);
    expect(refused).toThrow(
      expect.objectContaining({ code: "CONFLICT", message: expect.stringMatching(/업체/) }),
    );
  });

  test("is written down as it was meant, whatever stood around it", () => {
    const typed = {
      ...record,
      name: " 달빛\t 예식장\u200b ",
      number: "220-81-62517",
      phone: " 02-123-4567 ",
    };
    expect(companyRecord.parse(typed)).toEqual(record);
  });

  test.each([
    ["name", "", "업체 이름"],
    ["name", "가".repeat(41), "40자"],
    ["representative", " ", "대표자"],
    ["type", "bakery", "어떤 업체"],
    ["address", "", "주소"],
    ["phone", "02-12", "전화번호"],
    ["phone", "call me", "전화번호"],
    ["managerName", "\u3164", "담당자"],
    ["managerPhone", "", "담당자 전화번호"],
  ])("whose %s is “%s” hears what to write", (field, typed, words) => {
    const [issue] = companyRecord.safeParse({ ...record, [field]: typed }).error?.issues ?? [];
    expect(issue?.path).toEqual([field]);
    expect(issue?.message).toContain(words);
  });

  test.each(["#8A6D3B", " #8a6d3b "])("has %s for a colour", (typed) => {
    expect(brandColor.parse(typed)).toBe("#8a6d3b");
  });

  test.each(["red", "#fff", "#8a6d3b;background:url(x)", ""])("has no colour “%s”", (typed) => {
    expect(brandColor.safeParse(typed).success).toBe(false);
  });
});

describe("a company that changes its record", () => {
  const known = { ...record, licence: "l/old", state: "approved" } as const;
  const moved = { ...record, address: "서울 마포구 새길 1" };

  test.each(["pending", "returned"] as const)("while it is %s changes all of it at once", (state) => {
    const renamed = { ...moved, name: "별빛 예식장" };
    const decided = decideCompanyChange({ ...known, state }, { record: renamed, licence: "l/new" });
    expect(decided).toEqual({ change: { ...renamed, licence: "l/new" }, wanted: null });
  });

  test("and is approved keeps what was looked at until somebody looks again", () => {
    const renamed = { ...moved, name: "별빛 예식장" };
    const { change, wanted } = decideCompanyChange(known, { record: renamed, licence: "l/old" });
    expect(change).toMatchObject({ address: "서울 마포구 새길 1" });
    expect(change).not.toHaveProperty("name");
    expect(wanted).toEqual({
      name: "별빛 예식장",
      number: record.number,
      representative: "한지수",
      licence: "l/old",
    });
  });

  test("and is approved waits for nobody with the rest", () => {
    expect(decideCompanyChange(known, { record: moved, licence: "l/old" }).wanted).toBeNull();
  });

  test("and is suspended is told so", () => {
    const refused = () => decideCompanyChange({ ...known, state: "suspended" }, { record, licence: "l/old" });
    expect(refused).toThrow(expect.objectContaining({ code: "CONFLICT" }));
  });
});
