import type { Mesh } from "./stage.ts";

/**
 * Boxes within boxes around the triangles. A node holds the boxes of its two children (twelve numbers) and where
 * they are: another node, or a leaf written as the complement of first × 8 + count.
 */
export type Tree = { boxes: Float32Array; children: Int32Array; order: Uint32Array };

const bins = 16;
const leafSize = 4;

/** Splits where rays are likely to do the least work (surface area heuristic over bins). */
export function treeOf({ count, corners }: Mesh): Tree {
  const low = new Float32Array(count * 3);
  const high = new Float32Array(count * 3);
  const centre = new Float32Array(count * 3);
  for (let at = 0; at < count * 3; at++) {
    const from = Math.floor(at / 3) * 9 + (at % 3);
    const [a, b, c] = [read(corners, from), read(corners, from + 3), read(corners, from + 6)];
    low[at] = Math.min(a, b, c);
    high[at] = Math.max(a, b, c);
    centre[at] = (read(low, at) + read(high, at)) / 2;
  }
  const order = new Uint32Array(count).map((_, at) => at);
  const boxes = new Float32Array(Math.max(count, 2) * 12);
  const children = new Int32Array(Math.max(count, 2) * 2);
  let used = 0;

  function bound(
    first: number,
    past: number,
    of: { low: Float32Array; high: Float32Array },
    into: Float32Array,
    offset: number,
  ) {
    for (let axis = 0; axis < 3; axis++) {
      let least = Number.POSITIVE_INFINITY;
      let most = Number.NEGATIVE_INFINITY;
      for (let at = first; at < past; at++) {
        const which = (order[at] as number) * 3 + axis;
        least = Math.min(least, read(of.low, which));
        most = Math.max(most, read(of.high, which));
      }
      into[offset + axis] = least;
      into[offset + 3 + axis] = most;
    }
  }

  function split(first: number, past: number): number {
    const spread = new Float32Array(6);
    bound(first, past, { low: centre, high: centre }, spread, 0);
    let best = { cost: Number.POSITIVE_INFINITY, axis: -1, line: 0 };
    for (let axis = 0; axis < 3; axis++) {
      const from = read(spread, axis);
      const width = read(spread, axis + 3) - from;
      if (width < 1e-9) continue;
      const found = cheapest(first, past, axis, from, width);
      if (found.cost < best.cost) best = { ...found, axis };
    }
    if (best.axis < 0) return (first + past) >> 1;
    let left = first;
    for (let at = first; at < past; at++) {
      const which = order[at] as number;
      if (read(centre, which * 3 + best.axis) < best.line) {
        order[at] = order[left] as number;
        order[left++] = which;
      }
    }
    return left === first || left === past ? (first + past) >> 1 : left;
  }

  const binCount = new Float64Array(bins);
  const binBox = new Float64Array(bins * 6);
  const areaAfter = new Float64Array(bins + 1);
  const countAfter = new Float64Array(bins + 1);

  function cheapest(first: number, past: number, axis: number, from: number, width: number) {
    binCount.fill(0);
    for (let at = 0; at < bins * 6; at++) binBox[at] = at % 6 < 3 ? 1e30 : -1e30;
    // Looking at a sample of a crowded node finds nearly the same line in a fraction of the time.
    const stride = Math.max(1, Math.floor((past - first) / 4096));
    for (let at = first; at < past; at += stride) {
      const which = (order[at] as number) * 3;
      const bin = Math.min(bins - 1, Math.floor(((read(centre, which + axis) - from) / width) * bins));
      binCount[bin] = read(binCount, bin) + 1;
      for (let k = 0; k < 3; k++) {
        binBox[bin * 6 + k] = Math.min(read(binBox, bin * 6 + k), read(low, which + k));
        binBox[bin * 6 + 3 + k] = Math.max(read(binBox, bin * 6 + 3 + k), read(high, which + k));
      }
    }
    const box = new Float64Array(6);
    const clear = () => box.set([1e30, 1e30, 1e30, -1e30, -1e30, -1e30]);
    const grow = (bin: number) => {
      for (let k = 0; k < 3; k++) {
        box[k] = Math.min(read(box, k), read(binBox, bin * 6 + k));
        box[k + 3] = Math.max(read(box, k + 3), read(binBox, bin * 6 + 3 + k));
      }
    };
    const area = () => {
      const [w, h, d] = [
        read(box, 3) - read(box, 0),
        read(box, 4) - read(box, 1),
        read(box, 5) - read(box, 2),
      ];
      return w < 0 ? 0 : w * h + h * d + d * w;
    };
    clear();
    for (let bin = bins - 1; bin > 0; bin--) {
      grow(bin);
      areaAfter[bin] = area();
      countAfter[bin] = (bin === bins - 1 ? 0 : read(countAfter, bin + 1)) + read(binCount, bin);
    }
    clear();
    let best = { cost: Number.POSITIVE_INFINITY, line: from };
    let before = 0;
    for (let bin = 0; bin < bins - 1; bin++) {
      grow(bin);
      before += read(binCount, bin);
      const cost = area() * before + read(areaAfter, bin + 1) * read(countAfter, bin + 1);
      if (before > 0 && cost < best.cost) best = { cost, line: from + (width * (bin + 1)) / bins };
    }
    return best;
  }

  function child(first: number, past: number): number {
    return past - first <= leafSize ? ~(first * 8 + (past - first)) : build(first, past);
  }

  function build(first: number, past: number): number {
    const node = used++;
    const middle = past - first < 2 ? past : split(first, past);
    bound(first, middle, { low, high }, boxes, node * 12);
    bound(middle, past, { low, high }, boxes, node * 12 + 6);
    children[node * 2] = child(first, middle);
    children[node * 2 + 1] = child(middle, past);
    return node;
  }

  build(0, count);
  return { boxes: boxes.slice(0, used * 12), children: children.slice(0, used * 2), order };
}

function read(numbers: Float32Array | Float64Array, at: number): number {
  return numbers[at] as number;
}
