import type { Question } from "#cards/engine/question.ts";
import { venue } from "./section.ts";

type Words = { name: string; placeholder: string; hall?: string };

/** Where it is, as every kind asks it that has a place. */
export function whereQuestions({ name, placeholder, hall }: Words): Question[] {
  return [
    {
      screen: "where",
      path: `${venue.name}.name`,
      label: name,
      placeholder,
      input: "text",
      most: 40,
      place: { address: "address", point: "point" },
    },
    ...(hall
      ? [
          {
            screen: "where",
            path: `${venue.name}.hall`,
            label: "층과 홀",
            placeholder: hall,
            input: "text",
            most: 40,
            isOptional: true,
          } as const,
        ]
      : []),
    {
      screen: "where",
      path: `${venue.name}.address`,
      label: "주소",
      placeholder: "도로명 주소나 지번 주소",
      input: "text",
      most: 100,
      isOptional: true,
    },
  ];
}
