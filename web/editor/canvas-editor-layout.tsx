import { Loader } from "@mantine/core";
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useMemo, useState } from "react";
import type { CanvasEditorProps } from "#cards/engine/canvas-editor.ts";
import { canvasEditorOf } from "#cards/kinds/modules.tsx";
import { type CardAct, CardMenu } from "./bars/card-menu.tsx";
import { SavedAloud, SavedState } from "./bars/saved-state.tsx";
import { UndoSteps, useStepKeys } from "./bars/steps.tsx";
import { TopBar } from "./bars/top-bar.tsx";
import styles from "./canvas-editor-layout.module.css";
import { ConflictChoice } from "./conflict/choice.tsx";
import type { Looked } from "./history/history.tsx";
import { LookedBar } from "./history/looked-bar.tsx";
import { InspectorButton } from "./inspector/inspector-button.tsx";
import { Notices } from "./notices.tsx";
import { useContent, useOpenCard, useSaving } from "./open-card.ts";
import { PhoneSheet } from "./preview/phone-sheet.tsx";
import { Preview } from "./preview/preview.tsx";
import { printingOfOpen } from "./print-card.ts";
import { NextButton } from "./publish/next-button.tsx";
import { type EditorScreen, Screens } from "./screens.tsx";

const known = new Map<string, LazyExoticComponent<ComponentType<CanvasEditorProps>>>();

function lazyCanvasEditor(kind: string) {
  const load = canvasEditorOf(kind);
  if (!load) throw new Error(`A ${kind} card is not made on a canvas`);
  const surface = known.get(kind) ?? lazy(load);
  known.set(kind, surface);
  return surface;
}

/** The canvas editor of a kind that has one, with the same bars and the same saving as every card. */
export function CanvasEditorLayout() {
  const open = useOpenCard();
  const { kind } = open;
  const content = useContent((now) => now);
  const saving = useSaving();
  const [screen, setScreen] = useState<EditorScreen | null>(null);
  const [looked, setLooked] = useState<Looked | null>(null);
  useStepKeys();
  const printing = useMemo(() => printingOfOpen(open), [open]);
  const CanvasEditor = lazyCanvasEditor(kind.name);

  return (
    <div className={styles.desk}>
      <TopBar>
        <span className={styles.saved}>
          <SavedState onMend={() => document.getElementById("surface")?.focus()} />
        </span>
        <UndoSteps />
        <InspectorButton onOpen={() => setScreen("inspect")} />
        <CardMenu onAct={(act: CardAct) => setScreen(act)} />
        <NextButton onStep={setScreen} />
      </TopBar>
      <SavedAloud />
      <Notices />
      <div className={styles.surface} id="surface" tabIndex={-1}>
        <Suspense fallback={<Loader className={styles.wait} aria-label="도구를 펴는 중입니다" />}>
          <CanvasEditor
            content={content}
            change={({ section, fields, where }) =>
              open.change(
                {
                  sections: {
                    ...open.content().sections,
                    [section]: { ...open.content().sections[section], ...fields },
                  },
                },
                where,
              )
            }
            problems={saving.is === "refused" ? saving.problems : {}}
            printing={printing}
          />
        </Suspense>
      </div>
      {looked && (
        <PhoneSheet
          opened
          bar={<LookedBar looked={looked} onLeave={() => setLooked(null)} />}
          picked={null}
          onPick={() => undefined}
          onClose={() => setLooked(null)}
        >
          <Preview looked={looked.content} section={null} onPick={() => undefined} />
        </PhoneSheet>
      )}
      <Screens
        screen={screen}
        onScreen={setScreen}
        onGo={() => setScreen(null)}
        onLook={(version) => {
          setScreen(null);
          setLooked(version);
        }}
      />
      <ConflictChoice />
    </div>
  );
}
