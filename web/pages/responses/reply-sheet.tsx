import { Button, Stack, Textarea } from "@mantine/core";
import { z } from "zod";
import { ownerReply } from "#domain/written-text.ts";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";
import { Sheet } from "#web/shell/sheet.tsx";

const written = z.object({ text: ownerReply });

type Props = {
  reply: string | null;
  opened: boolean;
  onClose(): void;
  onSend(text: string): Promise<void>;
};

/** The owner answers, beneath what the guest wrote. */
export function ReplySheet({ reply, opened, onClose, onSend }: Props) {
  return (
    <Sheet opened={opened} onClose={onClose} title={reply ? "답글 고치기" : "답글 쓰기"}>
      <ReplyForm reply={reply} onClose={onClose} onSend={onSend} />
    </Sheet>
  );
}

function ReplyForm({ reply, onClose, onSend }: Omit<Props, "opened">) {
  const { input, submit, busy, problem } = useValidatedForm({
    schema: written,
    initial: { text: reply ?? "" },
    async act({ text }) {
      await onSend(text);
      onClose();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Textarea
          label="답글"
          description={reply ? "비우고 저장하면 답글이 사라집니다." : "글 아래에 함께 보입니다."}
          placeholder="와 주셔서 고맙습니다."
          autosize
          minRows={3}
          maxRows={8}
          data-autofocus
          {...input("text")}
        />
        <Problem sentence={problem} />
        <Button type="submit" loading={busy}>
          저장
        </Button>
      </Stack>
    </form>
  );
}
