import { sampleMaker } from "#cards/engine/sample-parts.ts";
import { couple, type Parent, type Person } from "./couple/section.ts";
import { greeting } from "./kind.ts";

/** A card with these fields filled in. */
export const sampleGreeting = sampleMaker(greeting);

export function person(more: Partial<Person>): Person {
  return { ...couple.empty.groom, ...more };
}

export function parent(name: string, more: Partial<Parent> = {}): Parent {
  return { ...couple.empty.groom.father, name, ...more };
}
