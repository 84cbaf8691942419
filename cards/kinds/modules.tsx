import { type ComponentType, type FunctionComponent, lazy } from "react";
import type { CanvasEditorProps } from "#cards/engine/canvas-editor.ts";
import type { CardContent } from "#cards/engine/card.ts";
import type { EditorProps } from "#cards/engine/editor.ts";
import type { ListScreenProps } from "#cards/engine/list-screen.ts";
import type { OwnerScreenProps } from "#cards/engine/owner-screen.ts";
import type { PresentationScreenProps } from "#cards/engine/presentation-screen.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { oncePerKind } from "./once-per-kind.ts";

/** By the name of their section. */
export type Viewers = Record<string, FunctionComponent<ViewerProps<never>>>;
export type Editors = Record<string, FunctionComponent<EditorProps<never>>>;

type Loaders<Module> = Record<string, () => Promise<Module>>;
type Thumbnail = ComponentType<{ content: CardContent }>;
type Lazy<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * What is loaded of a kind when it is first needed. A kind has these files in its folder or does without; no kind is
 * named here. What a kind needs and lacks is found by `every-kind.test.tsx`.
 */
const viewers = import.meta.glob<Viewers>("./*/viewers.tsx", { import: "viewers" });
const editors = import.meta.glob<Editors>("./*/editors.tsx", { import: "editors" });
const ownerScreens = import.meta.glob<ComponentType<OwnerScreenProps>>("./*/owner-screen.tsx", {
  import: "OwnerScreen",
});
const presentationScreens = import.meta.glob<ComponentType<PresentationScreenProps>>(
  "./*/presentation-screen.tsx",
  { import: "PresentationScreen" },
);
const listScreens = import.meta.glob<ComponentType<ListScreenProps>>("./*/list-screen.tsx", {
  import: "ListScreen",
});
const canvasEditors = import.meta.glob<ComponentType<CanvasEditorProps>>("./*/canvas-editor.tsx", {
  import: "CanvasEditor",
});
const thumbnails = import.meta.glob<Thumbnail>("./*/thumbnail.tsx", { import: "Thumbnail" });
const lazyThumbnails: Record<string, Thumbnail> = Object.fromEntries(
  Object.entries(thumbnails).map(([file, load]) => [file, lazy(asDefault(load))]),
);

/** The viewers of a kind, loaded with the first card of it. */
export const viewersOf = oncePerKind((kind) => loadFrom(viewers, `./${kind}/viewers.tsx`));

/** The editors of a kind, loaded where a card of it is made; none for one that is made on a canvas. */
export const editorsOf = oncePerKind((kind) => loadFrom(editors, `./${kind}/editors.tsx`));

/** The owner's own screen for a published card. */
export function ownerScreenOf(kind: string): Lazy<OwnerScreenProps> | undefined {
  const load = ownerScreens[`./${kind}/owner-screen.tsx`];
  return load && asDefault(load);
}

/** The screen that an owner shows to all who came. */
export function presentationScreenOf(kind: string): Lazy<PresentationScreenProps> | undefined {
  const load = presentationScreens[`./${kind}/presentation-screen.tsx`];
  return load && asDefault(load);
}

/** The list of a kind whose cards are shown in a way of its own. */
export function listScreenOf(kind: string): Lazy<ListScreenProps> | undefined {
  const load = listScreens[`./${kind}/list-screen.tsx`];
  return load && asDefault(load);
}

/** The editor of a kind that is made on a canvas instead of in forms. */
export function canvasEditorOf(kind: string): Lazy<CanvasEditorProps> | undefined {
  const load = canvasEditors[`./${kind}/canvas-editor.tsx`];
  return load && asDefault(load);
}

/** How a card looks as small as a stamp, of kinds whose first section would not show it. */
export function thumbnailOf(kind: string): Thumbnail | null {
  return lazyThumbnails[`./${kind}/thumbnail.tsx`] ?? null;
}

async function loadFrom<Part>(
  loaders: Loaders<Record<string, Part>>,
  file: string,
): Promise<Record<string, Part>> {
  return (await loaders[file]?.()) ?? {};
}

/** As `lazy` of React wants it. */
function asDefault<Props>(load: () => Promise<ComponentType<Props>>): Lazy<Props> {
  return async () => ({ default: await load() });
}
