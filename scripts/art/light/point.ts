import type { Vec } from "../maths/vec.ts";
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

/** Works out the point that a ray hit. */
export function pointFinder(mesh: Mesh) {
  const { corners, normals, places } = mesh;
  const spot: Spot = { x: 0, y: 0, z: 0, u: 0, v: 0 };
  const near: Spot = { x: 0, y: 0, z: 0, u: 0, v: 0 };

  function bumped(point: Point, material: Material) {
    const { bump, bumpWidth = 0.001 } = material;
    if (!bump) return;
    const height = bump(spot);
    const slope = (axis: "x" | "y" | "z") => {
      Object.assign(near, spot);
      near[axis] += bumpWidth;
      return (bump(near) - height) / bumpWidth;
    };
    const [sx, sy, sz] = [slope("x"), slope("y"), slope("z")];
    const out = sx * point.nx + sy * point.ny + sz * point.nz;
    aim(point, point.nx - sx + out * point.nx, point.ny - sy + out * point.ny, point.nz - sz + out * point.nz);
  }

  return function find(ray: Ray, hit: Hit, point: Point): void {
    const t = hit.triangle;
    const material = mesh.materials[mesh.material[t] as number] as Material;
    const { a, b } = hit;
    const c = 1 - a - b;
    const blend = (from: Float32Array, at: number, step: number) =>
      c * (from[at] as number) + a * (from[at + step] as number) + b * (from[at + 2 * step] as number);
    const edge = (k: number, from: number) => (corners[t * 9 + from + k] as number) - (corners[t * 9 + k] as number);
    point.material = material;
    point.x = spot.x = blend(corners, t * 9, 3);
    point.y = spot.y = blend(corners, t * 9 + 1, 3);
    point.z = spot.z = blend(corners, t * 9 + 2, 3);
    spot.u = blend(places, t * 6, 2);
    spot.v = blend(places, t * 6 + 1, 2);

    let gx = edge(1, 3) * edge(2, 6) - edge(2, 3) * edge(1, 6);
    let gy = edge(2, 3) * edge(0, 6) - edge(0, 3) * edge(2, 6);
    let gz = edge(0, 3) * edge(1, 6) - edge(1, 3) * edge(0, 6);
    const side = gx * ray.dx + gy * ray.dy + gz * ray.dz > 0 ? -1 : 1;
    const scale = side / Math.hypot(gx, gy, gz);
    gx *= scale;
    gy *= scale;
    gz *= scale;
    point.gx = gx;
    point.gy = gy;
    point.gz = gz;
    aim(point, blend(normals, t * 9, 3), blend(normals, t * 9 + 1, 3), blend(normals, t * 9 + 2, 3));
    if (point.nx * gx + point.ny * gy + point.nz * gz < 0) aim(point, -point.nx, -point.ny, -point.nz);
    bumped(point, material);
    keepSeen(ray, point);

    point.colour = typeof material.colour === "function" ? material.colour(spot) : material.colour;
    point.glow = typeof material.glow === "function" ? material.glow(spot) : (material.glow ?? dark);
  };
}

/** A smoothed normal that turns away from the eye would be lit from behind: bend it back. */
function keepSeen(ray: Ray, point: Point) {
  const away = point.nx * ray.dx + point.ny * ray.dy + point.nz * ray.dz;
  if (away < -0.02) return;
  const by = away + 0.02;
  aim(point, point.nx - ray.dx * by, point.ny - ray.dy * by, point.nz - ray.dz * by);
}

function aim(point: Point, x: number, y: number, z: number) {
  const scale = 1 / Math.max(Math.hypot(x, y, z), 1e-12);
  point.nx = x * scale;
  point.ny = y * scale;
  point.nz = z * scale;
}
