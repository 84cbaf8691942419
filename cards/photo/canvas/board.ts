import Konva from "konva";
import type { Design, Element } from "../document.ts";
import { movedBy } from "../edit/elements.ts";
import { type Change, reshaped } from "../edit/resize.ts";
import { type Box, boxAround, boxAroundAll, snapped } from "../edit/snap.ts";
import { edgeMarks, framedPhoto, groundMarks, type Layer, layerOf } from "../marks.ts";
import type { Point } from "../matrix.ts";
import { pushedCut } from "../photo-cut.ts";
import { CARD_HEIGHT, CARD_WIDTH, type Side } from "../sizes.ts";
import { drawMarks } from "./draw-marks.ts";
import { listenTo } from "./gestures.ts";
import { anchorsFor, createHandles } from "./handles.ts";
import { elementAt } from "./hit.ts";
import { createPictures } from "./pictures.ts";
import { drawPlaceholder, type OnItsWay } from "./placeholder.ts";
import { createGuides, createWorld, type Fit, fitInto } from "./sheet.ts";

/** What the board shows. */
export type View = {
  design: Design;
  side: Side;
  picked: ReadonlySet<string>;
  /** The photo that is moved within its edge, where one is. */
  cutting: string | null;
  /** Photos on their way, by the element they go to. */
  coming: ReadonlyMap<string, OnItsWay>;
};

/** What the board reports. */
export type Reports = {
  pick(picked: { id: string | null; more: boolean }): void;
  /** `where` names what is changed on and on, as by a wheel: one step back for all of it. */
  change(elements: readonly Element[], where?: string): void;
  open(id: string): void;
};

type Node = { element: Element; number: Design["number"]; layer: Layer; shape: Konva.Shape };

/** A face to take hold of. React never draws what lies on it: 200 elements move as one does. */
export function createBoard(place: HTMLDivElement, reports: Reports) {
  const stage = new Konva.Stage({ container: place, width: 1, height: 1 });
  const pictures = createPictures(() => redraw());
  // What moves lies on a canvas of its own, between what is below and above it: only that is drawn anew.
  const still = { listening: false };
  const layers = {
    below: new Konva.Layer(still),
    moving: new Konva.Layer(still),
    above: new Konva.Layer(still),
  };
  const worlds = { below: createWorld(), moving: createWorld(), above: createWorld() };
  const guides = createGuides();
  const handles = createHandles();
  const tools = new Konva.Layer();
  const nodes = new Map<string, Node>();
  let view: View | null = null;
  let fit: Fit = { scale: 1, x: 0, y: 0 };
  /** What is in hand, as it was when it was taken up. */
  let held: Map<string, Element> | null = null;
  let otherBoxes: Box[] = [];
  /** Whether a finger was put down on something: who drags over nothing moves nothing. */
  let isGrabbed = false;

  const ground = new Konva.Shape({
    sceneFunc(context) {
      if (view)
        drawMarks(context._context, { marks: groundMarks(view.design[view.side].background), pictures });
    },
  });
  worlds.below.add(ground);
  const edge = new Konva.Shape({
    sceneFunc(context) {
      const frame = view?.design[view.side].frame;
      if (frame) drawMarks(context._context, { marks: edgeMarks(frame), pictures });
    },
  });
  worlds.above.add(edge);
  for (const name of ["below", "moving", "above"] as const) {
    layers[name].add(worlds[name]);
    stage.add(layers[name]);
  }
  tools.add(guides.group, handles);
  stage.add(tools);

  const elements = () => view?.design[view.side].elements ?? [];
  const nodesInOrder = () => elements().flatMap(({ id }) => nodes.get(id) ?? []);
  const toFace = ({ x, y }: Point): Point => ({ x: (x - fit.x) / fit.scale, y: (y - fit.y) / fit.scale });

  function redraw() {
    for (const layer of Object.values(layers)) layer.batchDraw();
  }

  function resize() {
    const { clientWidth: width, clientHeight: height } = place;
    if (width === 0 || height === 0) return;
    stage.size({ width, height });
    fit = fitInto({ width, height });
    for (const world of [...Object.values(worlds), guides.group]) {
      world.position({ x: fit.x, y: fit.y });
      world.scale({ x: fit.scale, y: fit.scale });
    }
    handles.forceUpdate();
    redraw();
    tools.batchDraw();
  }

  function created(element: Element): Node {
    const shape = new Konva.Shape({
      sceneFunc(context) {
        const node = nodes.get(element.id);
        if (!node) return;
        const pen = context._context;
        pen.save();
        pen.translate(node.layer.width / 2, node.layer.height / 2);
        if (node.element.type === "photo" && !node.element.photo) {
          const coming = view?.coming.get(element.id);
          drawPlaceholder(pen, { element: node.element, coming, pictures });
        } else drawMarks(pen, { marks: node.layer.marks, pictures });
        pen.restore();
      },
    });
    return { element, number: null, layer: emptyLayer, shape };
  }

  /** Draws an element anew, in its place. */
  function put(node: Node, element: Element) {
    if (!view) return;
    node.element = element;
    node.number = view.design.number;
    node.layer = layerOf(element, view.design);
    const { place: at, width, height, opacity } = node.layer;
    node.shape.setAttrs({
      ...at,
      width,
      height,
      offsetX: width / 2,
      offsetY: height / 2,
      scaleX: 1,
      scaleY: 1,
      opacity,
      visible: !element.hidden,
    });
  }

  function show(next: View) {
    // What is in hand stays there while nothing of the face has changed.
    const goesOn = held !== null && view?.design === next.design && view.side === next.side;
    view = next;
    if (goesOn) return;
    const known = new Set<string>();
    for (const element of elements()) {
      known.add(element.id);
      const node = nodes.get(element.id) ?? created(element);
      nodes.set(element.id, node);
      const isStale =
        node.element !== element || node.layer === emptyLayer || node.number !== next.design.number;
      if (isStale) put(node, element);
    }
    for (const [id, { shape }] of nodes) {
      if (known.has(id)) continue;
      shape.destroy();
      nodes.delete(id);
    }
    held = null;
    settle();
    showHandles();
    redraw();
  }

  /** All elements back on one canvas, in their order. */
  function settle() {
    nodesInOrder().forEach(({ shape }, at) => {
      if (shape.getParent() !== worlds.below) shape.moveTo(worlds.below);
      // The ground is the lowest.
      if (shape.zIndex() !== at + 1) shape.zIndex(at + 1);
    });
    guides.show([]);
  }

  function showHandles() {
    if (!view) return;
    const { picked, cutting } = view;
    const own = nodesInOrder().filter(
      ({ element }) => picked.has(element.id) && !element.hidden && !element.locked,
    );
    handles.enabledAnchors(anchorsFor(own.map(({ element }) => element)));
    handles.nodes(cutting === null ? own.map(({ shape }) => shape) : []);
    tools.batchDraw();
  }

  /** Takes up what is picked. */
  function lift() {
    if (held || !view) return;
    const ids = view.cutting === null ? view.picked : new Set([view.cutting]);
    held = new Map();
    otherBoxes = [];
    for (const { element, shape, layer } of nodesInOrder()) {
      if (ids.has(element.id) && !element.locked) {
        held.set(element.id, element);
        shape.moveTo(worlds.moving);
      } else {
        if (held.size > 0) shape.moveTo(worlds.above);
        if (!element.hidden && layer.width < CARD_WIDTH) otherBoxes.push(boxAround(layer));
      }
    }
    edge.moveToTop();
  }

  function eachHeld(change: (node: Node, start: Element) => void) {
    for (const [id, start] of held ?? []) {
      const node = nodes.get(id);
      if (node) change(node, start);
    }
  }

  function drop(where?: string) {
    const changed: Element[] = [];
    eachHeld(({ element, shape }) => {
      changed.push(view?.cutting ? element : reshaped(element, changeOf(shape)));
    });
    held = null;
    if (changed.length > 0) reports.change(changed, where);
    else settle();
  }

  function drag(by: Point) {
    if (!isGrabbed && !view?.cutting) return;
    lift();
    if (!held || held.size === 0) return;
    const step = { x: by.x / fit.scale, y: by.y / fit.scale };
    if (view?.cutting) return push(step);
    const boxes = [...held.values()].flatMap((start) => {
      const node = nodes.get(start.id);
      return node
        ? [boxAround({ ...node.layer, place: { ...start, x: start.x + step.x, y: start.y + step.y } })]
        : [];
    });
    const box = boxAroundAll(boxes);
    const snap = box ? snapped(box, { others: otherBoxes }) : { by: { x: 0, y: 0 }, guides: [] };
    eachHeld(({ shape }, start) => {
      const { x, y } = movedBy(start, { x: step.x + snap.by.x, y: step.y + snap.by.y });
      shape.position({ x, y });
    });
    guides.show(snap.guides);
  }

  function push(by: Point, { scale = 1, turn = 0 } = {}) {
    eachHeld((node, start) => {
      if (start.type !== "photo" || !start.photo) return;
      const zoom = Math.min(6, Math.max(1, start.cut.zoom * scale));
      const turned = ((((start.cut.turn + turn + 180) % 360) + 360) % 360) - 180;
      const cut = { ...start.cut, zoom, turn: turned };
      const around = -(start.rotation / 180) * Math.PI;
      const [cos, sin] = [Math.cos(around), Math.sin(around)];
      const own = { x: by.x * cos - by.y * sin, y: by.x * sin + by.y * cos };
      const window = framedPhoto(start).opening;
      put(node, { ...start, cut: pushedCut({ photo: start.photo, window, cut }, own) });
    });
  }

  handles.on("transformstart", () => lift());
  handles.on("transform", () => {
    const anchor = handles.getActiveAnchor();
    if (anchor !== "middle-left" && anchor !== "middle-right") return;
    eachHeld((node, start) => {
      if (start.type !== "text" && start.type !== "number") return;
      // A side breaks lines elsewhere; it never stretches letters.
      put(node, reshaped(node.element, { ...changeOf(node.shape), scaleY: 1 }));
    });
  });
  handles.on("transformend", () => drop());

  const stopListening = listenTo(place, {
    takes: (point) => stage.getIntersection(point) === null,
    press(point, more) {
      if (!view || view.cutting) return;
      const found = elementAt(toFace(point), nodesInOrder());
      isGrabbed = found !== null;
      // What is picked already stays picked: it may be about to be dragged.
      if (found && !more && view.picked.has(found.id)) return;
      if (found) reports.pick({ id: found.id, more });
    },
    drag,
    pinch({ scale, turn, by }) {
      lift();
      const step = { x: by.x / fit.scale, y: by.y / fit.scale };
      if (view?.cutting) return push(step, { scale, turn });
      eachHeld(({ shape }, start) =>
        shape.setAttrs({
          x: start.x + step.x,
          y: start.y + step.y,
          rotation: start.rotation + turn,
          scaleX: scale,
          scaleY: scale,
        }),
      );
    },
    drop: () => drop(),
    cancel() {
      eachHeld((node, start) => put(node, start));
      held = null;
      if (view) show(view);
    },
    tap(point, twice) {
      const found = elementAt(toFace(point), nodesInOrder());
      if (!found) reports.pick({ id: null, more: false });
      else if (twice) reports.open(found.id);
      else if (view?.cutting && found.id !== view.cutting) reports.pick({ id: found.id, more: false });
    },
    hover(point) {
      place.style.cursor = elementAt(toFace(point), nodesInOrder()) ? "grab" : "";
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
    redraw,
    /** Where the middle of an element is, in pixels of the board; for who measures. */
    pixelsOf({ x, y }: Point): Point {
      return { x: fit.x + x * fit.scale, y: fit.y + y * fit.scale };
    },
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
function changeOf(shape: Konva.Shape): Change {
  const [x, y, rotation] = [shape.x(), shape.y(), shape.rotation()];
  return { x, y, rotation, scaleX: shape.scaleX(), scaleY: shape.scaleY() };
}

const emptyLayer: Layer = {
  id: null,
  place: { x: CARD_WIDTH / 2, y: CARD_HEIGHT / 2, rotation: 0 },
  opacity: 1,
  width: 1,
  height: 1,
  marks: [],
};
