import { useState } from "react";
import type { Field } from "#cards/fields/field.ts";
import { memoField } from "#cards/fields/memo-field.ts";
import { TextField } from "#cards/fields/text-field.tsx";
import { type BankName, banks, formatAccountNumber, isUsualNumber } from "./banks.ts";

type Props = { field: Field<string>; bank: BankName | "" };

/** A number with its bank's hyphens. A mistyped one sends somebody's gift to a stranger: an unusual length is asked about. */
export const AccountNumberField = memoField(function AccountNumberField({ field, bank }: Props) {
  const [typing, setTyping] = useState(false);
  const asks = !typing && field.value !== "" && !isUsualNumber({ bank, number: field.value });
  return (
    <TextField
      field={field}
      label="계좌번호"
      placeholder="숫자만 적으셔도 됩니다"
      inputMode="numeric"
      onChange={({ currentTarget: { value, selectionStart } }) =>
        // Who mends a digit in the middle would lose the place if the hyphens moved.
        field.change(
          selectionStart === value.length
            ? formatAccountNumber({ bank, typed: value })
            : value.replace(/[^\d-]/g, ""),
        )
      }
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false);
        const formatted = formatAccountNumber({ bank, typed: field.value });
        if (formatted !== field.value) field.change(formatted);
      }}
      {...(asks && {
        description: `${bank ? banks[bank].label : "은행"} 계좌의 자릿수와 다릅니다. 한 번 더 확인해 주세요.`,
      })}
    />
  );
});
