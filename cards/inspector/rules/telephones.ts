import type { CardContent } from "#cards/engine/card.ts";
import type { Found, Rule } from "#cards/inspector/rule.ts";
import { isDiallable } from "#domain/telephone.ts";

export type TelephoneField = Pick<Found, "section" | "field"> & { phone: string };

/** All numbers on a card, as its kind names them. */
export type TelephonesOn = (content: CardContent) => readonly TelephoneField[];

export function telephoneRules(numbersOf: TelephonesOn): Rule[] {
  return [
    {
      code: "telephone-cannot-be-dialled",
      weight: "should",
      finds: "a telephone number with too many or too few digits",
      find: ({ content }) =>
        numbersOf(content)
          .filter(({ phone }) => phone.trim() !== "" && !isDiallable(phone))
          .map(({ section, field, phone }) => ({
            section,
            field,
            sentence: `전화번호 ${phone.trim()}의 자릿수를 확인해 주세요.`,
          })),
    },
  ];
}
