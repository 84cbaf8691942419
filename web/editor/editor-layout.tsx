import { type ReactNode, useEffect, useState } from "react";
import bars from "./bars/bars.module.css";
import { type CardAct, CardMenu } from "./bars/card-menu.tsx";
import { SavedAloud, SavedState } from "./bars/saved-state.tsx";
import { isTrouble } from "./bars/saved-words.ts";
import { UndoSteps, useStepKeys } from "./bars/steps.tsx";
import { TopBar } from "./bars/top-bar.tsx";
import { ConflictChoice } from "./conflict/choice.tsx";
import { KeptDesign } from "./design/kept-design.tsx";
import styles from "./editor-layout.module.css";
import { CardGuide } from "./guide/guide.tsx";
import { useGuide } from "./guide/use-guide.ts";
import type { Looked } from "./history/history.tsx";
import { LookedBar } from "./history/looked-bar.tsx";
import { InspectorButton } from "./inspector/inspector-button.tsx";
import { MissingStrip } from "./missing-strip.tsx";
import { Notices } from "./notices.tsx";
import { useOpenCard, useSaving } from "./open-card.ts";
import { DESIGN, type PanelWish } from "./panel.ts";
import { PasteRow } from "./paste/paste-row.tsx";
import { PhoneSheet } from "./preview/phone-sheet.tsx";
import { Preview } from "./preview/preview.tsx";
import { PreviewButton } from "./preview/preview-button.tsx";
import { NextButton } from "./publish/next-button.tsx";
import { type EditorScreen, Screens } from "./screens.tsx";
import { SectionList } from "./sections/section-list.tsx";
import { SectionPanel } from "./sections/section-panel.tsx";
import { SortingList } from "./sections/sorting-list.tsx";
import { useBack } from "./use-back.ts";
import { useWidths } from "./widths.ts";

/** So many are in view when the design is opened: what lies below would have to be styled with them. */
const THUMBNAILS = { wide: 12, narrow: 4 };

/** The form, the preview and the bars around them, as many beside one another as fit. */
export function EditorLayout() {
  const { kind } = useOpenCard();
  const { hasPreviewBeside, hasColumns } = useWidths();
  const [panel, setPanel] = useState<string | null>(hasColumns ? kind.first : null);
  const [wish, setWish] = useState<PanelWish | null>(null);
  const [screen, setScreen] = useState<EditorScreen | null>(null);
  const [previewing, setPreviewing] = useState(false);
  const [looked, setLooked] = useState<Looked | null>(null);
  const [isSorting, setIsSorting] = useState(false);
  const guide = useGuide();
  useStepKeys();
  useShownRow(hasColumns ? null : panel);
  useBack(
    guide.screens !== null || screen !== null || previewing || isSorting || (!hasColumns && panel !== null),
    () => {
      if (previewing) closePreview();
      else if (isSorting) setIsSorting(false);
      else setPanel(null);
    },
  );

  function go({ section, field }: { section: string; field: string }) {
    setScreen(null);
    setPreviewing(false);
    setIsSorting(false);
    setPanel(section);
    setWish({ section, field, at: Date.now() });
  }

  function openPanel(name: string | null) {
    setWish(null);
    setPanel(name);
  }

  function look(version: Looked) {
    setScreen(null);
    setLooked(version);
    setPreviewing(true);
  }

  function closePreview() {
    setLooked(null);
    setPreviewing(false);
  }

  /** From the preview to what comes next for the card. */
  function goOn(step: EditorScreen) {
    closePreview();
    setScreen(step);
  }

  /** To the form after this one: its beginning is what is read first. */
  function walkOn(section: string) {
    openPanel(section);
    requestAnimationFrame(() => {
      const row = `[data-panel="${CSS.escape(section)}"] button[aria-expanded]`;
      const beginning = document.querySelector<HTMLElement>(hasColumns ? "#panel-title" : row);
      beginning?.focus({ preventScroll: !hasColumns });
    });
  }

  function sort() {
    if (!hasColumns) openPanel(null);
    setIsSorting(true);
  }

  const design = (
    <KeptDesign
      isShown={panel === DESIGN}
      most={hasColumns ? THUMBNAILS.wide : THUMBNAILS.narrow}
      onNext={walkOn}
    />
  );
  const form = panel !== null && panel !== DESIGN && (
    <SectionPanel name={panel} wish={wish} onNext={walkOn} onGo={go} />
  );
  const preview = (
    <Preview
      looked={looked?.content}
      shown={hasPreviewBeside || previewing}
      section={panel}
      onPick={(section) => (hasPreviewBeside ? go({ section, field: "" }) : setPanel(section))}
    />
  );
  const lookedBar = looked && <LookedBar looked={looked} onLeave={closePreview} />;
  const onMend = (path: string) => {
    const [, section = "", ...field] = path.split(".");
    go({ section, field: field.join(".") });
  };
  const next = <NextButton onStep={setScreen} />;
  const menu = <CardMenu onAct={(act: CardAct) => setScreen(act)} onGuide={kind.questions && guide.open} />;

  return (
    <div className={styles.desk}>
      <TopBar>
        {hasPreviewBeside && (
          <>
            <SavedState onMend={onMend} />
            <UndoSteps />
          </>
        )}
        <InspectorButton onOpen={() => setScreen("inspect")} />
        {menu}
        {hasPreviewBeside && next}
      </TopBar>
      <SavedAloud />
      <Notices />
      <MissingStrip onGo={go} />
      <div className={styles.columns} data-columns>
        <div className={styles.list}>
          {isSorting ? (
            <SortingList onDone={() => setIsSorting(false)} />
          ) : (
            <>
              <PasteRow />
              <SectionList
                open={panel}
                onOpen={openPanel}
                onSort={sort}
                panels={hasColumns ? null : { design, form }}
              />
            </>
          )}
        </div>
        {hasColumns && panel && (
          <section className={styles.form} aria-labelledby="panel-title">
            <h2 id="panel-title" tabIndex={-1} className={styles.heading}>
              {panel === DESIGN ? "디자인" : kind.sections.find(({ name }) => name === panel)?.label}
            </h2>
            {form}
            {design}
          </section>
        )}
        {hasPreviewBeside && (
          <aside className={styles.beside} aria-label="미리보기">
            {lookedBar}
            <div className={styles.phone}>{preview}</div>
          </aside>
        )}
      </div>
      {!hasPreviewBeside && (
        <>
          <PreviewButton onOpen={() => setPreviewing(true)} />
          <BottomBar onMend={onMend} next={next} />
          <PhoneSheet
            opened={previewing}
            bar={lookedBar}
            next={<NextButton onStep={goOn} />}
            picked={panel}
            onPick={(section) => go({ section, field: "" })}
            onClose={closePreview}
          >
            {preview}
          </PhoneSheet>
        </>
      )}
      <Screens screen={screen} onScreen={setScreen} onGo={go} onLook={look} />
      {guide.screens && (
        <CardGuide
          screens={guide.screens}
          onLeave={guide.leave}
          onDone={() => {
            guide.leave();
            if (!hasPreviewBeside) setPreviewing(true);
          }}
        />
      )}
      <ConflictChoice />
    </div>
  );
}

type BottomBarProps = { onMend(path: string): void; next: ReactNode };

function BottomBar({ onMend, next }: BottomBarProps) {
  const trouble = isTrouble(useSaving());
  const saved = <SavedState onMend={onMend} />;
  return (
    <div className={bars.bottom}>
      {trouble && <div className={bars.trouble}>{saved}</div>}
      <div className={bars.tools}>
        <UndoSteps />
        {trouble ? <span className={bars.saved} /> : saved}
        {next}
      </div>
    </div>
  );
}

/** What was opened stands at the top, whatever closed above it. */
function useShownRow(panel: string | null): void {
  useEffect(() => {
    if (panel)
      document.querySelector(`[data-panel="${CSS.escape(panel)}"]`)?.scrollIntoView({ block: "start" });
  }, [panel]);
}
