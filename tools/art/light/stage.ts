import type { Vec } from "../maths/vec.ts";
import { nth, type Shape } from "../shapes/shape.ts";
import type { Material } from "./surface.ts";

export type Camera = {
  from: Vec;
  to: Vec;
  /** Height of the field of view in degrees. */
  field: number;
  /** Radius of the lens opening in metres; 0 keeps everything sharp. */
  aperture?: number;
  /** Distance that is sharp; the distance to `to` where not said. */
  focus?: number;
  /** Moves the picture up or down without tilting, so that upright lines stay upright; in picture heights. */
  rise?: number;
};

export type Sun = {
  direction: Vec;
  light: Vec /** Radius of its disc in radians: the softness of shadows. */;
  spread: number;
};

/** An opening through which all light of the sky comes: a corner and two edges; the room lies on the side of across × along. */
export type Opening = { corner: Vec; across: Vec; along: Vec };

/** A small round light. */
export type Lamp = { centre: Vec; radius: number; light: Vec };

/** Air that shows light: thickness per metre at `base`, thinner by a factor e every `fall` metres above it. */
export type Haze = { thickness: number; base: number; fall: number; ambient: Vec };

export type Stage = {
  camera: Camera;
  things: { shape: Shape; material: Material }[];
  sky: (direction: Vec) => Vec;
  sun?: Sun;
  openings?: Opening[];
  lamps?: Lamp[];
  haze?: Haze;
  /** How many times light is followed from surface to surface. */
  bounces?: number;
};

export type Mesh = {
  count: number;
  /** Nine numbers a triangle: three corners. */
  corners: Float32Array;
  normals: Float32Array;
  /** Six numbers a triangle. */
  places: Float32Array;
  material: Uint16Array;
  materials: Material[];
};

/** Every triangle of the stage, in one row. */
export function meshOf(things: Stage["things"]): Mesh {
  const count = things.reduce((sum, { shape }) => sum + shape.faces.length / 3, 0);
  const materials = [...new Set(things.map(({ material }) => material))];
  const mesh: Mesh = {
    count,
    corners: new Float32Array(count * 9),
    normals: new Float32Array(count * 9),
    places: new Float32Array(count * 6),
    material: new Uint16Array(count),
    materials,
  };
  let corner = 0;
  for (const { shape, material } of things) {
    const index = materials.indexOf(material);
    for (const at of shape.faces) {
      mesh.corners.set(nth(shape.points, at), corner * 3);
      mesh.normals.set(nth(shape.normals, at), corner * 3);
      mesh.places.set(nth(shape.places, at), corner * 2);
      mesh.material[Math.floor(corner / 3)] = index;
      corner++;
    }
  }
  return mesh;
}
