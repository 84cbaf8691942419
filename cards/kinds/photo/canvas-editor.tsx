import { ActionIcon, Button, CloseButton, SegmentedControl } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { FunctionComponent } from "react";
import type { CanvasEditorProps } from "#cards/engine/canvas-editor.ts";
import IconStack2 from "~icons/tabler/stack-2";
import type { CardSide } from "./sizes.ts";
import { CanvasPlace } from "./studio/canvas-place.tsx";
import { Layers } from "./studio/layers.tsx";
import { CardPanel } from "./studio/panels/card-panel.tsx";
import { CommonProperties } from "./studio/panels/common-properties.tsx";
import { FramePanel } from "./studio/panels/frame-panel.tsx";
import { GroundPanel } from "./studio/panels/ground-panel.tsx";
import type { PanelProps } from "./studio/panels/panel.ts";
import { PhotoPanel, PhotoProperties } from "./studio/panels/photo-panel.tsx";
import { OrnamentProperties, StickerPanel } from "./studio/panels/sticker-panel.tsx";
import { TextPanel, TextProperties } from "./studio/panels/text-panel.tsx";
import { QuickActs } from "./studio/quick-acts.tsx";
import styles from "./studio/studio.module.css";
import { StudioContext, type Tool, useStudio } from "./studio/studio-context.ts";
import { ToolBar } from "./studio/tool-bar.tsx";
import { FIRST_TOOL, toolLabels, toolOf } from "./studio/tools.ts";
import { useStudioState } from "./studio/use-studio-state.ts";

/** From here on tools, canvas and layers stand beside one another. */
const IN_COLUMNS = "(min-width: 60em)";

/** Where a photo card is made. */
export function CanvasEditor(props: CanvasEditorProps) {
  const studio = useStudioState(props);
  const hasColumns = useMediaQuery(IN_COLUMNS, true, { getInitialValueInEffect: false });
  const [mend] = Object.values(props.problems);
  return (
    <StudioContext value={studio}>
      <div className={styles.studio}>
        {hasColumns && <ToolBar isBeside />}
        {hasColumns && <ToolPanel isAdding />}
        <div className={styles.middle}>
          <Above />
          <div className={styles.canvas}>
            <CanvasPlace />
            {(hasColumns || studio.tool === null) && <QuickActs />}
          </div>
          <Refusal sentence={studio.refusal ?? mend} />
        </div>
        {!hasColumns && <ToolPanel />}
        {!hasColumns && <ToolBar isBeside={false} />}
        {hasColumns && <Beside />}
      </div>
    </StudioContext>
  );
}

/** Why something was not done, and what can be done about it. */
function Refusal({ sentence }: { sentence: string | undefined }) {
  const { failedPhoto } = useStudio();
  if (!sentence && !failedPhoto) return null;
  return (
    <div role="alert" className={styles.refusal}>
      <p>{sentence ?? failedPhoto?.sentence}</p>
      {!sentence && failedPhoto?.retry && (
        <Button variant="default" size="compact-md" onClick={failedPhoto.retry}>
          다시 올리기
        </Button>
      )}
      {!sentence && failedPhoto && (
        <CloseButton size={44} aria-label="이 사진 빼기" onClick={failedPhoto.forget} />
      )}
    </div>
  );
}

/** Which side lies up, and the way to the layers. */
function Above() {
  const { side, turnTo, tool, openTool, face } = useStudio();
  return (
    <div className={styles.above}>
      <SegmentedControl
        aria-label="카드의 면"
        value={side}
        data={[
          { value: "front", label: "앞면" },
          { value: "back", label: "뒷면" },
        ]}
        onChange={(value) => turnTo(value as CardSide)}
      />
      <ActionIcon
        size={44}
        variant={tool === "layers" ? "filled" : "default"}
        className={styles.stack}
        aria-label={`쌓인 순서 보기, ${face.elements.length}개`}
        aria-pressed={tool === "layers"}
        onClick={() => openTool(tool === "layers" ? null : "layers")}
      >
        <IconStack2 size={22} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  );
}

const panels: Record<Tool, FunctionComponent<PanelProps>> = {
  photo: PhotoPanel,
  text: TextPanel,
  sticker: StickerPanel,
  frame: FramePanel,
  ground: GroundPanel,
  card: CardPanel,
  layers: Layers,
};

const titles: Record<Tool, string> = { ...toolLabels, layers: "쌓인 순서" };

/** The open tool: over the bar on a phone; on a desktop it only adds, what is picked stands on the other side. */
function ToolPanel({ isAdding = false }: { isAdding?: boolean }) {
  const { tool, openTool, pickedElements } = useStudio();
  const shown = tool ?? (isAdding ? FIRST_TOOL : null);
  if (shown === null || (isAdding && shown === "layers")) return null;
  const Panel = panels[shown];
  const [only] = pickedElements.length === 1 ? pickedElements : [];
  const isProperties = !isAdding && only !== undefined && toolOf(only) === shown;
  return (
    <section className={styles.panel} aria-label={titles[shown]}>
      <div className={styles.top}>
        <h2 className={styles.title}>{titles[shown]}</h2>
        {!isAdding && <QuickActs isInPanel />}
        {!isAdding && <CloseButton size={44} aria-label="닫기" onClick={() => openTool(null)} />}
      </div>
      <div className={styles.inside}>
        <Panel isAdding={isAdding} />
        {isProperties && <CommonProperties element={only} />}
      </div>
    </section>
  );
}

/** What is picked, and the layers. */
function Beside() {
  const { pickedElements, groupPicked, duplicatePicked, removePicked } = useStudio();
  const [only] = pickedElements;
  return (
    <aside className={styles.beside} aria-label="고른 것과 쌓인 순서">
      {pickedElements.length === 1 && only && (
        <section className={styles.properties} aria-label="고른 것">
          {only.type === "photo" && <PhotoProperties key={only.id} element={only} />}
          {(only.type === "text" || only.type === "number") && (
            <TextProperties key={only.id} element={only} />
          )}
          <OrnamentProperties key={`ornament ${only.id}`} element={only} />
          <CommonProperties element={only} />
        </section>
      )}
      {pickedElements.length > 1 && (
        <section className={styles.properties} aria-label="고른 것">
          <p className={styles.count}>{pickedElements.length}개를 골랐습니다</p>
          <Button variant="default" onClick={groupPicked}>
            묶기
          </Button>
          <Button variant="default" onClick={duplicatePicked}>
            복제
          </Button>
          <Button variant="default" onClick={removePicked}>
            지우기
          </Button>
        </section>
      )}
      <section className={styles.layers} aria-label="쌓인 순서">
        <h2 className={styles.title}>쌓인 순서</h2>
        <Layers />
      </section>
    </aside>
  );
}
