import { Button, NumberInput, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import { adminReason } from "#domain/written-text.ts";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";
import { Sheet } from "#web/shell/sheet.tsx";

/** Something an admin does, with a reason. */
export type Reasoned = {
  title: string;
  lead: string;
  example: string;
  confirm: string;
  isGrave?: boolean;
  /** What counts as a reason, where it is read by others than admins. */
  reason?: typeof adminReason;
  /** Asks for a number too, where there is one to ask for. */
  count?: { label: string; start: number; most: number; unit: string };
  act(said: { reason: string; count: number }): Promise<void>;
};

type Props = { asked: Reasoned | null; onClose(): void };

/** Asks why, before it is done. What was typed stays until it has been. */
export function ReasonSheet({ asked, onClose }: Props) {
  return (
    <Sheet opened={asked !== null} onClose={onClose} title={asked?.title ?? ""}>
      {asked && <ReasonForm key={asked.title} asked={asked} onDone={onClose} />}
    </Sheet>
  );
}

function ReasonForm({ asked, onDone }: { asked: Reasoned; onDone(): void }) {
  const { lead, example, confirm, isGrave, count } = asked;
  const [number, setNumber] = useState(count?.start ?? 0);
  const { input, submit, busy, problem } = useValidatedForm({
    schema: z.object({ reason: asked.reason ?? adminReason }),
    initial: { reason: "" },
    async act({ reason }) {
      await asked.act({ reason, count: number });
      onDone();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{lead}</Text>
        {count && (
          <NumberInput
            label={count.label}
            value={number}
            onChange={(typed) => setNumber(Number(typed))}
            min={1}
            max={count.most}
            suffix={count.unit}
            allowDecimal={false}
          />
        )}
        <Textarea
          data-autofocus
          label="이유"
          placeholder={example}
          autosize
          minRows={2}
          maxRows={6}
          {...input("reason")}
        />
        <Problem sentence={problem} />
        <Button type="submit" size="lg" loading={busy} fullWidth {...(isGrave && { color: "red.9" })}>
          {confirm}
        </Button>
      </Stack>
    </form>
  );
}
