import { Button, Group, MultiSelect, SegmentedControl, Select, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { DateField } from "#cards/fields/date-field.tsx";
import { kinds } from "#cards/kinds/kinds.ts";
import { showField } from "#cards/parts/show-field.ts";
import { type CouponTerms, couponCode } from "#domain/coupon.ts";
import { COUPONS_AT_ONCE_MAX } from "#domain/limits.ts";
import { Problem } from "#web/forms/problem.tsx";
import { AdminCreateCouponsDocument, type CouponFieldsFragment } from "#web/graphql/graphql.ts";
import { knownKind } from "#web/my-cards/known-kind.ts";
import { useAction } from "#web/queries/use-action.ts";
import { askProved } from "#web/session/proof.ts";
import styles from "./admin.module.css";
import { type CouponDraft, draftOf, readCouponDraft } from "./coupon-draft.ts";
import { termsInWords } from "./coupon-words.ts";

const types = [
  { value: "percent", label: "% 할인" },
  { value: "won", label: "원 할인" },
  { value: "plan", label: "무료" },
  { value: "days", label: "연장" },
];
const amounts = { percent: "몇 %를 할인할까요", won: "얼마를 할인할까요", days: "며칠을 더할까요", plan: "" };
const examples = { percent: "예: 20", won: "예: 5,000", days: "예: 30", plan: "" };
const kindChoices = kinds
  .filter(({ plans }) => plans.some(({ won }) => won > 0))
  .map(({ name, label }) => ({ value: name as string, label: label as string }));

type Props = { like?: CouponFieldsFragment | undefined; onMade(coupons: CouponFieldsFragment[]): void };

/** A new coupon, read back in words while it is typed. */
export function CouponForm({ like, onMade }: Props) {
  const [draft, setDraft] = useState(() => draftOf(like));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useAction(create, ({ sentence, fields }) => {
    if (Object.keys(fields).length > 0) setProblems(fields);
    else setProblem(sentence);
  });
  const read = readCouponDraft(draft);
  // What it does can be said before it has a name.
  const said = readCouponDraft({ ...draft, label: draft.label || "쿠폰" });

  function put(change: Partial<CouponDraft>) {
    setDraft((before) => ({ ...before, ...change }));
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))),
    );
    setProblem(undefined);
  }
  const text = (
    field: "label" | "amount" | "minimum" | "maximum" | "mostUses" | "mostUsesEach" | "code" | "count",
  ) => ({
    name: field,
    value: draft[field],
    error: problems[field],
    onChange: (event: { currentTarget: { value: string } }) => put({ [field]: event.currentTarget.value }),
    autoComplete: "off",
  });
  const day = (field: "from" | "until") => ({
    name: field,
    value: draft[field],
    change: (value: string) => put({ [field]: value }),
    problem: problems[field],
    isTroubled: field in problems,
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const code = draft.code.trim();
    const wrong = {
      ...("problems" in read ? read.problems : {}),
      ...(code && !couponCode.safeParse(code).success && { code: "한글, 영문, 숫자 4~32자로 적어 주세요." }),
    };
    const [first] = Object.keys(wrong);
    if (first || "problems" in read) {
      setProblems(wrong);
      showField(form.querySelector<HTMLElement>(`[name="${first}"]`));
      return;
    }
    const how = code ? { code } : { count: Number(draft.count) || 1 };
    void run(read.terms, how);
  }

  async function create(
    { company: _none, ...terms }: CouponTerms,
    how: { code: string } | { count: number },
  ) {
    onMade((await askProved(AdminCreateCouponsDocument, { terms, ...how })).adminCreateCoupons);
  }

  const [onlyKind] = draft.kinds.length === 1 ? draft.kinds : [];
  const plans = knownKind(onlyKind ?? "")?.plans.map(({ name, label }) => ({ value: name, label })) ?? [];
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput data-autofocus label="이름" placeholder="예: 11월 생일 행사" {...text("label")} />
        <SegmentedControl
          fullWidth
          size="md"
          aria-label="무엇을 드릴까요"
          data={types}
          value={draft.type}
          onChange={(type) => put({ type: type as CouponDraft["type"] })}
        />
        <MultiSelect
          label="카드 종류"
          placeholder={draft.kinds.length === 0 ? "모든 카드" : undefined}
          data={kindChoices}
          value={draft.kinds}
          onChange={(chosen) => put({ kinds: chosen, plan: "" })}
          error={problems.kinds}
          clearable
        />
        {draft.type === "plan" ? (
          <Select
            name="plan"
            label="무료로 드릴 요금제"
            placeholder={onlyKind ? "요금제를 골라 주세요" : "카드 종류를 하나만 골라 주세요"}
            disabled={!onlyKind}
            data={plans}
            value={draft.plan || null}
            onChange={(plan) => put({ plan: plan ?? "" })}
            error={problems.plan}
          />
        ) : (
          <TextInput
            label={amounts[draft.type]}
            placeholder={examples[draft.type]}
            inputMode="numeric"
            {...text("amount")}
          />
        )}
        <Group grow align="flex-start">
          <TextInput label="최소 주문 금액" placeholder="없음" inputMode="numeric" {...text("minimum")} />
          {draft.type === "percent" && (
            <TextInput label="최대 할인" placeholder="없음" inputMode="numeric" {...text("maximum")} />
          )}
        </Group>
        <Group grow align="flex-start">
          <DateField field={day("from")} label="시작하는 날" placeholder="바로" />
          <DateField field={day("until")} label="끝나는 날" placeholder="없음" />
        </Group>
        <Group grow align="flex-start">
          <TextInput label="모두 몇 번" placeholder="제한 없음" inputMode="numeric" {...text("mostUses")} />
          <TextInput
            label="한 분에 몇 번"
            placeholder="제한 없음"
            inputMode="numeric"
            {...text("mostUsesEach")}
          />
        </Group>
        <Group grow align="flex-start">
          <TextInput label="쿠폰 번호" placeholder="비우면 자동" {...text("code")} />
          {!draft.code.trim() && (
            <TextInput
              label={`몇 장 (${COUPONS_AT_ONCE_MAX.toLocaleString("ko")}장까지)`}
              inputMode="numeric"
              {...text("count")}
            />
          )}
        </Group>
        <p className={styles.summary} role="status">
          {"terms" in said ? termsInWords(said.terms) : "조건을 적으면 여기에 한 문장으로 보여 드립니다."}
        </p>
        <Problem sentence={problem} />
        <Button type="submit" size="lg" loading={busy} fullWidth>
          만들기
        </Button>
      </Stack>
    </form>
  );
}
