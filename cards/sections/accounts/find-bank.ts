import { getChoseong } from "#cards/korean/hangul.ts";
import { bankCalled } from "./bank-aliases.ts";
import { type BankName, bankNames, banks } from "./banks.ts";

export const bankOptions = bankNames.map((value) => ({ value, label: banks[value].label }));

type Option = { value: string; label: string };

/** By a part of its name, by its first consonants (ㄱㅁ), or as people call it. */
export function isFound({ value, label }: Option, search: string): boolean {
  if (bankCalled(search) === value) return true;
  const [name, wanted] = [plain(label), plain(search)];
  return name.includes(wanted) || getChoseong(name).includes(wanted);
}

function plain(words: string): string {
  return words.replace(/\s/g, "").toLowerCase();
}

/** The bank that somebody typed without choosing it; null where it may be several, or none. */
export function bankTyped(typed: string): BankName | null {
  const found = bankOptions.filter((option) => isFound(option, typed));
  const [only] = found.length === 1 ? found : [];
  return bankCalled(typed) ?? only?.value ?? null;
}
