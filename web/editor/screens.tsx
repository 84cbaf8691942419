import { Button, Stack } from "@mantine/core";
import { useCallback, useState } from "react";
import { called } from "#cards/engine/called.ts";
import type { Kind } from "#cards/engine/kind.ts";
import type { Found } from "#cards/inspector/rule.ts";
import { calledWhat } from "#web/called.ts";
import { Problem } from "#web/forms/problem.tsx";
import { useAction } from "#web/queries/use-action.ts";
import { Sheet } from "#web/shell/sheet.tsx";
import { Toast } from "#web/shell/toast.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";
import { type Looked, VersionHistory } from "./history/history.tsx";
import { InspectedList } from "./inspector/inspected-list.tsx";
import { useOpenCard } from "./open-card.ts";
import { Check } from "./publish/check.tsx";
import { PublishDone } from "./publish/done.tsx";
import { closeCard, type NextStep, reopenCard } from "./publish/publishing.ts";
import { TellGuests } from "./publish/tell-guests.tsx";

/** What may stand over the editor: one at a time. */
export type EditorScreen = NextStep | "history" | "close" | "inspect" | "tell";

function titleOf(screen: EditorScreen, kind: Kind): string {
  switch (screen) {
    case "publish":
      return "보내기 전에 살펴보기";
    case "apply":
      return "반영하기 전에 살펴보기";
    case "share":
      return `${called(kind)} 보내기`;
    case "inspect":
      return "살펴볼 곳";
    case "tell":
      return "바뀐 내용 알리기";
    case "history":
      return "저장 기록";
    case "close":
      return `${calledWhat(kind)} 닫을까요?`;
    case "reopen":
      return `${calledWhat(kind)} 다시 열까요?`;
  }
}

type Props = {
  screen: EditorScreen | null;
  onScreen(screen: EditorScreen | null): void;
  onGo(found: Pick<Found, "section" | "field">): void;
  onLook(looked: Looked): void;
};

export function Screens({ screen, onScreen, onGo, onLook }: Props) {
  const { kind } = useOpenCard();
  const [toast, setToast] = useState<ToastWords | null>(null);
  const [isNew, setIsNew] = useState(false);
  const [changes, setChanges] = useState<readonly string[]>([]);
  const close = () => onScreen(null);

  function applied(told: readonly string[]) {
    setToast({ sentence: "이제 손님에게 새 모습이 보입니다." });
    setChanges(told);
    onScreen(told.length > 0 ? "tell" : null);
  }

  function published() {
    setIsNew(true);
    onScreen("share");
  }

  function told(sentence: string) {
    setToast({ sentence });
    close();
  }

  return (
    <>
      <Sheet
        opened={screen !== null}
        onClose={close}
        title={screen === "share" && isNew ? "이제 보내실 수 있습니다" : screen && titleOf(screen, kind)}
      >
        {screen === "history" && <VersionHistory onLook={onLook} />}
        {screen === "publish" && <Check step="publish" onGo={onGo} onDone={published} />}
        {screen === "apply" && <Check step="apply" onGo={onGo} onDone={applied} />}
        {screen === "inspect" && <InspectedList onGo={onGo} />}
        {screen === "tell" && <TellGuests changes={changes} onDone={close} />}
        {screen === "share" && <PublishDone />}
        {(screen === "close" || screen === "reopen") && <Ask act={screen} onDone={told} />}
      </Sheet>
      <Toast toast={toast} onGone={useCallback(() => setToast(null), [])} />
    </>
  );
}

const asked = {
  close: {
    words: "닫으면 손님이 볼 수 없습니다. 내용은 그대로 있고, 언제든 다시 열 수 있습니다.",
    button: "닫기",
    done: "닫았습니다. 이제 손님에게 보이지 않습니다.",
    act: closeCard,
  },
  reopen: {
    words: "다시 열면 같은 주소에서 손님이 볼 수 있습니다.",
    button: "다시 열기",
    done: "다시 열었습니다.",
    act: reopenCard,
  },
} as const;

function Ask({ act, onDone }: { act: keyof typeof asked; onDone(sentence: string): void }) {
  const open = useOpenCard();
  const { words, button, done, act: change } = asked[act];
  const { run, busy, problem, setProblem } = useAction(async (): Promise<void> => {
    const failed = await change(open);
    if (failed) setProblem(failed.sentence);
    else onDone(done);
  });

  return (
    <Stack gap="md">
      <p style={{ margin: 0 }}>{words}</p>
      <Problem sentence={problem} />
      <Button loading={busy} onClick={() => void run()}>
        {button}
      </Button>
    </Stack>
  );
}
