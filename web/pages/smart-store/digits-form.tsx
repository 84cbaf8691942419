import { Button, Stack, TextInput } from "@mantine/core";
import { type ClipboardEvent, type FormEvent, useRef, useState } from "react";
import { phoneEnding } from "#domain/voucher.ts";
import { waitInWords } from "#web/forms/explain.ts";
import { Problem } from "#web/forms/problem.tsx";
import styles from "./smart-store.module.css";

const LENGTH = 4;

type Props = {
  busy: boolean;
  problem: string | undefined;
  /** Until digits can be tried again. */
  secondsLeft: number;
  onSubmit(digits: string): Promise<void>;
};

/** Four digits that only the buyer knows. */
export function DigitsForm({ busy, problem, secondsLeft, onSubmit }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [digits, setDigits] = useState("");
  const [mistake, setMistake] = useState<string>();
  const isLocked = secondsLeft > 0;

  function type(typed: string) {
    setDigits(typed.normalize("NFKC").replaceAll(/\D/g, "").slice(0, LENGTH));
    setMistake(undefined);
  }

  /** Of a whole number the end counts. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const pasted = event.clipboardData.getData("text").normalize("NFKC").replaceAll(/\D/g, "");
    type(pasted.slice(-LENGTH));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const read = phoneEnding.safeParse(digits);
    if (read.success) await onSubmit(read.data);
    else setMistake(read.error.issues[0]?.message);
    field.current?.focus();
    field.current?.select();
  }

  return (
    <form method="dialog" onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          ref={field}
          label="휴대전화 번호 마지막 네 자리"
          placeholder="••••"
          inputMode="numeric"
          autoComplete="off"
          size="lg"
          value={digits}
          error={mistake}
          disabled={isLocked}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onPaste={paste}
          classNames={{ input: styles.digits }}
        />
        {!isLocked && <Problem sentence={problem} />}
        {isLocked && (
          <div className={styles.wait}>
            <p role="alert">여러 번 틀려 잠시 잠갔습니다. 주문하신 분의 번호인지 확인해 주세요.</p>
            <p role="timer">
              <strong>{waitInWords(secondsLeft)}</strong> 뒤에 다시 하실 수 있습니다.
            </p>
          </div>
        )}
        <Button type="submit" size="lg" loading={busy} disabled={isLocked} fullWidth>
          확인
        </Button>
      </Stack>
    </form>
  );
}
