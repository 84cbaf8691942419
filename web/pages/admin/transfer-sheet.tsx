import { Button, Stack, Text, TextInput } from "@mantine/core";
import { z } from "zod";
import { inWon } from "#domain/money.ts";
import { readWon } from "#domain/won.ts";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";
import { AdminConfirmTransferDocument, type AdminOrderFieldsFragment } from "#web/graphql/graphql.ts";
import { askProved } from "#web/session/proof.ts";
import { Sheet } from "#web/shell/sheet.tsx";

type Props = {
  order: AdminOrderFieldsFragment;
  opened: boolean;
  onClose(): void;
  onConfirmed(order: AdminOrderFieldsFragment): void;
};

/** The amount is read off the statement and typed: a wrong one shows before anything is given for it. */
export function TransferSheet({ order, opened, onClose, onConfirmed }: Props) {
  return (
    <Sheet opened={opened} onClose={onClose} title="입금 확인">
      <TransferForm
        order={order}
        onConfirmed={(paid) => {
          onClose();
          onConfirmed(paid);
        }}
      />
    </Sheet>
  );
}

function TransferForm({ order, onConfirmed }: Pick<Props, "order" | "onConfirmed">) {
  const amount = z.object({
    amount: z
      .string()
      .transform((typed) => readWon(typed))
      .refine((won) => typeof won === "number", { error: "통장에 찍힌 금액을 적어 주세요." })
      .refine((won) => won === null || won === undefined || won === order.total, {
        error: `주문 금액은 ${inWon(order.total)}입니다. 다르면 확인하지 말고 주문하신 분께 여쭤 주세요.`,
      }),
  });
  const { input, submit, busy, problem } = useValidatedForm({
    schema: amount,
    initial: { amount: "" },
    async act() {
      const asked = { order: order.id, amount: order.total };
      onConfirmed((await askProved(AdminConfirmTransferDocument, asked)).adminConfirmTransfer);
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>
          {order.depositor} 님 이름으로 들어온 금액을 통장에서 보고 적어 주세요. 확인하면 카드가 바로 결제된
          상태가 됩니다.
        </Text>
        <TextInput
          data-autofocus
          label="들어온 금액"
          placeholder="예: 19,900"
          inputMode="numeric"
          autoComplete="off"
          {...input("amount")}
        />
        <Problem sentence={problem} />
        <Button type="submit" size="lg" loading={busy} fullWidth>
          입금 확인하기
        </Button>
      </Stack>
    </form>
  );
}
