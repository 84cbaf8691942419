import type { Question } from "#cards/engine/question.ts";
import { date } from "./section.ts";

type Words = { day: string; time?: string; usual?: readonly string[] };

/** When it is, as every kind asks it that has a day. */
export function whenQuestions({ day, time, usual }: Words): Question[] {
  return [
    { screen: "when", path: `${date.name}.date`, label: day, input: "date", most: 10, onDesigns: true },
    ...(time
      ? [
          {
            screen: "when",
            path: `${date.name}.time`,
            label: time,
            input: "time",
            most: 5,
            ...(usual && { usual }),
          } as const,
        ]
      : []),
  ];
}
