import { Button, Group, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { z } from "zod";
import { koreanDay } from "#domain/korean-day.ts";
import { ADMIN_REASON_MAX } from "#domain/limits.ts";
import { writtenText } from "#domain/written-text.ts";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";
import { AdminDownloadOrdersDocument } from "#web/graphql/graphql.ts";
import { saveFile } from "#web/save-file.ts";
import { askProved } from "#web/session/proof.ts";
import { Sheet } from "#web/shell/sheet.tsx";

const wanted = z.object({
  from: z.iso.date("날짜를 골라 주세요."),
  until: z.iso.date("날짜를 골라 주세요."),
  reason: writtenText({
    most: ADMIN_REASON_MAX,
    missing: "어디에 쓰실지 적어 주세요.",
    long: `${ADMIN_REASON_MAX}자까지 쓸 수 있습니다.`,
  }),
});

type Props = { opened: boolean; onClose(): void };

/** Names leave the house here: what for is asked, and kept. */
export function DownloadSheet({ opened, onClose }: Props) {
  return (
    <Sheet opened={opened} onClose={onClose} title="주문 내려받기">
      <DownloadForm onDone={onClose} />
    </Sheet>
  );
}

function DownloadForm({ onDone }: { onDone(): void }) {
  const today = koreanDay(new Date());
  const { input, submit, busy, problem } = useValidatedForm({
    schema: wanted,
    initial: { from: `${today.slice(0, 8)}01`, until: today, reason: "" },
    async act(asked) {
      const { adminDownloadOrders } = await askProved(AdminDownloadOrdersDocument, asked);
      const name = `고이 주문 ${asked.from}~${asked.until}.csv`;
      saveFile({ name, type: "text/csv", text: adminDownloadOrders });
      onDone();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>입금하신 분의 이름이 들어 있습니다. 쓰신 뒤에는 꼭 지워 주세요. 내려받은 기록이 남습니다.</Text>
        <Group grow align="flex-start">
          <TextInput type="date" label="부터" {...input("from")} />
          <TextInput type="date" label="까지" {...input("until")} />
        </Group>
        <Textarea
          label="쓰는 곳"
          placeholder="예: 11월 부가세 신고"
          autosize
          minRows={2}
          {...input("reason")}
        />
        <Problem sentence={problem} />
        <Button type="submit" size="lg" loading={busy} fullWidth>
          내려받기
        </Button>
      </Stack>
    </form>
  );
}
