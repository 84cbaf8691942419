import { Button, Checkbox, Stack, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { showField } from "#cards/parts/show-field.ts";
import {
  REPORT_WORDS_MAX,
  REPORT_YEARS,
  REPORTER_NAME_MAX,
  reportGrounds,
  reportRelations,
} from "#domain/report.ts";
import { EmailField } from "#web/forms/email-field.tsx";
import { Problem } from "#web/forms/problem.tsx";
import { Choices } from "./choices.tsx";
import styles from "./report.module.css";
import type { TypedReport } from "./typed.ts";

export type Refused = { sentence?: string; fields: Record<string, string> };

type Props = {
  /** Where it is sent: this page again. */
  to: string;
  /** Of the form, when it was opened. */
  formKey: string;
  refused: Refused | undefined;
  /** What was sent and refused, for a browser that drew the page anew. */
  typed: TypedReport | undefined;
};

/** Complete without a script: the page answers what is sent, with all that was typed in its place. */
export function ReportForm({ to, formKey, refused, typed }: Props) {
  const busy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const [mended, setMended] = useState<{ after: Refused | undefined; names: string[] }>();
  const names = mended?.after === refused ? (mended?.names ?? []) : [];
  const mistakes = Object.fromEntries(
    Object.entries(refused?.fields ?? {}).filter(([name]) => !names.includes(name)),
  );
  useEffect(() => {
    if (refused) showField(form.current?.querySelector("[aria-invalid=true], [data-error] input"));
  }, [refused]);

  function mend({ target }: FormEvent) {
    setMended({ after: refused, names: [...names, (target as HTMLInputElement).name] });
  }

  return (
    <Form ref={form} method="post" action={to} noValidate onInput={mend}>
      <Stack gap="xl">
        <Choices
          name="grounds"
          label="어떤 이유인가요"
          of={reportGrounds}
          chosen={typed?.grounds}
          error={mistakes.grounds}
        />
        <Textarea
          name="words"
          label="어떤 점이 문제인가요"
          description="어느 글이나 사진이 왜 문제인지 적어 주시면 빨리 살펴볼 수 있습니다."
          placeholder="예: 갤러리 세 번째 사진은 허락 없이 올라온 제 사진입니다."
          defaultValue={typed?.words}
          maxLength={REPORT_WORDS_MAX}
          autosize
          minRows={4}
          maxRows={12}
          error={mistakes.words}
        />
        <Choices
          name="relation"
          label="어떤 분이신가요"
          of={reportRelations}
          chosen={typed?.relation}
          error={mistakes.relation}
          isShort
        />
        <TextInput
          name="name"
          label="성함"
          placeholder="김고이"
          autoComplete="name"
          size="lg"
          defaultValue={typed?.name}
          maxLength={REPORTER_NAME_MAX}
          error={mistakes.name}
        />
        <EmailField
          name="email"
          autoComplete="email"
          description="결과를 알려 드릴 주소입니다."
          defaultValue={typed?.email}
          error={mistakes.email}
        />
        <Stack gap={4}>
          <Checkbox
            name="agreed"
            label="개인정보 수집과 이용에 동의합니다"
            defaultChecked={typed?.agreed ?? false}
            error={mistakes.agreed}
          />
          <ul className={styles.terms}>
            <li>받는 것: 성함, 이메일, 적으신 내용</li>
            <li>쓰는 곳: 신고를 살펴보고 결과를 알려 드리는 데에만</li>
            <li>지우는 때: 신고가 끝나고 {REPORT_YEARS}년 뒤 (전자상거래법)</li>
            <li>동의하지 않으셔도 되지만, 그 경우 신고를 받을 수 없습니다.</li>
          </ul>
        </Stack>
        <input name="website" className={styles.trap} tabIndex={-1} autoComplete="off" aria-hidden="true" />
        <input type="hidden" name="key" defaultValue={typed?.key || formKey} />
        <Problem sentence={refused?.sentence} />
        <Button type="submit" size="lg" loading={busy}>
          신고 보내기
        </Button>
      </Stack>
    </Form>
  );
}
