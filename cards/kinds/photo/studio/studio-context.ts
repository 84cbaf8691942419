import { createContext, use } from "react";
import type { Printing } from "#cards/engine/canvas-editor.ts";
import type { OnItsWay } from "#cards/kinds/photo/canvas/placeholder.ts";
import type { Design, DesignFace, Element } from "#cards/kinds/photo/document.ts";
import type { StackStep } from "#cards/kinds/photo/edit/elements.ts";
import type { CardSide } from "#cards/kinds/photo/sizes.ts";

/** What lies at hand beside the canvas. */
export type Tool = "photo" | "text" | "sticker" | "frame" | "ground" | "card" | "layers";

/** The open design and all that its maker does to it. */
export type Studio = {
  design: Design;
  side: CardSide;
  face: DesignFace;
  picked: ReadonlySet<string>;
  pickedElements: readonly Element[];
  /** The photo that is moved within its edge. */
  cutting: string | null;
  tool: Tool | null;
  coming: ReadonlyMap<string, OnItsWay>;
  /** Why the last thing was not done. */
  refusal: string | null;
  /** A photo that could not be taken. */
  failedPhoto: { sentence: string; retry: (() => void) | null; forget(): void } | null;
  openTool(tool: Tool | null): void;
  turnTo(side: CardSide): void;
  pick(ids: Iterable<string>): void;
  cut(id: string | null): void;
  /** `where` names the field that is changed on and on; without it every change is a step of its own. */
  changeDesign(fields: Partial<Design>, where?: string): void;
  changeFace(fields: Partial<DesignFace>, where?: string): void;
  changeElements(changed: readonly Element[], where?: string): void;
  changePicked(change: (element: Element) => Element, where?: string): void;
  add(...elements: Element[]): void;
  addPhotos(files: readonly File[]): void;
  /** Puts another photo in the place of this one. */
  replacePhoto(id: string, file: File): void;
  removePicked(): void;
  duplicatePicked(): void;
  groupPicked(): void;
  ungroupPicked(): void;
  restackPicked(step: StackStep): void;
  /** Moves one from a place in the pile to another, the lowest being the first. */
  moveLayer(places: { from: number; to: number }): void;
  movePicked(by: { x: number; y: number }): void;
  printing: Printing;
};

export const StudioContext = createContext<Studio | null>(null);

export function useStudio(): Studio {
  const studio = use(StudioContext);
  if (!studio) throw new Error("No design is open here");
  return studio;
}
