import { SegmentedControl, Stack, Switch } from "@mantine/core";
import {
  memo,
  type ReactNode,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useState,
} from "react";
import type { CardContent } from "#cards/engine/card.ts";
import type { ThemeChoice } from "#cards/themes/choice.ts";
import { themeNamed } from "#cards/themes/themes.ts";
import { useContent, useEditorCard, useOpenCard } from "#web/editor/open-card.ts";
import { DESIGN } from "#web/editor/panel.ts";
import { NextSection } from "#web/editor/sections/next-section.tsx";
import { Colours } from "./colours.tsx";
import styles from "./design.module.css";
import { Fonts } from "./fonts.tsx";
import { type DrawnAhead, Themes } from "./themes.tsx";

const scales = [
  { value: "small", label: "작게" },
  { value: "regular", label: "보통" },
  { value: "large", label: "크게" },
  { value: "largest", label: "아주 크게" },
] satisfies { value: NonNullable<ThemeChoice["textScale"]>; label: string }[];

const SteadyThemes = memo(Themes);
const SteadyColours = memo(Colours);
const SteadyFonts = memo(Fonts);

type Props = {
  /** Out of sight only its thumbnails are there. */
  isShown: boolean;
  ahead: DrawnAhead;
  onNext(section: string): void;
};

/** The world of the card, and what its maker may change of it. */
export function DesignPanel({ isShown, ahead, onNext }: Props) {
  const { change, content } = useOpenCard();
  const { name, choice } = useWorldShown();
  const isRestShown = useThumbnailsFirst(isShown);

  const choose = useCallback(
    (part: ThemeChoice) => {
      const { theme } = content();
      // A colour that is dragged through the rainbow is one step.
      change(
        { theme: { ...theme, choice: { ...theme.choice, ...part } } },
        `design ${Object.keys(part).join()}`,
      );
    },
    [change, content],
  );

  return (
    <div className={styles.panel}>
      <Stack gap={32}>
        <Part title="테마" about={themeNamed(name).mood}>
          <SteadyThemes isShown={isShown} ahead={ahead} />
        </Part>
        {isRestShown && (
          <>
            <Part title="색">
              <SteadyColours theme={themeNamed(name)} choice={choice} onChoose={choose} />
            </Part>
            <Part title="글꼴">
              <SteadyFonts theme={themeNamed(name)} choice={choice} onChoose={choose} />
            </Part>
            <Part title="글자 크기">
              <SegmentedControl
                fullWidth
                size="md"
                aria-label="글자 크기"
                data={scales}
                value={choice.textScale ?? "regular"}
                onChange={(textScale) => choose({ textScale: textScale as ThemeChoice["textScale"] })}
              />
            </Part>
            <BrandPart />
          </>
        )}
      </Stack>
      {isRestShown && <NextSection after={DESIGN} onNext={onNext} />}
    </div>
  );
}

/** False until the thumbnails are there: one frame says which of them are in view, and the next draws those. */
function useThumbnailsFirst(isShown: boolean): boolean {
  const [areDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setDrawn(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      setDrawn(false);
    };
  }, [isShown]);
  return isShown && areDrawn;
}

/** Another world is drawn on the card first, and in what chooses its colours then; within a world nothing lags. */
function useWorldShown(): CardContent["theme"] {
  const now = useContent(({ theme }) => theme);
  const before = useDeferredValue(now);
  return before.name === now.name ? now : before;
}

/** Only on a card that came from a company. */
function BrandPart() {
  const { change } = useOpenCard();
  const { brand } = useEditorCard();
  const isHidden = useContent(({ hidesBrand }) => hidesBrand === true);
  if (!brand) return null;
  return (
    <Part title="카드 맨 아래" about={`카드를 함께 준비한 ${brand}의 이름을 작게 보여 줍니다.`}>
      <Switch
        size="md"
        label={`${brand} 보이기`}
        checked={!isHidden}
        onChange={({ currentTarget }) => change({ hidesBrand: currentTarget.checked ? undefined : true })}
      />
    </Part>
  );
}

function Part({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {about && <p className={styles.about}>{about}</p>}
      {children}
    </section>
  );
}
