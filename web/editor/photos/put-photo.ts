import { type Photo, withOwnPhoto } from "#cards/engine/photo.ts";

type Fields = Record<string, unknown>;

/**
 * A section's fields with a photo where the path leads: last in a list, in the place of what a sample brought, or in
 * its one place. Null where that is gone.
 */
export function putPhoto(section: Fields, { field, photo }: { field: string; photo: Photo }): Fields | null {
  return (placed(section, { steps: field.split("."), photo }) as Fields | undefined) ?? null;
}

function placed(value: unknown, { steps, photo }: { steps: string[]; photo: Photo }): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return Array.isArray(value) ? withOwnPhoto(value, photo) : photo;
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
  const inner = placed((value as Fields)[step], { steps: rest, photo });
  if (inner === undefined) return undefined;
  return Array.isArray(value) ? value.with(Number(step), inner) : { ...value, [step]: inner };
}
