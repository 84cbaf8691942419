import { add, times, type Vec } from "../maths/vec.ts";
import type { Hit, Ray } from "./rays.ts";
import type { Mesh } from "./stage.ts";
import type { Material, Spot } from "./surface.ts";

/** A lit place on a surface, turned to the side the ray came from. */
export type Point = {
  material: Material;
  x: number;
  y: number;
  z: number;
  /** The plane of the triangle. */
  gx: number;
  gy: number;
  gz: number;
  /** The surface as it looks: smoothed and bumped. */
  nx: number;
  ny: number;
  nz: number;
  colour: Vec;
  glow: Vec;
};

const dark: Vec = [0, 0, 0];

/** Works out the point that a ray hit: closely for what is seen, roughly for what only sends light on. */
export function pointFinder(mesh: Mesh) {
  const { corners, normals, places } = mesh;
  const spot: Spot = { x: 0, y: 0, z: 0, u: 0, v: 0 };
  const near: Spot = { x: 0, y: 0, z: 0, u: 0, v: 0 };
  const means = meanColours(mesh);

  function slope(axis: "x" | "y" | "z", bump: (spot: Spot) => number, width: number): number {
    near.x = spot.x;
    near.y = spot.y;
    near.z = spot.z;
    near.u = spot.u;
    near.v = spot.v;
    near[axis] += width;
    return bump(near) / width;
  }

  function roughen(point: Point, { bump, bumpWidth = 0.001 }: Material) {
    if (!bump) return;
    const height = bump(spot) / bumpWidth;
    const sx = slope("x", bump, bumpWidth) - height;
    const sy = slope("y", bump, bumpWidth) - height;
    const sz = slope("z", bump, bumpWidth) - height;
    const out = 1 + sx * point.nx + sy * point.ny + sz * point.nz;
    aim(point, point.nx * out - sx, point.ny * out - sy, point.nz * out - sz);
  }

  function findPlane(ray: Ray, { triangle, a, b }: Hit, point: Point) {
    const at = triangle * 9;
    const c = 1 - a - b;
    const x0 = n(corners, at);
    const y0 = n(corners, at + 1);
    const z0 = n(corners, at + 2);
    const x1 = n(corners, at + 3);
    const y1 = n(corners, at + 4);
    const z1 = n(corners, at + 5);
    const x2 = n(corners, at + 6);
    const y2 = n(corners, at + 7);
    const z2 = n(corners, at + 8);
    point.x = c * x0 + a * x1 + b * x2;
    point.y = c * y0 + a * y1 + b * y2;
    point.z = c * z0 + a * z1 + b * z2;
    const gx = (y1 - y0) * (z2 - z0) - (z1 - z0) * (y2 - y0);
    const gy = (z1 - z0) * (x2 - x0) - (x1 - x0) * (z2 - z0);
    const gz = (x1 - x0) * (y2 - y0) - (y1 - y0) * (x2 - x0);
    const side = gx * ray.dx + gy * ray.dy + gz * ray.dz > 0 ? -1 : 1;
    const scale = side / Math.sqrt(gx * gx + gy * gy + gz * gz);
    point.gx = gx * scale;
    point.gy = gy * scale;
    point.gz = gz * scale;
    aim(
      point,
      c * n(normals, at) + a * n(normals, at + 3) + b * n(normals, at + 6),
      c * n(normals, at + 1) + a * n(normals, at + 4) + b * n(normals, at + 7),
      c * n(normals, at + 2) + a * n(normals, at + 5) + b * n(normals, at + 8),
    );
    if (point.nx * point.gx + point.ny * point.gy + point.nz * point.gz < 0)
      aim(point, -point.nx, -point.ny, -point.nz);
  }

  function findSpot({ triangle, a, b }: Hit, point: Point) {
    const at = triangle * 6;
    const c = 1 - a - b;
    spot.x = point.x;
    spot.y = point.y;
    spot.z = point.z;
    spot.u = c * n(places, at) + a * n(places, at + 2) + b * n(places, at + 4);
    spot.v = c * n(places, at + 1) + a * n(places, at + 3) + b * n(places, at + 5);
  }

  return {
    closely(ray: Ray, hit: Hit, point: Point): void {
      const material = mesh.materials[mesh.material[hit.triangle] as number] as Material;
      point.material = material;
      findPlane(ray, hit, point);
      findSpot(hit, point);
      roughen(point, material);
      keepSeen(ray, point);
      point.colour = typeof material.colour === "function" ? material.colour(spot) : material.colour;
      point.glow = typeof material.glow === "function" ? material.glow(spot) : (material.glow ?? dark);
    },
    roughly(ray: Ray, hit: Hit, point: Point): void {
      const which = mesh.material[hit.triangle] as number;
      point.material = mesh.materials[which] as Material;
      findPlane(ray, hit, point);
      keepSeen(ray, point);
      point.colour = means[which] as Vec;
      point.glow = dark;
    },
  };
}

/** The colour of each material, averaged over some of its triangles. */
function meanColours({ count, corners, places, material, materials }: Mesh): Vec[] {
  const sums = materials.map(() => ({ sum: dark, count: 0 }));
  const stride = Math.max(1, Math.floor(count / 20_000));
  for (let triangle = 0; triangle < count; triangle += stride) {
    const which = material[triangle] as number;
    const { colour } = materials[which] as Material;
    const mean = sums[which];
    if (!mean || mean.count > 200 || typeof colour !== "function") continue;
    for (const share of [0.1, 0.3, 0.5, 0.7]) {
      const inside = (from: Float32Array, at: number, step: number) =>
        n(from, at) * share + (n(from, at + step) + n(from, at + 2 * step)) * (0.5 - share / 2);
      const [x, y, z] = [
        inside(corners, triangle * 9, 3),
        inside(corners, triangle * 9 + 1, 3),
        inside(corners, triangle * 9 + 2, 3),
      ];
      mean.sum = add(
        mean.sum,
        colour({ x, y, z, u: inside(places, triangle * 6, 2), v: inside(places, triangle * 6 + 1, 2) }),
      );
      mean.count++;
    }
  }
  return materials.map(({ colour }, at) => {
    const mean = sums[at];
    if (typeof colour !== "function") return colour;
    return mean && mean.count > 0 ? times(mean.sum, 1 / mean.count) : dark;
  });
}

/** A smoothed normal that turns away from the eye would be lit from behind: bend it back. */
function keepSeen(ray: Ray, point: Point) {
  const away = point.nx * ray.dx + point.ny * ray.dy + point.nz * ray.dz;
  if (away < -0.02) return;
  const by = away + 0.02;
  aim(point, point.nx - ray.dx * by, point.ny - ray.dy * by, point.nz - ray.dz * by);
}

function aim(point: Point, x: number, y: number, z: number) {
  const scale = 1 / Math.sqrt(Math.max(x * x + y * y + z * z, 1e-24));
  point.nx = x * scale;
  point.ny = y * scale;
  point.nz = z * scale;
}

function n(numbers: Float32Array, at: number): number {
  return numbers[at] as number;
}
