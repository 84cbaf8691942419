import Konva from "konva";
import type { Element } from "#cards/kinds/photo/document.ts";
import { movedBy } from "#cards/kinds/photo/edit/elements.ts";
import { type ResizeChange, reshaped } from "#cards/kinds/photo/edit/resize.ts";
import { boxAround, boxAroundAll, boxBetween, type SnapBox, snapped } from "#cards/kinds/photo/edit/snap.ts";
import { framedPhoto } from "#cards/kinds/photo/marks.ts";
import { applied, type DesignPoint, turned } from "#cards/kinds/photo/matrix.ts";
import { pushedCut } from "#cards/kinds/photo/photo-cut.ts";
import { CARD_WIDTH } from "#cards/kinds/photo/sizes.ts";
import { listenTo } from "./gestures.ts";
import { anchorsFor, createHandles } from "./handles.ts";
import { elementAt, elementsWithin } from "./hit.ts";
import { createMarquee, type DrawnMarquee } from "./marquee.ts";
import { createPictures } from "./pictures.ts";
import { createPile, type Node } from "./pile.ts";
import { createGuides, type Fit, fitInto } from "./sheet.ts";
import type { View } from "./view.ts";

/** What the board reports. */
export type BoardReports = {
  pick(picked: { id: string | null; more: boolean }): void;
  /** `where` names what is changed on and on, as by a wheel: one step back for all of it. */
  change(elements: readonly Element[], where?: string): void;
  /** All that a frame was drawn around. */
  enclose(enclosed: { ids: readonly string[]; more: boolean }): void;
  open(id: string): void;
};

const ZOOM = { least: 1, most: 6 };

/** A face to take hold of. React never draws what lies on it: 200 elements move as one does. */
export function createBoard(place: HTMLDivElement, reports: BoardReports) {
  let view: View | null = null;
  let fit: Fit = { scale: 1, x: 0, y: 0 };
  /** What is in hand, as it was when it was taken up. */
  let held: Map<string, Element> | null = null;
  let otherBoxes: SnapBox[] = [];
  /** Whether a finger was put down on something: who drags over nothing moves nothing. */
  let isGrabbed = false;
  /** What was picked before the finger came. */
  let pickedBefore: ReadonlySet<string> = new Set();

  const stage = new Konva.Stage({ container: place, width: 1, height: 1 });
  const pictures = createPictures(() => pile.redraw());
  const pile = createPile({ stage, pictures, view: () => view });
  const guides = createGuides();
  const handles = createHandles();
  const marquee = createMarquee();
  const tools = new Konva.Layer();
  tools.add(guides.group, handles, marquee.shape);
  stage.add(tools);

  const toFace = ({ x, y }: DesignPoint): DesignPoint => ({
    x: (x - fit.x) / fit.scale,
    y: (y - fit.y) / fit.scale,
  });
  const inMillimetres = ({ x, y }: DesignPoint): DesignPoint => ({ x: x / fit.scale, y: y / fit.scale });

  function resize() {
    const { clientWidth: width, clientHeight: height } = place;
    if (width === 0 || height === 0) return;
    stage.size({ width, height });
    fit = fitInto({ width, height });
    pile.fitTo(fit);
    guides.group.setAttrs({ x: fit.x, y: fit.y, scaleX: fit.scale, scaleY: fit.scale });
    handles.forceUpdate();
    pile.redraw();
    tools.batchDraw();
  }

  function show(next: View) {
    // What is in hand stays there while nothing of the face has changed.
    const goesOn = held !== null && view?.design === next.design && view.side === next.side;
    view = next;
    if (goesOn) return;
    held = null;
    pile.renew();
    guides.show([]);
    showHandles(next);
    pile.redraw();
  }

  function showHandles({ picked, cutting }: View) {
    const own = pile
      .inOrder()
      .filter(({ element }) => picked.has(element.id) && !element.hidden && !element.locked);
    handles.setAttrs({
      enabledAnchors: anchorsFor(own.map(({ element }) => element)),
      // Around what is cut only the line stays.
      resizeEnabled: cutting === null,
      rotateEnabled: cutting === null,
    });
    handles.nodes(own.map(({ shape }) => shape));
    tools.batchDraw();
  }

  /** Takes up what is picked. */
  function lift() {
    if (held || !view) return;
    const ids = view.cutting === null ? view.picked : new Set([view.cutting]);
    const nodes = pile.inOrder();
    const own = nodes.filter(({ element }) => ids.has(element.id) && !element.locked);
    held = new Map(own.map(({ element }) => [element.id, element]));
    otherBoxes = nodes
      .filter((node) => !own.includes(node) && !node.element.hidden && node.layer.width < CARD_WIDTH)
      .map(({ layer }) => boxAround(layer));
    pile.lift(new Set(held.keys()));
  }

  function eachHeld(change: (node: Node, start: Element) => void) {
    for (const [id, start] of held ?? []) {
      const node = pile.nodes.get(id);
      if (node) change(node, start);
    }
  }

  function drop(where?: string) {
    const drawn = marquee.end();
    if (drawn) return enclose(drawn);
    const changed: Element[] = [];
    eachHeld(({ element, shape }) =>
      changed.push(view?.cutting ? element : reshaped(element, changeOf(shape))),
    );
    held = null;
    guides.show([]);
    if (changed.length > 0) reports.change(changed, where);
    else pile.settle();
  }

  function enclose({ from, to, more }: DrawnMarquee) {
    const ids = elementsWithin(boxBetween(toFace(from), toFace(to)), pile.inOrder()).map(({ id }) => id);
    reports.enclose({ ids, more });
  }

  function drag(by: DesignPoint) {
    if (marquee.draw(by)) return;
    if (!isGrabbed && !view?.cutting) return;
    lift();
    const step = inMillimetres(by);
    if (view?.cutting) return push(step);
    const boxes: SnapBox[] = [];
    eachHeld(({ layer }, start) =>
      boxes.push(boxAround({ ...layer, place: { ...start, x: start.x + step.x, y: start.y + step.y } })),
    );
    const box = boxAroundAll(boxes);
    if (!box) return;
    const snap = snapped(box, { others: otherBoxes });
    eachHeld(({ shape }, start) => {
      const { x, y } = movedBy(start, { x: step.x + snap.by.x, y: step.y + snap.by.y });
      shape.position({ x, y });
    });
    guides.show(snap.guides);
  }

  /** Moves, zooms and turns a photo within its edge. */
  function push(by: DesignPoint, { scale = 1, turn = 0 } = {}) {
    eachHeld((node, start) => {
      if (start.type !== "photo" || !start.photo) return;
      const zoom = Math.min(ZOOM.most, Math.max(ZOOM.least, start.cut.zoom * scale));
      const cut = { ...start.cut, zoom, turn: halfTurn(start.cut.turn + turn) };
      const own = applied(turned(-start.rotation), by);
      const window = framedPhoto(start).opening;
      pile.put(node, { ...start, cut: pushedCut({ photo: start.photo, window, cut }, own) });
    });
  }

  handles.on("transformstart", () => lift());
  handles.on("transform", () => {
    const anchor = handles.getActiveAnchor();
    if (anchor !== "middle-left" && anchor !== "middle-right") return;
    eachHeld((node, start) => {
      if (start.type !== "text" && start.type !== "number") return;
      // A side breaks lines elsewhere; it never stretches letters.
      pile.put(node, reshaped(node.element, { ...changeOf(node.shape), scaleY: 1 }));
    });
  });
  handles.on("transformend", () => drop());

  const stopListening = listenTo(place, {
    takes: (point) => stage.getIntersection(point) === null,
    press({ point, more, isFine }) {
      if (!view || view.cutting) return;
      const found = elementAt(toFace(point), pile.inOrder());
      isGrabbed = found !== null;
      pickedBefore = view.picked;
      if (!found && isFine) marquee.begin({ from: point, more });
      // What is picked already stays picked: it may be about to be dragged.
      if (found && (more || !view.picked.has(found.id))) reports.pick({ id: found.id, more });
    },
    join(middle) {
      if (!view || view.cutting) return;
      // Two fingers mean what lies between them, and of that first what was picked: either may stand on something else.
      const nodes = pile.inOrder();
      const picked = nodes.filter(({ element }) => pickedBefore.has(element.id));
      const meant = elementAt(toFace(middle), picked) ?? elementAt(toFace(middle), nodes);
      if (meant && !view.picked.has(meant.id)) reports.pick({ id: meant.id, more: false });
    },
    drag,
    pinch({ scale, turn, by }) {
      lift();
      const step = inMillimetres(by);
      if (view?.cutting) return push(step, { scale, turn });
      eachHeld(({ shape }, { x, y, rotation }) =>
        shape.setAttrs({
          x: x + step.x,
          y: y + step.y,
          rotation: rotation + turn,
          scaleX: scale,
          scaleY: scale,
        }),
      );
    },
    drop: () => drop(),
    cancel() {
      marquee.end();
      eachHeld((node, start) => pile.put(node, start));
      held = null;
      if (view) show(view);
    },
    tap(point, twice) {
      marquee.end();
      const found = elementAt(toFace(point), pile.inOrder());
      if (!found) reports.pick({ id: null, more: false });
      else if (twice) reports.open(found.id);
      else if (view?.cutting && found.id !== view.cutting) reports.pick({ id: found.id, more: false });
    },
    hover(point) {
      place.style.cursor = elementAt(toFace(point), pile.inOrder()) ? "grab" : "";
    },
  });

  function wheel(event: WheelEvent) {
    if (!view?.cutting) return;
    event.preventDefault();
    lift();
    push({ x: 0, y: 0 }, { scale: Math.exp(-event.deltaY / 600) });
    drop("cut");
  }
  place.addEventListener("wheel", wheel, { passive: false });

  const watch = new ResizeObserver(resize);
  watch.observe(place);

  return {
    show,
    redraw: pile.redraw,
    close() {
      watch.disconnect();
      stopListening();
      place.removeEventListener("wheel", wheel);
      stage.destroy();
    },
  };
}

export type Board = ReturnType<typeof createBoard>;

/** What handles and fingers have done to it so far. */
function changeOf(shape: Konva.Shape): ResizeChange {
  const [x, y, rotation] = [shape.x(), shape.y(), shape.rotation()];
  return { x, y, rotation, scaleX: shape.scaleX(), scaleY: shape.scaleY() };
}

/** Between half a turn to the left and half a turn to the right. */
function halfTurn(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
