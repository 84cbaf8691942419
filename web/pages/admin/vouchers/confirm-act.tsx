import { Button, Group } from "@mantine/core";
import { Problem } from "#web/forms/problem.tsx";
import { useAction } from "#web/queries/use-action.ts";
import { Sheet } from "#web/shell/sheet.tsx";
import type { Voucher } from "./use-vouchers.ts";
import type { VoucherAct } from "./voucher-list.tsx";

const asked: Record<VoucherAct, { title: string; words: string; button: string }> = {
  cancel: {
    title: "이 이용권을 취소할까요?",
    words:
      "링크로 더는 받으실 수 없고, 되돌릴 수 없습니다. 스토어의 환불은 스마트스토어센터에서 따로 해 주세요.",
    button: "취소하기",
  },
  renew: {
    title: "새 링크를 만들까요?",
    words: "지금까지의 링크는 바로 끝나고, 새 링크는 오늘부터 1년 동안 열 수 있습니다.",
    button: "새 링크 만들기",
  },
};

type Props = { act: VoucherAct; voucher: Voucher; onClose(): void; onConfirm(): Promise<void> };

/** Asked before something that cannot be taken back. */
export function ConfirmAct({ act, voucher, onClose, onConfirm }: Props) {
  const { busy, problem, run } = useAction(async () => {
    await onConfirm();
    onClose();
  });
  const { title, words, button } = asked[act];

  return (
    <Sheet opened onClose={onClose} title={title}>
      <p>
        <strong>{voucher.holder ?? voucher.productOrder}</strong> · {voucher.label}
      </p>
      <p>{words}</p>
      <Problem sentence={problem} />
      <Group grow mt="lg">
        <Button variant="default" onClick={onClose}>
          그대로 두기
        </Button>
        <Button color={act === "cancel" ? "red.7" : "dark"} loading={busy} onClick={() => void run()}>
          {button}
        </Button>
      </Group>
    </Sheet>
  );
}
