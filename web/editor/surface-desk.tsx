import { Loader } from "@mantine/core";
import { type FunctionComponent, type LazyExoticComponent, lazy, Suspense, useMemo, useState } from "react";
import type { KindName } from "#cards/kinds.ts";
import type { SurfaceProps } from "#cards/surface.ts";
import { surfaces } from "#cards/surfaces.tsx";
import { type CardAct, CardMenu } from "./bars/card-menu.tsx";
import { SavedAloud, SavedState } from "./bars/saved-state.tsx";
import { Steps, useStepKeys } from "./bars/steps.tsx";
import { TopBar } from "./bars/top-bar.tsx";
import { ConflictChoice } from "./conflict/choice.tsx";
import type { Looked } from "./history/history.tsx";
import { LookedBar } from "./history/looked-bar.tsx";
import { Notices } from "./notices.tsx";
import { useContent, useOpenCard, useSaving } from "./open-card.ts";
import { PhoneSheet } from "./preview/phone-sheet.tsx";
import { Preview } from "./preview/preview.tsx";
import { printingOfOpen } from "./print-card.ts";
import { NextButton } from "./publish/next-button.tsx";
import { type Screen, Screens } from "./screens.tsx";
import styles from "./surface-desk.module.css";

const known = new Map<string, LazyExoticComponent<FunctionComponent<SurfaceProps>>>();

function surfaceOf(kind: string) {
  const load = surfaces[kind as KindName];
  if (!load) throw new Error(`A ${kind} card has no surface`);
  const surface = known.get(kind) ?? lazy(load);
  known.set(kind, surface);
  return surface;
}

/** The surface of a kind that has one, with the same bars and the same keeping as every card. */
export function SurfaceDesk() {
  const open = useOpenCard();
  const { kind } = open;
  const content = useContent((now) => now);
  const saving = useSaving();
  const [screen, setScreen] = useState<Screen | null>(null);
  const [looked, setLooked] = useState<Looked | null>(null);
  useStepKeys();
  const printing = useMemo(() => printingOfOpen(open), [open]);
  const Surface = surfaceOf(kind.name);

  return (
    <div className={styles.desk}>
      <TopBar>
        <span className={styles.saved}>
          <SavedState onMend={() => document.getElementById("surface")?.focus()} />
        </span>
        <Steps />
        <CardMenu onAct={(act: CardAct) => setScreen(act)} />
        <NextButton onStep={setScreen} />
      </TopBar>
      <SavedAloud />
      <Notices />
      <div className={styles.surface} id="surface" tabIndex={-1}>
        <Suspense fallback={<Loader className={styles.wait} aria-label="도구를 펴는 중입니다" />}>
          <Surface
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
