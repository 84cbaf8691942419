import type { KeyboardEvent } from "react";
import { isGroup } from "#cards/kinds/photo/edit/elements.ts";
import type { Studio } from "./studio-context.ts";

/** Half a millimetre is what an eye still sees. */
const STEP = 0.5;
const LONG_STEP = 5 * STEP;

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The keys of the canvas; undo and redo belong to the whole page. Answers whether the key meant something. */
export function pressed(event: KeyboardEvent, studio: Studio): boolean {
  const { picked } = studio;
  const arrow = arrows[event.key];
  if (arrow && picked.size > 0) {
    const step = event.shiftKey ? LONG_STEP : STEP;
    studio.movePicked({ x: arrow.x * step, y: arrow.y * step });
    return true;
  }
  if (event.key === "Escape" && (picked.size > 0 || studio.cutting)) {
    if (studio.cutting) studio.cut(null);
    else studio.pick([]);
    return true;
  }
  if (event.key === "Tab" && !event.ctrlKey && !event.altKey) return walked(studio, event.shiftKey ? -1 : 1);
  if ((event.key === "Delete" || event.key === "Backspace") && picked.size > 0) {
    studio.removePicked();
    return true;
  }
  return (event.ctrlKey || event.metaKey) && combined(event, studio);
}

/** From element to element as they lie; before the first and after the last the page goes on. */
function walked({ face, picked, pick }: Studio, step: 1 | -1): boolean {
  const shown = face.elements.filter(({ hidden, locked }) => !hidden && !locked);
  const at = shown.findIndex(({ id }) => picked.has(id));
  const next = shown[at === -1 ? (step === 1 ? 0 : -1) : at + step];
  if (!next) {
    if (picked.size > 0) pick([]);
    return false;
  }
  pick([next.id]);
  return true;
}

/** Under a Korean layout only the place of the key tells. */
function combined(event: KeyboardEvent, studio: Studio): boolean {
  const { face, picked } = studio;
  switch (event.code) {
    case "KeyA":
      studio.pick(face.elements.filter(({ locked, hidden }) => !locked && !hidden).map(({ id }) => id));
      return true;
    case "KeyD":
      studio.duplicatePicked();
      return true;
    case "KeyG":
      if (picked.size === 0) return true;
      if (event.shiftKey || isGroup(face.elements, picked)) studio.ungroupPicked();
      else if (picked.size > 1) studio.groupPicked();
      return true;
    case "BracketLeft":
      studio.restackPicked(event.shiftKey ? "bottom" : "down");
      return true;
    case "BracketRight":
      studio.restackPicked(event.shiftKey ? "top" : "up");
      return true;
    default:
      return false;
  }
}
