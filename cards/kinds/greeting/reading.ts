import type { PastedText, ReadValue } from "#cards/reading/stretch.ts";
import { intoFields, type TextReader, type Understood } from "#cards/reading/understood.ts";
import { readAccounts } from "#cards/sections/accounts/reading.ts";
import { readDate } from "#cards/sections/date/reading.ts";
import { readGreeting } from "#cards/sections/greeting/reading.ts";
import { readVenue } from "#cards/sections/venue/reading.ts";
import { fullName } from "./couple/family.ts";
import { couple } from "./couple/section.ts";
import { type CoupleWho, type ReadParent, readCouple } from "./reading/couple.ts";
import { readCouplePhones } from "./reading/telephones.ts";

const wedding = { occasion: "wedding" } as const;
const called: Record<CoupleWho, string> = { groom: "신랑", bride: "신부" };

function readPeople({ text }: PastedText): Understood[] {
  const people = readCouple(text);
  return (["groom", "bride"] as const).flatMap((who) => {
    const { name, relation, father, mother } = people[who];
    return [
      ...(name
        ? [
            intoFields({
              what: called[who],
              section: couple,
              read: name,
              fields: {
                ...wedding,
                [`${who}.familyName`]: name.value.familyName,
                [`${who}.givenName`]: name.value.givenName,
              },
              words: (content) => fullName(content[who]),
            }),
          ]
        : []),
      ...intoParent(who, "father", father),
      ...intoParent(who, "mother", mother),
      ...intoRelation(who, relation),
    ];
  });
}

function intoRelation(who: CoupleWho, relation: ReadValue<string> | null): Understood[] {
  if (!relation) return [];
  const fields = { [`${who}.relation`]: relation.value };
  return [intoFields({ what: `${called[who]}의 관계`, section: couple, read: relation, fields })];
}

function intoParent(who: CoupleWho, which: "father" | "mother", parent: ReadParent | null): Understood[] {
  if (!parent) return [];
  const { name, late } = parent.value;
  return [
    intoFields({
      what: `${called[who]} ${{ father: "아버지", mother: "어머니" }[which]}`,
      section: couple,
      read: parent,
      fields: { [`${who}.${which}.name`]: name, [`${who}.${which}.late`]: late },
      words: (content) => {
        const said = content[who][which];
        return `${said.late && said.name ? "故 " : ""}${said.name}`;
      },
    }),
  ];
}

export const reading: TextReader = {
  called: "청첩장",
  signs: [
    /결혼|혼례|화촉|혼인|wedding/i,
    /신랑/,
    /신부(?!님)/,
    /예식|혼주|웨딩/,
    /의\s*(?:장남|차남|삼남|막내|아들)\s+[가-힣]{2}/,
    /의\s*(?:장녀|차녀|삼녀|막내|딸)\s+[가-힣]{2}/,
  ],
  steps: [
    (pasted) =>
      readAccounts(pasted, {
        sides: [
          { label: "신랑 측", words: /신랑(?![은는의과와을도이])/ },
          { label: "신부 측", words: /신부(?![은는의과와를도가])/ },
        ],
        otherwise: "가족",
        relations: ["신랑", "신부", "아버지", "어머니"],
      }),
    readCouplePhones,
    readPeople,
    (pasted) =>
      readDate(pasted, {
        words: { day: "예식 날짜", time: "예식 시간" },
        hours: ["10:00", "20:00"],
        never: /회신|참석 여부|까지|생년|태어/,
      }),
    readVenue,
    readGreeting,
  ],
  isOfSeveral: (text) => readCouple(text).isSeveral,
};
