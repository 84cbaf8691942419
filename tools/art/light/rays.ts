// biome-ignore-all lint/complexity/useMathMinMax: a ray along an edge divides nought by nought, which Math.min hands on.
import type { Mesh } from "./stage.ts";
import { type Tree, treeOf } from "./tree.ts";

export type Ray = { ox: number; oy: number; oz: number; dx: number; dy: number; dz: number };

/** What a ray met: how far away, where on the triangle, and which. */
export type Hit = { distance: number; a: number; b: number; triangle: number };

export type Rays = {
  /** Finds the nearest surface within `hit.distance`; leaves `hit` as it was where there is none. */
  nearest(ray: Ray, hit: Hit): boolean;
  /** Whether nothing stands in the way up to `distance`. */
  clear(ray: Ray, distance: number): boolean;
};

const nothing = 0x7fffffff;

/** Follows rays through a mesh. `chance` decides where a ray slips through gauze. */
export function raysThrough(mesh: Mesh, chance: () => number): Rays {
  const tree = treeOf(mesh);
  const triangles = edgesOf(mesh, tree);
  const { boxes, children, order } = tree;
  const opacity = Float32Array.from(mesh.material, (at) => mesh.materials[at]?.opacity ?? 1);
  const shadow = Uint8Array.from(mesh.material, (at) => (mesh.materials[at]?.glow ? 0 : 1));
  const stack = new Int32Array(128);
  const found: Hit = { distance: 0, a: 0, b: 0, triangle: -1 };

  function search(ray: Ray, hit: Hit, forShadow: boolean): boolean {
    const { ox, oy, oz, dx, dy, dz } = ray;
    const ix = 1 / dx;
    const iy = 1 / dy;
    const iz = 1 / dz;
    let nearest = hit.distance;
    let any = false;
    let depth = 0;
    let node = 0;
    for (;;) {
      while (node >= 0) {
        const box = node * 12;
        let t0 = (f32(boxes, box) - ox) * ix;
        let t1 = (f32(boxes, box + 3) - ox) * ix;
        let near = t0 < t1 ? t0 : t1;
        let far = t0 < t1 ? t1 : t0;
        t0 = (f32(boxes, box + 1) - oy) * iy;
        t1 = (f32(boxes, box + 4) - oy) * iy;
        if (t0 > t1) {
          const swap = t0;
          t0 = t1;
          t1 = swap;
        }
        if (t0 > near) near = t0;
        if (t1 < far) far = t1;
        t0 = (f32(boxes, box + 2) - oz) * iz;
        t1 = (f32(boxes, box + 5) - oz) * iz;
        if (t0 > t1) {
          const swap = t0;
          t0 = t1;
          t1 = swap;
        }
        if (t0 > near) near = t0;
        if (t1 < far) far = t1;
        const leftAt = far >= near && far > 0 && near < nearest ? near : 1e30;

        t0 = (f32(boxes, box + 6) - ox) * ix;
        t1 = (f32(boxes, box + 9) - ox) * ix;
        near = t0 < t1 ? t0 : t1;
        far = t0 < t1 ? t1 : t0;
        t0 = (f32(boxes, box + 7) - oy) * iy;
        t1 = (f32(boxes, box + 10) - oy) * iy;
        if (t0 > t1) {
          const swap = t0;
          t0 = t1;
          t1 = swap;
        }
        if (t0 > near) near = t0;
        if (t1 < far) far = t1;
        t0 = (f32(boxes, box + 8) - oz) * iz;
        t1 = (f32(boxes, box + 11) - oz) * iz;
        if (t0 > t1) {
          const swap = t0;
          t0 = t1;
          t1 = swap;
        }
        if (t0 > near) near = t0;
        if (t1 < far) far = t1;
        const rightAt = far >= near && far > 0 && near < nearest ? near : 1e30;

        const left = i32(children, node * 2);
        const right = i32(children, node * 2 + 1);
        if (leftAt < 1e30 && rightAt < 1e30) {
          node = leftAt < rightAt ? left : right;
          stack[depth++] = leftAt < rightAt ? right : left;
        } else if (leftAt < 1e30) node = left;
        else if (rightAt < 1e30) node = right;
        else {
          node = nothing;
          break;
        }
      }
      if (node !== nothing) {
        const leaf = ~node;
        const first = leaf >> 3;
        const past = first + (leaf & 7);
        for (let at = first; at < past; at++) {
          const tri = at * 9;
          const e1x = f32(triangles, tri + 3);
          const e1y = f32(triangles, tri + 4);
          const e1z = f32(triangles, tri + 5);
          const e2x = f32(triangles, tri + 6);
          const e2y = f32(triangles, tri + 7);
          const e2z = f32(triangles, tri + 8);
          const px = dy * e2z - dz * e2y;
          const py = dz * e2x - dx * e2z;
          const pz = dx * e2y - dy * e2x;
          const det = e1x * px + e1y * py + e1z * pz;
          if (det > -1e-14 && det < 1e-14) continue;
          const inverse = 1 / det;
          const tx = ox - f32(triangles, tri);
          const ty = oy - f32(triangles, tri + 1);
          const tz = oz - f32(triangles, tri + 2);
          const a = (tx * px + ty * py + tz * pz) * inverse;
          if (a < 0 || a > 1) continue;
          const qx = ty * e1z - tz * e1y;
          const qy = tz * e1x - tx * e1z;
          const qz = tx * e1y - ty * e1x;
          const b = (dx * qx + dy * qy + dz * qz) * inverse;
          if (b < 0 || a + b > 1) continue;
          const distance = (e2x * qx + e2y * qy + e2z * qz) * inverse;
          if (distance <= 1e-7 || distance >= nearest) continue;
          const triangle = order[at] as number;
          if (forShadow && shadow[triangle] === 0) continue;
          const solid = f32(opacity, triangle);
          if (solid < 1 && chance() >= solid) continue;
          if (forShadow) return true;
          nearest = distance;
          hit.distance = distance;
          hit.a = a;
          hit.b = b;
          hit.triangle = triangle;
          any = true;
        }
      }
      if (depth === 0) return any;
      node = i32(stack, --depth);
    }
  }

  return {
    nearest: (ray, hit) => search(ray, hit, false),
    clear: (ray, distance) => {
      found.distance = distance;
      return !search(ray, found, true);
    },
  };
}

function edgesOf({ count, corners }: Mesh, { order }: Tree): Float32Array {
  const triangles = new Float32Array(count * 9);
  for (let at = 0; at < count; at++) {
    const from = (order[at] as number) * 9;
    for (let k = 0; k < 3; k++) {
      const start = f32(corners, from + k);
      triangles[at * 9 + k] = start;
      triangles[at * 9 + 3 + k] = f32(corners, from + 3 + k) - start;
      triangles[at * 9 + 6 + k] = f32(corners, from + 6 + k) - start;
    }
  }
  return triangles;
}

function f32(numbers: Float32Array, at: number): number {
  return numbers[at] as number;
}

function i32(numbers: Int32Array, at: number): number {
  return numbers[at] as number;
}
