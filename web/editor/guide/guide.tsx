import { Button, Modal } from "@mantine/core";
import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { called } from "#cards/engine/called.ts";
import type { QuestionScreen } from "#cards/engine/question.ts";
import { useContent, useOpenCard } from "#web/editor/open-card.ts";
import { useTopmost } from "#web/shell/layers.ts";
import styles from "./guide.module.css";
import { questionsOn, screenTitle } from "./guide-screens.ts";
import { QuestionField } from "./question-field.tsx";

type Props = {
  /** Those to go through; as they were when it was opened. */
  screens: readonly QuestionScreen[];
  onLeave(): void;
  /** After the last of them. */
  onDone(): void;
};

/** Who, when and where, one screen each: what a card cannot be sent without, before anything else is seen. */
export function CardGuide({ screens, onLeave, onDone }: Props) {
  const { kind } = useOpenCard();
  const [at, setAt] = useState(0);
  const screen = screens[at] ?? "who";
  const title = useContent((content) => screenTitle(kind, content, screen));
  const isLast = at === screens.length - 1;
  const close = useTopmost(true, onLeave);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);

  /** The key of a keyboard goes to the next line of the screen, and from the last to the next screen. */
  function next(event: FormEvent) {
    event.preventDefault();
    const lines = [...(form.current?.querySelectorAll<HTMLElement>("input[type=text]") ?? [])];
    const line = lines.findIndex((one) => one.matches(":focus"));
    const below = line >= 0 ? lines[line + 1] : undefined;
    if (below) below.focus();
    else goOn();
  }

  function goOn() {
    if (isLast) onDone();
    else setAt(at + 1);
  }

  return (
    <Modal.Root
      opened
      onClose={close}
      trapFocus
      transitionProps={{ duration: 0 }}
      classNames={{ inner: styles.inner ?? "", content: styles.content ?? "" }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={styles.top}>
          <span className={styles.progress}>
            {at + 1} / {screens.length}
          </span>
          <Button variant="subtle" onClick={onLeave}>
            나중에 적기
          </Button>
        </div>
        <form ref={form} className={styles.form} onSubmit={next} noValidate>
          <div className={styles.asked}>
            <Modal.Title ref={heading} tabIndex={-1} className={styles.title ?? ""}>
              {title}
            </Modal.Title>
            <p className={styles.lead}>
              <span>아직 모르시면 비워 두셔도 됩니다.</span> <span>언제든 고칠 수 있습니다.</span>
            </p>
            <Asked key={screen} screen={screen} heading={heading} />
          </div>
          <div className={styles.steps}>
            {at > 0 && (
              <Button variant="default" size="lg" className={styles.back ?? ""} onClick={() => setAt(at - 1)}>
                이전
              </Button>
            )}
            <Button size="lg" className={styles.next ?? ""} onClick={goOn}>
              {isLast ? `${called(kind)} 보기` : "다음"}
            </Button>
          </div>
          {/* What the Enter key of a form presses; the button that is seen goes on from any line. */}
          <button type="submit" hidden tabIndex={-1} aria-hidden />
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}

type AskedProps = { screen: QuestionScreen; heading: RefObject<HTMLHeadingElement | null> };

function Asked({ screen, heading }: AskedProps) {
  const { kind } = useOpenCard();
  const fields = useRef<HTMLDivElement>(null);
  const paths = useContent((content) =>
    questionsOn(kind, content, screen)
      .map(({ path }) => path)
      .join(),
  );

  // With a mouse one types at once; on a phone the keyboard would cover what is asked.
  useLayoutEffect(() => {
    const line = fields.current?.querySelector<HTMLElement>("input[type=text]");
    const first = line && matchMedia("(pointer: fine)").matches ? line : heading.current;
    // What a dialog goes to when it is opened, a moment later than this.
    first?.setAttribute("data-autofocus", "");
    first?.focus();
  }, [heading]);

  return (
    <div ref={fields} className={styles.fields}>
      {paths.split(",").map((path) => (
        <QuestionField key={path} path={path} />
      ))}
    </div>
  );
}
