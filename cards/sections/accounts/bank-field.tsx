import { Select } from "@mantine/core";
import type { Field } from "#cards/fields/field.ts";
import { getChoseong } from "#cards/korean/hangul.ts";
import { type BankName, bankNames, banks } from "./banks.ts";

const options = bankNames.map((value) => ({ value, label: banks[value].label }));

/** All banks, found by a part of the name or by its first consonants (ㄱㅁ). */
export function BankField({ field }: { field: Field<BankName | ""> }) {
  return (
    <div data-field={field.name}>
      <Select
        name={field.name}
        label="은행"
        placeholder="은행을 골라 주세요"
        data={options}
        value={field.value || null}
        onChange={(bank) => field.change(bank ?? "")}
        error={field.problem}
        searchable
        clearable
        clearButtonProps={{ "aria-label": "은행 비우기" }}
        filter={({ options: all, search }) =>
          all.filter((option) => "label" in option && isFound(option.label, search))
        }
        nothingFoundMessage="그런 이름의 은행이 없습니다."
        maxDropdownHeight={280}
        size="md"
      />
    </div>
  );
}

function isFound(label: string, search: string): boolean {
  const [name, wanted] = [label, search].map((words) => words.replace(/\s/g, "").toLowerCase()) as [
    string,
    string,
  ];
  return name.includes(wanted) || getChoseong(name).includes(wanted);
}
