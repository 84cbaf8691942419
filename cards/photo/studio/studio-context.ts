import { createContext, use } from "react";
import type { Printing } from "#cards/surface.ts";
import type { OnItsWay } from "../canvas/placeholder.ts";
import type { Design, Element, Face } from "../document.ts";
import type { Step } from "../edit/elements.ts";
import type { Side } from "../sizes.ts";

/** What lies at hand beside the canvas. */
export type Tool = "photo" | "text" | "sticker" | "frame" | "ground" | "card" | "layers";

/** The open design and all that its maker does to it. */
export type Studio = {
  design: Design;
  side: Side;
  face: Face;
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
  turnTo(side: Side): void;
  pick(ids: Iterable<string>): void;
  cut(id: string | null): void;
  /** `where` names the field that is changed on and on; without it every change is a step of its own. */
  changeDesign(fields: Partial<Design>, where?: string): void;
  changeFace(fields: Partial<Face>, where?: string): void;
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
  restackPicked(step: Step): void;
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
