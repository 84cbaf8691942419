import type { Design, DesignFace, Element } from "#cards/kinds/photo/document.ts";
import { CARD_HEIGHT, CARD_WIDTH, type CardSide, FACE_MAX_ELEMENTS } from "#cards/kinds/photo/sizes.ts";
import { newPartId } from "#domain/uuid.ts";

/** The design with other elements on one face. */
export function withElements(
  design: Design,
  { side, change }: { side: CardSide; change(elements: Element[]): Element[] },
): Design {
  const face: DesignFace = design[side];
  const elements = change(face.elements);
  return elements === face.elements ? design : { ...design, [side]: { ...face, elements } };
}

/** These elements changed, the others as they were. */
export function changed(
  elements: Element[],
  { ids, change }: { ids: ReadonlySet<string>; change(element: Element): Element },
): Element[] {
  return elements.map((element) => (ids.has(element.id) ? change(element) : element));
}

export function isFull(elements: readonly Element[], more = 1): boolean {
  return elements.length + more > FACE_MAX_ELEMENTS;
}

export function removed(elements: Element[], ids: ReadonlySet<string>): Element[] {
  return elements.filter(({ id, locked }) => !ids.has(id) || locked);
}

/** So far from what they were made from that they can be seen. */
const COPY_STEP = 3;

/** Copies on top of the others, each group a group of its own again. */
export function duplicated(elements: Element[], ids: ReadonlySet<string>) {
  const groups = new Map<string, string>();
  const copies = elements
    .filter(({ id }) => ids.has(id))
    .map((element): Element => {
      const { group } = element;
      if (group !== null && !groups.has(group)) groups.set(group, newPartId());
      return {
        ...element,
        id: newPartId(),
        locked: false,
        group: group === null ? null : (groups.get(group) ?? null),
        x: Math.min(CARD_WIDTH, element.x + COPY_STEP),
        y: Math.min(CARD_HEIGHT, element.y + COPY_STEP),
      };
    });
  return isFull(elements, copies.length) ? null : { elements: [...elements, ...copies], copies };
}

/** All that is picked when one of a group is. */
export function withGroup(elements: readonly Element[], ids: ReadonlySet<string>): Set<string> {
  const groups = new Set(elements.flatMap(({ id, group }) => (ids.has(id) && group !== null ? [group] : [])));
  return new Set(
    elements
      .filter(({ id, group }) => ids.has(id) || (group !== null && groups.has(group)))
      .map(({ id }) => id),
  );
}

/** Picks one more, or no longer picks it; with all of its group. */
export function toggled(
  elements: readonly Element[],
  { picked, id }: { picked: ReadonlySet<string>; id: string },
): Set<string> {
  const own = withGroup(elements, new Set([id]));
  return new Set(picked.has(id) ? [...picked].filter((one) => !own.has(one)) : [...picked, ...own]);
}

export function grouped(elements: Element[], ids: ReadonlySet<string>): Element[] {
  const group = newPartId();
  return changed(elements, { ids, change: (element) => ({ ...element, group }) });
}

export function ungrouped(elements: Element[], ids: ReadonlySet<string>): Element[] {
  return changed(elements, { ids, change: (element) => ({ ...element, group: null }) });
}

/** Whether all of these are one group already. */
export function isGroup(elements: readonly Element[], ids: ReadonlySet<string>): boolean {
  const groups = new Set(elements.filter(({ id }) => ids.has(id)).map(({ group }) => group));
  return groups.size === 1 && !groups.has(null);
}

export type StackStep = "up" | "down" | "top" | "bottom";

/** Moves elements among the others, their own order kept. */
export function restacked(
  elements: Element[],
  { ids, step }: { ids: ReadonlySet<string>; step: StackStep },
): Element[] {
  const own = elements.filter(({ id }) => ids.has(id));
  const others = elements.filter(({ id }) => !ids.has(id));
  if (own.length === 0) return elements;
  if (step === "top") return [...others, ...own];
  if (step === "bottom") return [...own, ...others];
  const edge = step === "up" ? elements.findLastIndex(isOwn) : elements.findIndex(isOwn);
  function isOwn({ id }: Element) {
    return ids.has(id);
  }
  const below = elements.slice(0, edge).filter((element) => !isOwn(element)).length;
  const at = Math.max(0, Math.min(others.length, step === "up" ? below + 1 : below - 1));
  return others.toSpliced(at, 0, ...own);
}

/** How far outside the card the middle of an element may be put: it could not be found again. */
const AWAY = 10;

export function movedBy(element: Element, by: { x: number; y: number }): Element {
  if (element.locked) return element;
  return {
    ...element,
    x: rounded(Math.min(CARD_WIDTH + AWAY, Math.max(-AWAY, element.x + by.x))),
    y: rounded(Math.min(CARD_HEIGHT + AWAY, Math.max(-AWAY, element.y + by.y))),
  };
}

/** A hundredth of a millimetre is finer than any printer. */
export function rounded(millimetres: number): number {
  return Math.round(millimetres * 100) / 100;
}
