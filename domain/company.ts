import { z } from "zod";

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

/** Only what an admin looked at has the rights of a company, whatever the account says of itself. */
export const companyStates = ["pending", "approved", "returned", "suspended"] as const;
export type CompanyState = (typeof companyStates)[number];
