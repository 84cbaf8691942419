import { VisuallyHidden } from "@mantine/core";
import { useEffect, useRef } from "react";
import { type Board, type BoardReports, createBoard } from "#cards/kinds/photo/canvas/board.ts";
import { lettersUsed, loadFonts } from "#cards/kinds/photo/canvas/fonts.ts";
import { elementName } from "#cards/kinds/photo/edit/element-name.ts";
import { toggled } from "#cards/kinds/photo/edit/elements.ts";
import styles from "./canvas-place.module.css";
import { pressed } from "./keys.ts";
import { useStudio } from "./studio-context.ts";
import { toolOf } from "./tools.ts";

const HELP =
  "Tab으로 하나씩 고르고, 화살표로 옮기고(Shift는 다섯 배), Delete로 지웁니다. Ctrl+D 복제, Ctrl+G 묶기, Ctrl+A 모두 고르기, Esc 그만.";

/** The face as it lies on the desk. All that lies on it can also be reached in the list of layers. */
export function CanvasPlace() {
  const studio = useStudio();
  const { design, side, picked, cutting, coming } = studio;
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<Board>(null);
  const now = useRef(studio);
  now.current = studio;

  useEffect(() => {
    if (!place.current) return;
    const made = createBoard(place.current, reportsTo(now));
    board.current = made;
    return () => {
      board.current = null;
      made.close();
    };
  }, []);

  useEffect(() => {
    board.current?.show({ design, side, picked, cutting, coming });
  });

  const letters = lettersUsed(design);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fonts are fetched when other letters are used
  useEffect(() => {
    let gone = false;
    void loadFonts(now.current.design).then(() => {
      if (!gone) board.current?.redraw();
    });
    return () => {
      gone = true;
    };
  }, [letters]);

  const said = studio.pickedElements.map(elementName).join(", ");
  return (
    <>
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys of its own
        tabIndex={0}
        className={styles.place}
        data-cutting={cutting !== null}
        aria-label={side === "front" ? "앞면 캔버스" : "뒷면 캔버스"}
        aria-description={HELP}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const files = [...event.dataTransfer.files].filter(({ type }) => type.startsWith("image/"));
          if (files.length > 0) studio.addPhotos(files);
        }}
        onKeyDown={(event) => {
          if (!event.nativeEvent.isComposing && pressed(event, studio)) event.preventDefault();
        }}
      >
        <div ref={place} className={styles.board} />
      </div>
      <VisuallyHidden role="status">{said && `${said} 골랐습니다.`}</VisuallyHidden>
    </>
  );
}

function reportsTo(now: { current: ReturnType<typeof useStudio> }): BoardReports {
  return {
    pick({ id, more }) {
      const { face, picked, pick } = now.current;
      if (id === null) return pick([]);
      pick(more ? toggled(face.elements, { picked, id }) : [id]);
    },
    enclose({ ids, more }) {
      const { picked, pick } = now.current;
      pick(more ? [...picked, ...ids] : ids);
    },
    change: (elements, where) => now.current.changeElements(elements, where),
    open(id) {
      const { face, cut, openTool } = now.current;
      const element = face.elements.find((one) => one.id === id);
      if (!element) return;
      if (element.type === "photo" && element.photo) cut(id);
      openTool(toolOf(element));
    },
  };
}
