import { MoneyField } from "./money-field.tsx";

type Amounts = { estimate: number | null; paid: number | null };

type Props = {
  now: Amounts;
  put(some: Partial<Amounts>): void;
  problems: Readonly<Record<string, string>>;
};

/** What something may cost, and how much of it is paid. */
export function AmountFields({ now, put, problems }: Props) {
  return (
    <>
      <MoneyField
        label="예상 금액"
        name="estimate"
        value={now.estimate}
        change={(estimate) => put({ estimate })}
        problem={problems.estimate}
      />
      <MoneyField
        label="결제한 금액"
        name="paid"
        value={now.paid}
        change={(paid) => put({ paid })}
        problem={problems.paid}
      />
    </>
  );
}
