import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { josa } from "#cards/korean/hangul.ts";
import { honoured } from "#domain/honorific.ts";
import { MoreMenu, type MoreMenuAct } from "#web/shell/more-menu.tsx";
import { Sheet } from "#web/shell/sheet.tsx";
import IconCheck from "~icons/tabler/check";
import IconEye from "~icons/tabler/eye";
import IconEyeOff from "~icons/tabler/eye-off";
import IconMessageReply from "~icons/tabler/message-reply";
import IconPin from "~icons/tabler/pin";
import IconPinnedOff from "~icons/tabler/pinned-off";
import IconTrash from "~icons/tabler/trash";
import { ReplySheet } from "./reply-sheet.tsx";
import type { ShownResponse, useResponses } from "./use-responses.ts";

type Props = {
  response: ShownResponse;
  /** Whose it is, as far as it says. */
  name: string;
  /** Whether other guests may see it; what is for the owner only is neither hidden nor answered. */
  isPublic: boolean;
  list: ReturnType<typeof useResponses>;
};

/** What the owner may do with what a guest left. */
export function ResponseActs({ response, name, isPublic, list }: Props) {
  const [open, setOpen] = useState<"reply" | "remove">();
  const close = () => setOpen(undefined);
  const acts: MoreMenuAct[] = [
    ...(isPublic ? publicActs({ response, list, onReply: () => setOpen("reply") }) : []),
    { label: "삭제", Icon: IconTrash, isGrave: true, run: () => setOpen("remove") },
  ];
  return (
    <>
      <MoreMenu title={name} acts={acts} busy={list.isBusy(response.id)} />
      <ReplySheet
        reply={response.reply}
        opened={open === "reply"}
        onClose={close}
        onSend={(text) => list.reply(response, text)}
      />
      <Sheet opened={open === "remove"} onClose={close} title="아주 지울까요?">
        <p>{josa(honoured(name), "이/가")} 남긴 것을 지웁니다. 지우면 되돌릴 수 없습니다.</p>
        <Group grow mt="lg">
          <Button variant="default" onClick={close}>
            그대로 두기
          </Button>
          <Button
            color="red.7"
            onClick={() => {
              close();
              void list.remove(response);
            }}
          >
            지우기
          </Button>
        </Group>
      </Sheet>
    </>
  );
}

type Public = Pick<Props, "response" | "list"> & { onReply(): void };

function publicActs({ response, list, onReply }: Public): MoreMenuAct[] {
  const { hidden, pinned, reply, state } = response;
  const run = (act: (response: ShownResponse) => Promise<void>) => () => void act(response);
  const letThrough = state === "pending" && !hidden;
  return [
    ...(letThrough ? [{ label: "승인", Icon: IconCheck, run: run(list.show) }] : []),
    hidden
      ? { label: "보이기", Icon: IconEye, run: run(list.show) }
      : { label: "숨기기", Icon: IconEyeOff, run: run(list.hide) },
    pinned
      ? { label: "고정 풀기", Icon: IconPinnedOff, run: run(list.unpin) }
      : { label: "맨 앞에 고정", Icon: IconPin, run: run(list.pin) },
    { label: reply ? "답글 고치기" : "답글 쓰기", Icon: IconMessageReply, run: onReply },
  ];
}
