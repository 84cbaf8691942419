import { ActionIcon } from "@mantine/core";
import { memo, Suspense, use, useCallback, useMemo, useRef } from "react";
import { called } from "#cards/engine/called.ts";
import { moveSection } from "#cards/engine/card.ts";
import { editorsOf } from "#cards/kinds/modules.tsx";
import { FindingLists, type GoTo } from "#web/editor/inspector/finding-lists.tsx";
import { useFound } from "#web/editor/inspector/findings-provider.tsx";
import { useContent, useOpenCard, useSaving } from "#web/editor/open-card.ts";
import type { PanelWish } from "#web/editor/panel.ts";
import { type Problems, problemsIn, problemsUnder } from "#web/editor/problems.ts";
import IconArrowDown from "~icons/tabler/arrow-down";
import IconArrowUp from "~icons/tabler/arrow-up";
import { NextSection } from "./next-section.tsx";
import styles from "./section-panel.module.css";
import { ShownChoiceField } from "./shown-choice-field.tsx";
import { useFieldWish } from "./use-field-wish.ts";

type Props = { name: string; wish: PanelWish | null; onNext(section: string): void; onGo: GoTo };

/** The form of one section. */
export function SectionPanel(props: Props) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}

function Form({ name, wish, onNext, onGo }: Props) {
  const { kind, changeSection } = useOpenCard();
  const content = useContent(({ sections }) => sections[name]);
  const problems = useProblems(name);
  const form = useRef<HTMLDivElement>(null);
  useFieldWish(form, wish?.section === name ? wish : null);
  const change = useCallback(
    (fields: object) => changeSection(name, { fields, where: focusedField(fields) }),
    [changeSection, name],
  );
  const Editor = use(editorsOf(kind.name))[name];
  if (!Editor) return null;
  return (
    <div className={styles.panel} ref={form} data-form={name}>
      <Standing name={name} />
      <Suggestion name={name} />
      <Editor content={content as never} problems={problems} change={change} />
      <Remarks name={name} onGo={onGo} />
      <NextSection after={name} onNext={onNext} />
    </div>
  );
}

/** What its row counts, in words. Under the fields: it comes and goes while somebody types, and nothing may move then. */
const Remarks = memo(function Remarks({ name, onGo }: Pick<Props, "name" | "onGo">) {
  const findings = useFound((known) => known.findings);
  const found = (findings ?? []).filter(({ section, weight }) => section === name && weight !== "could");
  if (found.length === 0) return null;
  return (
    <div className={styles.remarks}>
      <FindingLists findings={found} onGo={onGo} />
    </div>
  );
});

/** The rules of the section at once, and what only the server knows when it has said so. */
function useProblems(name: string): Problems {
  const { kind } = useOpenCard();
  const content = useContent(({ sections }) => sections[name]);
  const saving = useSaving();
  const refused = saving.is === "refused" ? saving.problems : null;
  return useMemo(() => {
    const section = kind.sections.find((known) => known.name === name);
    return {
      ...(refused && problemsUnder(name, refused)),
      ...(section && problemsIn(section, content)),
    };
  }, [kind, name, content, refused]);
}

/** The field that is typed into, else those that changed. */
function focusedField(fields: object): string {
  return document.activeElement?.getAttribute("name") || Object.keys(fields).join();
}

/** What could stand here, as long as nothing does. */
function Suggestion({ name }: { name: string }) {
  const { kind } = useOpenCard();
  const section = kind.sections.find((known) => known.name === name);
  const isEmpty = useContent(
    ({ sections }) => !(section?.isFilledIn ?? section?.isVisible)?.(sections[name]),
  );
  if (!section?.suggests || !isEmpty) return null;
  return <p className={styles.suggestion}>{section.suggests}</p>;
}

/** What guests have of it, and where it stands: for those who cannot drag. */
const Standing = memo(function Standing({ name }: { name: string }) {
  const { kind, change, content } = useOpenCard();
  const at = useContent(({ order }) => order.indexOf(name));
  const last = useContent(({ order }) => order.length - 1);
  const section = kind.sections.find((known) => known.name === name);
  if (!section) return null;
  if (name === kind.first) return <p className={styles.fixed}>언제나 {called(kind)}의 맨 앞에 보입니다.</p>;

  function move(to: number) {
    change(moveSection(kind, { content: content(), from: at, to }));
  }

  return (
    <div className={styles.standing}>
      <ShownChoiceField section={section} />
      <span className={styles.moves}>
        <ActionIcon
          size={48}
          variant="subtle"
          aria-label={`${section.label} 위로 옮기기`}
          disabled={at <= 1}
          onClick={() => move(at - 1)}
        >
          <IconArrowUp size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
        <ActionIcon
          size={48}
          variant="subtle"
          aria-label={`${section.label} 아래로 옮기기`}
          disabled={at >= last}
          onClick={() => move(at + 1)}
        >
          <IconArrowDown size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      </span>
    </div>
  );
});
