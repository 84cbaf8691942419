import { type SplitName, splitName } from "#domain/korean-name.ts";
import type { Question } from "./question.ts";

type Asked = Pick<Question, "path" | "label" | "placeholder" | "onDesigns"> & {
  /** How both parts are read together. */
  whole(name: SplitName): string;
};

/** Somebody whose family name the card keeps apart, asked as people write their name: in one field. */
export function nameQuestion({ whole, ...asked }: Asked): Question {
  return {
    ...asked,
    screen: "who",
    input: "text",
    most: 20,
    read: (value) => whole(value as SplitName),
    write: (value, typed) => ({ ...(value as SplitName), ...splitName(typed) }),
  };
}
