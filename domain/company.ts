import { z } from "zod";
import { cleanText, lengthOf } from "#domain/guest-text.ts";
import { Refusal } from "#domain/refusal.ts";
import { isDiallable } from "#domain/telephone.ts";

/** Ten digits, without the dashes of 123-45-67890. */
export type BusinessNumber = string & z.BRAND<"BusinessNumber">;

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5];

export const businessNumber = z
  .string()
  .transform((typed) => typed.normalize("NFKC").replaceAll(/[\s-]/g, ""))
  .refine((digits) => /^\d{10}$/.test(digits), { error: "사업자등록번호 10자리를 숫자로 적어 주세요." })
  // Its checksum is right, and nobody has it.
  .refine((digits) => !/^0{10}$/.test(digits) && isChecked(digits), {
    error: "없는 사업자등록번호입니다. 번호를 다시 확인해 주세요.",
  })
  .brand<"BusinessNumber">();

function isChecked(digits: string): boolean {
  const figures = [...digits].map(Number);
  const sum = WEIGHTS.reduce((all, weight, at) => all + weight * (figures[at] ?? 0), 0);
  const carried = Math.floor(((figures[8] ?? 0) * 5) / 10);
  return (10 - ((sum + carried) % 10)) % 10 === figures[9];
}

/** As it is printed: 123-45-67890. What is still being typed gets the dashes it has reached. */
export function readableNumber(typed: string): string {
  const digits = typed.normalize("NFKC").replaceAll(/\D/g, "").slice(0, 10);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join("-");
}

export const companyTypes = {
  hall: "예식장",
  funeral: "장례식장",
  studio: "스튜디오",
  planner: "플래너",
  other: "기타",
} as const;
export type CompanyType = keyof typeof companyTypes;
export const companyTypeNames = Object.keys(companyTypes) as CompanyType[];

/** One line of a form: what is too long for a licence is no name. */
function line({ max, please, tooLong }: { max: number; please: string; tooLong: string }) {
  return z
    .string()
    .transform((typed) => cleanText(typed).replaceAll(/\s+/g, " "))
    .refine((text) => text !== "", { error: please })
    .refine((text) => lengthOf(text) <= max, { error: `${tooLong} ${max}자까지 쓸 수 있습니다.` });
}

function telephone(please: string) {
  return z
    .string()
    .transform((typed) => typed.normalize("NFKC").trim())
    .refine((phone) => phone !== "", { error: please })
    .refine((phone) => phone.length <= 20 && /^[0-9+() -]*$/.test(phone) && isDiallable(phone), {
      error: "전화번호를 확인해 주세요. 예: 02-1234-5678",
    });
}

/** What a company says of itself, in the form as in the mutation. Its licence comes as a file beside it. */
export const companyRecord = z.object({
  name: line({ max: 40, please: "업체 이름을 적어 주세요.", tooLong: "업체 이름은" }),
  number: businessNumber,
  // Some have three.
  representative: line({ max: 40, please: "대표자 이름을 적어 주세요.", tooLong: "대표자 이름은" }),
  type: z.string().transform((typed, context): CompanyType => {
    const type = companyTypeNames.find((name) => name === typed);
    if (!type) context.addIssue("어떤 업체인지 골라 주세요.");
    return type ?? z.NEVER;
  }),
  address: line({ max: 100, please: "사업장 주소를 적어 주세요.", tooLong: "주소는" }),
  phone: telephone("대표 전화번호를 적어 주세요."),
  managerName: line({ max: 20, please: "담당자 이름을 적어 주세요.", tooLong: "담당자 이름은" }),
  managerPhone: telephone("담당자 전화번호를 적어 주세요."),
});
export type CompanyRecord = z.infer<typeof companyRecord>;

/** The colour of a company, as in #8a6d3b. */
export const brandColor = z
  .string()
  .transform((typed) => typed.trim().toLowerCase())
  .refine((color) => /^#[0-9a-f]{6}$/.test(color), { error: "색을 다시 골라 주세요." });

/** Only what an admin looked at has the rights of a company, whatever the account says of itself. */
export const companyStates = ["pending", "approved", "returned", "suspended"] as const;
export type CompanyState = (typeof companyStates)[number];

/** `ask`, `withdraw`, `accept` and `decline` are about a change of what an admin had looked at. */
export const companyMoves = [
  "send",
  "approve",
  "return",
  "suspend",
  "release",
  "ask",
  "withdraw",
  "accept",
  "decline",
] as const;
export type CompanyMove = (typeof companyMoves)[number];

/** Moves that a company reads the reason of. */
export const movesWithReason = ["return", "suspend", "decline"] as const satisfies readonly CompanyMove[];

/**
 * What each move makes of a company in each state; what is not here is refused. A move that is repeated after its
 * answer got lost finds the company where it should be.
 */
const life: Record<CompanyState, Partial<Record<CompanyMove, CompanyState>>> = {
  pending: { send: "pending", approve: "approved", return: "returned" },
  returned: { send: "pending", return: "returned" },
  approved: {
    approve: "approved",
    suspend: "suspended",
    release: "approved",
    ask: "approved",
    withdraw: "approved",
    accept: "approved",
    decline: "approved",
  },
  suspended: { suspend: "suspended", release: "approved" },
};

/** What somebody reads who asks for what a company in this state does not do. */
export const companyStanding: Record<CompanyState, string> = {
  pending: "업체 정보를 확인하고 있습니다. 승인되면 쓰실 수 있습니다.",
  returned: "보완이 필요한 업체입니다. 업체 정보를 고쳐 다시 보내 주세요.",
  approved: "이미 승인된 업체입니다.",
  suspended: "이용이 멈춘 업체입니다. 업체 정보에서 이유를 확인해 주세요.",
};

/** The state a move leads to; refuses what the table does not have. */
export function nextCompanyState(state: CompanyState, move: CompanyMove): CompanyState {
  const next = life[state][move];
  if (!next) throw new Refusal("CONFLICT", { sentence: companyStanding[state] });
  return next;
}

/** What the licence says, and so what an admin looked at: once approved, a change of it waits beside it. */
export const lockedFields = ["name", "number", "representative"] as const;
export type Locked = Pick<CompanyRecord, (typeof lockedFields)[number]> & { licence: string };

type Known = Locked & { state: CompanyState };
type Changed = { record: CompanyRecord; licence: string };

/**
 * What of a changed record counts at once, and what of it an admin looks at first. Before it is approved everything
 * counts: nobody has looked yet. A company that is suspended changes nothing.
 */
export function decideCompanyChange(known: Known, { record, licence }: Changed) {
  if (known.state === "suspended") throw new Refusal("CONFLICT", { sentence: companyStanding.suspended });
  if (known.state !== "approved") return { change: { ...record, licence }, wanted: null };
  const { name, number, representative, ...free } = record;
  const asked: Locked = { name, number, representative, licence };
  const isAsked = licence !== known.licence || lockedFields.some((field) => record[field] !== known[field]);
  return { change: free, wanted: isAsked ? asked : null };
}

/** As much as a scanner makes of one page. */
export const MAX_LICENCE_BYTES = 10 * 1_024 * 1_024;
/** A logo is drawn as large as a thumb. */
export const MAX_LOGO_BYTES = 5 * 1_024 * 1_024;
