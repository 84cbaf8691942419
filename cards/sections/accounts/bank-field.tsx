import { Select } from "@mantine/core";
import { useState } from "react";
import type { Field } from "#cards/fields/field.ts";
import type { BankName } from "./banks.ts";
import { bankOptions, bankTyped, isFound } from "./find-bank.ts";

/** All banks, found by a part of the name or by its first consonants (ㄱㅁ). */
export function BankField({ field }: { field: Field<BankName | ""> }) {
  const [unknown, setUnknown] = useState<string>();

  // Who types the name of a bank and goes on has chosen it.
  function take(typed: string) {
    const words = typed.trim();
    if (!words) return;
    const bank = bankTyped(words);
    if (!bank) setUnknown(`‘${words}’: 목록에 없는 이름입니다. 목록에서 골라 주세요.`);
    else if (bank !== field.value) field.change(bank);
  }

  return (
    <div data-field={field.name}>
      <Select
        name={field.name}
        label="은행"
        placeholder="은행을 골라 주세요"
        data={bankOptions}
        value={field.value || null}
        onChange={(bank) => {
          setUnknown(undefined);
          field.change(bank ?? "");
        }}
        error={field.problem ?? unknown}
        onFocus={() => setUnknown(undefined)}
        onBlur={({ currentTarget }) => take(currentTarget.value)}
        searchable
        clearable
        clearButtonProps={{ "aria-label": "은행 비우기" }}
        filter={({ options: all, search }) =>
          all.filter((option) => "value" in option && isFound(option, search))
        }
        nothingFoundMessage="그런 이름의 은행이 없습니다."
        maxDropdownHeight={280}
        size="md"
      />
    </div>
  );
}
