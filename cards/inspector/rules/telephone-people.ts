import { foundIf } from "#cards/inspector/found-if.ts";
import { setting } from "#cards/inspector/mends.ts";
import type { PeopleOn } from "#cards/inspector/people.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { josa } from "#cards/korean/hangul.ts";
import type { TelephonesOn } from "./telephones.ts";

const digitsOf = (phone: string) => phone.replace(/\D/g, "");
const isMobile = (digits: string) => /^01\d{8,9}$/.test(digits);

/** Numbers that people type where they do not know the right one yet. */
const madeUp = /^01\d(?:(\d)\1{7}|12345678|(?:1234){2})$/;

export function madeUpTelephoneRule(telephonesOn: TelephonesOn): Rule {
  return {
    code: "telephone-made-up",
    weight: "should",
    finds: "a telephone number that stands for one to come: 010-1234-5678",
    find: ({ content }) =>
      telephonesOn(content)
        .filter(({ phone }) => madeUp.test(digitsOf(phone)))
        .map(({ section, field, phone }) => ({
          section,
          field,
          sentence: `전화번호 ${josa(phone.trim(), "은/는")} 예시로 쓰는 번호입니다. 맞는 번호인지 봐 주세요.`,
        })),
  };
}

/** Numbers against whom they belong to. */
export function telephonePeopleRules(peopleOn: PeopleOn): readonly Rule[] {
  return [
    {
      code: "telephone-of-late-person",
      weight: "should",
      finds:
        "a telephone number of somebody marked 故, which guests do not see: the number or the mark is wrong",
      find: ({ content }) =>
        peopleOn(content).flatMap(({ section, phoneField, name, isLate, phone = "" }) =>
          foundIf(isLate === true && phone.trim() !== "" && phoneField !== undefined, {
            section,
            field: (phoneField ?? "").replace(/phone$/, "late"),
            sentence: `고인으로 표시한 ${name} 님의 전화번호가 적혀 있습니다. 표시가 맞는지 살펴 주세요.`,
            mend: setting("번호 지우기", { section, field: phoneField ?? "" }, ""),
          }),
        ),
    },
    {
      code: "telephone-of-two",
      weight: "should",
      finds: "one mobile number for two people of different names",
      find({ content }) {
        const people = peopleOn(content).filter(({ name, phone = "" }) => name && isMobile(digitsOf(phone)));
        return people.flatMap(({ section, phoneField = "", name, phone = "" }, at) => {
          const first = people
            .slice(0, at)
            .find((other) => digitsOf(other.phone ?? "") === digitsOf(phone) && other.name !== name);
          return first
            ? [
                {
                  section,
                  field: phoneField,
                  sentence: `${first.name} 님과 ${name} 님의 전화번호가 같습니다.`,
                },
              ]
            : [];
        });
      },
    },
  ];
}
