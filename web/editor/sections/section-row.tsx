import { memo, type ReactNode } from "react";
import type { CardContent } from "#cards/engine/card.ts";
import { factsOf } from "#cards/engine/facts-of.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { photosIn } from "#cards/engine/photo.ts";
import type { Section } from "#cards/engine/section.ts";
import { PhotoThumb } from "#cards/fields/photo-thumb.tsx";
import { koreanDay } from "#domain/korean-day.ts";
import { countFound, useFound } from "#web/editor/inspector/findings-provider.tsx";
import { useContent, useOpenCard, useRested, useSaving } from "#web/editor/open-card.ts";
import { problemsUnder } from "#web/editor/problems.ts";
import IconAlertCircle from "~icons/tabler/alert-circle";
import IconEyeOff from "~icons/tabler/eye-off";
import styles from "./section-list.module.css";
import { shownChoiceIn } from "./shown-choice.ts";

type Props = { name: string; isOpen: boolean; onToggle(): void; children: ReactNode };

/** One section: what it is called, what it holds, how it is. */
export function SectionRow({ name, isOpen, onToggle, children }: Props) {
  const { kind } = useOpenCard();
  const section = kind.sections.find((known) => known.name === name);
  const isHidden = useContent(
    (content) => section !== undefined && shownChoiceIn(section, content) === "hidden",
  );
  const isEmpty = useContent(
    ({ sections }) => !(section?.isFilledIn ?? section?.isVisible)?.(sections[name]),
  );
  const isWaiting = useContent((content) => section !== undefined && waitsIn(kind, content, section));
  if (!section) return null;
  return (
    <li className={styles.row} data-open={isOpen} data-panel={name} data-quiet={isHidden || isEmpty}>
      <button type="button" className={styles.name} aria-expanded={isOpen} onClick={onToggle}>
        <Held section={section} />
        <State
          name={name}
          isHidden={isHidden}
          isEmpty={isEmpty}
          waits={isWaiting ? section.waits : undefined}
        />
      </button>
      {children}
    </li>
  );
}

/** As many as fit beside the words. */
const MOST_PHOTOS = 3;

/** What it is called, and what it holds: in words and, where there are photos, in small pictures. */
const Held = memo(function Held({ section }: { section: Section }) {
  const content = useRested(({ sections }) => sections[section.name]);
  const summary = section.summary?.(content) ?? "";
  const photos = photosIn(content).slice(0, MOST_PHOTOS);
  return (
    <>
      <span className={styles.held}>
        <span className={styles.label}>{section.label}</span>
        {summary && <span className={styles.summary}>{summary}</span>}
      </span>
      {photos.length > 0 && (
        <span className={styles.photos} aria-hidden>
          {photos.map((photo, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same photo may stand twice, and nothing here moves.
            <PhotoThumb key={at} photo={photo} />
          ))}
        </span>
      )}
    </>
  );
});

/** Whether it has something to say, and guests do not see it yet. */
function waitsIn(
  kind: Kind,
  content: CardContent,
  { name, isVisible: says, isActive: isDue, waits }: Section,
): boolean {
  const own = content.sections[name];
  if (!waits || !isDue || !says(own)) return false;
  const now = new Date();
  const { when } = factsOf(kind, content);
  return !isDue({ when, today: koreanDay(now), now: now.toISOString() }, own);
}

type StateProps = { name: string; isHidden: boolean; isEmpty: boolean; waits: string | undefined };

function State({ name, isHidden, isEmpty, waits }: StateProps) {
  const saving = useSaving();
  const found = useFound((known) => countFound(known, name));
  const toMend = saving.is === "refused" && Object.keys(problemsUnder(name, saving.problems)).length > 0;
  if (toMend) {
    return (
      <span className={styles.state} data-mend>
        <IconAlertCircle size={18} stroke={1.8} aria-hidden /> 고칠 곳
      </span>
    );
  }
  if (found > 0 && !isHidden) {
    return <span className={styles.state}>살펴볼 곳 {found}군데</span>;
  }
  if (isHidden) {
    return (
      <span className={styles.state}>
        <IconEyeOff size={18} stroke={1.6} aria-hidden /> 숨김
      </span>
    );
  }
  const words = isEmpty ? "비어 있음" : waits;
  return words ? <span className={styles.state}>{words}</span> : null;
}
