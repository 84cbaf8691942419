import Konva from "konva";
import type { Design, Element } from "#cards/kinds/photo/document.ts";
import { edgeMarks, groundMarks, type Layer, layerOf } from "#cards/kinds/photo/marks.ts";
import { drawMarks } from "./draw-marks.ts";
import type { Pictures } from "./pictures.ts";
import { drawPlaceholder } from "./placeholder.ts";
import { createWorld, type Fit } from "./sheet.ts";
import type { View } from "./view.ts";

/** An element and the shape that draws it. */
export type Node = { element: Element; number: Design["number"]; layer: Layer; shape: Konva.Shape };

type Parts = { stage: Konva.Stage; pictures: Pictures; view(): View | null };

/**
 * All that lies on a face, on three canvases: what moves has one of its own, between what is below and above it, and
 * is all that is drawn anew meanwhile.
 */
export function createPile({ stage, pictures, view }: Parts) {
  const worlds = { below: createWorld(), moving: createWorld(), above: createWorld() };
  const layers = Object.values(worlds).map((world) => {
    // Which element is where is computed: a canvas to be asked would be drawn for nothing.
    const layer = new Konva.Layer({ listening: false });
    layer.add(world);
    stage.add(layer);
    return layer;
  });
  const nodes = new Map<string, Node>();

  const face = () => {
    const now = view();
    return now?.design[now.side];
  };
  const ground = new Konva.Shape({
    sceneFunc(context) {
      const background = face()?.background;
      if (background) drawMarks(context._context, { marks: groundMarks(background), pictures });
    },
  });
  const edge = new Konva.Shape({
    sceneFunc(context) {
      const frame = face()?.frame;
      if (frame) drawMarks(context._context, { marks: edgeMarks(frame), pictures });
    },
  });
  worlds.below.add(ground);
  worlds.above.add(edge);

  const inOrder = () => (face()?.elements ?? []).flatMap(({ id }) => nodes.get(id) ?? []);

  function created(element: Element): Node {
    const shape = new Konva.Shape({
      sceneFunc(context) {
        const node = nodes.get(element.id);
        if (!node) return;
        const pen = context._context;
        pen.save();
        pen.translate(node.layer.width / 2, node.layer.height / 2);
        if (node.element.type === "photo" && !node.element.photo) {
          const coming = view()?.coming.get(element.id);
          drawPlaceholder(pen, { element: node.element, coming, pictures });
        } else drawMarks(pen, { marks: node.layer.marks, pictures });
        pen.restore();
      },
    });
    return { element, number: null, layer: nothing, shape };
  }

  /** Draws an element anew, in its place. */
  function put(node: Node, element: Element) {
    const design = view()?.design;
    if (!design) return;
    node.element = element;
    node.number = design.number;
    node.layer = layerOf(element, design);
    const { place, width, height, opacity } = node.layer;
    node.shape.setAttrs({
      ...place,
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

  /** All elements on one canvas, in their order. */
  function settle() {
    inOrder().forEach(({ shape }, at) => {
      if (shape.getParent() !== worlds.below) shape.moveTo(worlds.below);
      // The ground is the lowest.
      if (shape.zIndex() !== at + 1) shape.zIndex(at + 1);
    });
  }

  return {
    nodes,
    inOrder,
    put,
    settle,
    /** Takes over what has changed since it was last shown. */
    renew() {
      const { design } = view() ?? {};
      const known = new Set<string>();
      for (const element of face()?.elements ?? []) {
        known.add(element.id);
        const node = nodes.get(element.id) ?? created(element);
        nodes.set(element.id, node);
        const isStale = node.element !== element || node.layer === nothing || node.number !== design?.number;
        if (isStale) put(node, element);
      }
      for (const [id, { shape }] of nodes) {
        if (known.has(id)) continue;
        shape.destroy();
        nodes.delete(id);
      }
      settle();
    },
    /** These go onto the canvas that moves. */
    lift(ids: ReadonlySet<string>) {
      let isAbove = false;
      for (const { element, shape } of inOrder()) {
        if (ids.has(element.id)) {
          shape.moveTo(worlds.moving);
          isAbove = true;
        } else if (isAbove) shape.moveTo(worlds.above);
      }
      edge.moveToTop();
    },
    fitTo({ scale, x, y }: Fit) {
      for (const world of Object.values(worlds)) world.setAttrs({ x, y, scaleX: scale, scaleY: scale });
    },
    redraw() {
      for (const layer of layers) layer.batchDraw();
    },
  };
}

/** What is not drawn yet. */
const nothing: Layer = {
  id: null,
  place: { x: 0, y: 0, rotation: 0 },
  opacity: 1,
  width: 1,
  height: 1,
  marks: [],
};
