import { Button, Group } from "@mantine/core";
import type { Kind } from "#cards/engine/kind.ts";
import { calledWhat } from "#web/called.ts";
import { Sheet } from "#web/shell/sheet.tsx";

type Props = { title: string; kind: Kind; opened: boolean; onClose(): void; onConfirm(): void };

/** Asked where guests could still open the card. */
export function ConfirmDelete({ title, kind, opened, onClose, onConfirm }: Props) {
  function confirm() {
    onClose();
    onConfirm();
  }
  return (
    <Sheet opened={opened} onClose={onClose} title={`이 ${calledWhat(kind)} 지울까요?`}>
      <p>
        <strong>{title}</strong> {calledWhat(kind)} 받으신 분들도 더는 열어 보실 수 없습니다. 30일 동안은
        ‘지운 카드’에서 되돌릴 수 있습니다.
      </p>
      <Group grow mt="lg">
        <Button variant="default" onClick={onClose}>
          그대로 두기
        </Button>
        <Button color="red.7" onClick={confirm}>
          지우기
        </Button>
      </Group>
    </Sheet>
  );
}
