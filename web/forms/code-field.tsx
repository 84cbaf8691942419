import { Button, Stack, TextInput, type TextInputProps } from "@mantine/core";
import { useEffect, useState } from "react";
import { CODE_LENGTH } from "#domain/credentials.ts";
import { useAction } from "#web/queries/use-action.ts";
import { readSettings } from "#web/settings.ts";
import { Problem } from "./problem.tsx";
import { useCountdown } from "./use-countdown.ts";

/** A mail takes its time; asking again sooner only sends a second one. */
const RESEND_AFTER_SECONDS = 60;

type Props = TextInputProps & { resend(): Promise<void> };

/** Six digits from a mail, and a way to get new ones. */
export function CodeField({ resend, ...input }: Props) {
  const { secondsLeft, restart } = useCountdown(RESEND_AFTER_SECONDS);
  const [sent, setSent] = useState(false);
  const keepsEmails = useKeepsEmails();

  const sendAgain = useAction(async () => {
    await resend();
    setSent(true);
    restart(RESEND_AFTER_SECONDS);
  });

  return (
    <Stack gap="xs">
      <TextInput
        label="인증번호"
        placeholder="숫자 6자리"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH + 2}
        size="lg"
        description={
          keepsEmails && "메일 서버가 연결되지 않아, 인증번호는 고이를 켠 창과 outbox 폴더에만 있습니다."
        }
        {...input}
      />
      <Button
        variant="subtle"
        onClick={() => void sendAgain.run()}
        disabled={secondsLeft > 0}
        mih={48}
        type="button"
      >
        {secondsLeft > 0 ? `인증번호 다시 받기 (${secondsLeft}초)` : "인증번호 다시 받기"}
      </Button>
      <span role="status">
        {sent && secondsLeft > 0 ? "새 인증번호를 보냈습니다. 가장 최근 메일을 확인해 주세요." : ""}
      </span>
      <Problem sentence={sendAgain.problem} />
    </Stack>
  );
}

/** Who tries the app on a machine of their own waits for no mail. */
function useKeepsEmails(): boolean {
  const [keeps, setKeeps] = useState(false);
  useEffect(() => {
    readSettings().then(
      ({ keepsEmails }) => setKeeps(keepsEmails === true),
      () => undefined,
    );
  }, []);
  return keeps;
}
