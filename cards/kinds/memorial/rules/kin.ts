import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { removeRow, setField } from "#cards/inspector/mending.ts";
import type { Mend, Rule } from "#cards/inspector/rule.ts";
import { headline } from "#cards/kinds/memorial/message.ts";
import { type KinPlace, kinPlaceOf } from "#cards/kinds/memorial/mourners/order.ts";
import { obituary } from "#cards/kinds/memorial/obituary/section.ts";
import { partsOf } from "#cards/kinds/memorial/parts.ts";
import { calledBy, type Relation, withNim } from "#cards/kinds/memorial/passing.ts";
import { bareName, type MournerRow, mournerRows } from "#cards/kinds/memorial/people-on.ts";
import { josa } from "#cards/korean/hangul.ts";
import { sexOfDeceased } from "./sex.ts";

/** Whose bereavement it may be called, by what the deceased was to them. */
const TELLERS: Partial<Record<Relation, readonly KinPlace[]>> = {
  father: ["son", "daughter"],
  mother: ["son", "daughter"],
  spouse: ["spouse"],
  "wife-father": ["daughter's husband"],
  "wife-mother": ["daughter's husband"],
  "husband-father": ["son's wife"],
  "husband-mother": ["son's wife"],
  grandfather: ["grandchild"],
  grandmother: ["grandchild"],
  "mother-father": ["grandchild"],
  "mother-mother": ["grandchild"],
  sibling: ["sibling"],
  child: ["parent"],
};

const HUSBAND = /^남편$/;
const WIFE = /^(?:아내|부인|처|미망인|집사람)$/;
const SECOND: Readonly<Record<string, string>> = {
  장남: "차남",
  맏아들: "둘째 아들",
  장녀: "차녀",
  맏딸: "둘째 딸",
};

/** Those who mourn, against one another and against who died. */
export const kinRules: readonly Rule[] = [
  {
    code: "deceased-among-mourners",
    weight: "should",
    finds: "somebody among the mourners who is called as the deceased is",
    find({ content }) {
      const name = bareName(part(content, obituary).name);
      return mournerRows(content)
        .filter(({ names }) => name !== "" && names.includes(name))
        .map((row) => ({
          section: row.section,
          field: `${row.field}.name`,
          sentence: `고인의 성함 ${josa(`‘${name}’`, "이/가")} 유족의 이름에도 적혀 있습니다.`,
          ...takingOut(row),
        }));
    },
  },
  {
    code: "mourner-named-twice",
    weight: "should",
    finds: "a mourner who is named in two rows",
    find({ content }) {
      const rows = mournerRows(content);
      return rows.flatMap((row, at) => {
        const before = rows.slice(0, at).flatMap(({ names }) => names);
        const twice = row.names.find((name) => before.includes(name));
        if (!twice) return [];
        return {
          section: row.section,
          field: `${row.field}.name`,
          sentence: `${withNim(twice)}의 성함이 두 번 적혀 있습니다.`,
          ...takingOut(row),
        };
      });
    },
  },
  {
    code: "eldest-twice",
    weight: "should",
    finds: "two mourners who are both called the eldest",
    find({ content }) {
      const rows = mournerRows(content);
      const words = rows.map(({ mourner }) => mourner.relation.trim());
      return rows.flatMap(({ section, field }, at) => {
        const word = words[at] ?? "";
        const next = SECOND[word];
        const place = { section, field: `${field}.relation` };
        if (!next || words.indexOf(word) === at) return [];
        const mend: Mend = {
          label: `${josa(`‘${next}’`, "으로/로")} 고치기`,
          apply: setField(place, next),
        };
        return {
          ...place,
          sentence: `${josa(`‘${word}’`, "이/가")} 두 줄에 적혀 있습니다.`,
          ...(!words.includes(next) && { mend }),
        };
      });
    },
  },
  {
    code: "spouse-word-against-deceased",
    weight: "should",
    finds: "a husband among the mourners of a man, a wife among those of a woman",
    find({ content }) {
      const sex = sexOfDeceased(content);
      const word = sex === "male" ? HUSBAND : WIFE;
      return mournerRows(content)
        .filter(({ mourner }) => sex !== null && word.test(mourner.relation.trim()))
        .map(({ mourner, section, field }) => {
          const place = { section, field: `${field}.relation` };
          return {
            ...place,
            sentence: `${withNim(mourner.name)}의 관계가 ${josa(`‘${mourner.relation.trim()}’`, "으로/로")} 적혀 있습니다. 고인과의 관계가 맞는지 살펴 주세요.`,
            mend: {
              label: "‘배우자’로 고치기",
              apply: setField(place, "배우자"),
            },
          };
        });
    },
  },
  {
    code: "bereavement-of-somebody-else",
    weight: "should",
    finds: "a notice called by the bereavement of somebody to whom the deceased was something else",
    find({ content }) {
      const { obituary: deceased, mourners } = partsOf(content);
      const allowed = TELLERS[deceased.relation];
      const rows = mournerRows(content);
      const teller = bareName(deceased.teller || mourners.chief.name);
      const row = rows.find(({ names }) => teller !== "" && names.includes(teller));
      const place = row && placeIn(row);
      if (!allowed || !row || !place || allowed.includes(place)) return [];
      const other = rows.find((one) => {
        const own = placeIn(one);
        return own !== undefined && allowed.includes(own) && one.names.length === 1;
      });
      const name = other?.names[0] ?? "";
      return [
        {
          section: obituary.name,
          field: "relation",
          sentence: `제목은 ${josa(`‘${headline({ obituary: deceased, mourners })}’`, "으로/로")} 보이는데, ${josa(withNim(teller), "은/는")} ${josa(`‘${row.mourner.relation.trim()}’`, "으로/로")} 적혀 있습니다.`,
          ...(other && {
            mend: {
              label: `${josa(`‘${withNim(name)} ${calledBy(deceased).mourning}’`, "으로/로")} 고치기`,
              apply: setField({ section: obituary.name, field: "teller" }, name),
            },
          }),
        },
      ];
    },
  },
  {
    code: "late-mourner-with-telephone",
    weight: "should",
    finds: "a telephone number beside a mourner who is marked 故",
    find: ({ content }) =>
      mournerRows(content).flatMap(({ mourner, section, field }) => {
        const place = { section, field: `${field}.phone` };
        return foundIf(/^(?:故|고\(故\))/u.test(mourner.name.trim()) && mourner.phone.trim() !== "", {
          ...place,
          sentence: `${mourner.name.trim()} 님 곁에 전화번호가 함께 적혀 있습니다.`,
          mend: { label: "번호 지우기", apply: setField(place, "") },
        });
      }),
  },
];

/** 상주 says who leads the mourning, not what they were to the deceased. */
function placeIn({ mourner }: MournerRow): KinPlace | undefined {
  return /상주$/.test(mourner.relation.trim()) ? undefined : kinPlaceOf(mourner.relation);
}

/** Nobody is taken out with others who are named in the same row, nor the chief mourner. */
function takingOut({ section, field, names }: MournerRow): { mend?: Mend } {
  if (field === "chief" || names.length > 1) return {};
  return { mend: { label: "이 줄 빼기", apply: removeRow({ section, field }) } };
}
