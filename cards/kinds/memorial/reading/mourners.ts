import { type CardContent, part } from "#cards/engine/card.ts";
import { type Mourner, mourners } from "#cards/kinds/memorial/mourners/section.ts";
import { FULL_NAME, isFullName } from "#cards/reading/names.ts";
import { groupAt, type PastedText, type Stretch } from "#cards/reading/stretch.ts";
import { type ReadNumber, readTelephones } from "#cards/reading/telephones.ts";
import { intoFields, type Understood } from "#cards/reading/understood.ts";

const RELATIONS =
  "맏상주|상주|배우자|남편|부인|아내|미망인|장남|차남|삼남|사남|오남|큰아들|작은아들|막내아들|외아들|아들|장녀|차녀|삼녀|사녀|큰딸|작은딸|막내딸|외동딸|딸|큰며느리|작은며느리|며느리|자부|맏사위|사위|외손자|외손녀|외손|손자녀|손자|손녀|손주|손부|손서|남동생|여동생|동생|형제|자매|누나|언니|오빠|조카|자녀";
/** Words of one syllable are relations only where a sign follows them. */
const SHORT_RELATIONS = "(?:자|녀|여|처|형|子|女|壻|婿|子婦)(?=[^\\S\\n]*[:：])";
const NAMES = `${FULL_NAME}(?:님)?(?:[^\\S\\n]*\\([가-힣]{1,5}\\))?(?:(?:[^\\S\\n]*[,·ㆍ/&、][^\\S\\n]*|[^\\S\\n]+)${FULL_NAME}(?:님)?(?:[^\\S\\n]*\\([가-힣]{1,5}\\))?(?![가-힣]))*`;
const ROW = new RegExp(
  `(?<![가-힣])(${RELATIONS}|${SHORT_RELATIONS})[^\\S\\n]*[:：)\\]|·-]*[^\\S\\n]*\\n?(?:故 ?)?(${NAMES})(?![가-힣])`,
  "dg",
);
const ONE = new RegExp(`(${FULL_NAME})(?:님)?(?:[^\\S\\n]*\\(([가-힣]{1,5})\\))?`, "dg");

type Row = { relation: string; names: readonly string[]; at: Stretch };

/** Who mourns, by what they were to the deceased; who is named 상주 is the chief of them. */
export function readMourners(pasted: PastedText): Understood[] {
  const numbers = readTelephones(pasted).filter(({ value }) => value.startsWith("01"));
  const rows = rowsIn(pasted.left);
  const isChief = ({ relation, at }: Row) =>
    /상주$/.test(relation) || /상주[\s:：]*$/.test(pasted.left.slice(0, at.from));
  const first = rows.find(isChief);
  const named = first ?? rows.find(({ relation }) => /^(?:장남|외아들|큰아들|아들|자|子)$/.test(relation));
  const used = new Set<ReadNumber>();
  const numberOf = (names: readonly string[]) => {
    const found = numbers.find(
      (number) => !used.has(number) && names.some((name) => number.before.includes(name)),
    );
    if (found) used.add(found);
    return found;
  };
  const chief = named
    ? chiefFrom(named, { isNamed: first !== undefined, number: numberOf(named.names.slice(0, 1)) })
    : [];
  const rest = rows.flatMap((row) => (row === named ? restOf(row) : [row]));
  const family = rest.map((row) => intoFamily(row, numberOf(row.names)));
  const [free] = numbers.filter((number) => !used.has(number) && /상주|연락처|문의|유족/.test(number.before));
  const phone =
    free && !chief.some(({ what }) => what === "상주 전화")
      ? [
          intoFields({
            what: "상주 전화",
            section: mourners,
            read: { at: free.at, sure: /상주/.test(free.before) },
            fields: { "chief.phone": free.value },
          }),
        ]
      : [];
  return [...chief, ...family, ...phone];
}

function rowsIn(left: string): Row[] {
  return [...left.matchAll(ROW)].flatMap((match) => {
    const [relationAt, namesAt] = [groupAt(match, 1), groupAt(match, 2)];
    if (!relationAt || !namesAt) return [];
    const relation = match[1] ?? "";
    const people = [...(match[2] ?? "").matchAll(ONE)].map(([, name = "", said]) => ({ name, said }));
    const known = people.filter(({ name }) => isFullName(name));
    if (known.length === 0) return [];
    // 상주 김민수(장남), 김민호(차남): each is named by what stands behind them.
    const apart = known.some(({ said }) => said && new RegExp(`^(?:${RELATIONS}|자|녀)$`).test(said));
    const at = { from: relationAt.from, to: namesAt.to };
    if (!apart) return [{ relation, names: known.map(({ name }) => name), at }];
    return known.map(({ name, said }, index) => ({
      relation: said ? (index === 0 && /상주$/.test(relation) ? `${said} 상주` : said) : relation,
      names: [name],
      at,
    }));
  });
}

function chiefFrom(
  row: Row,
  { isNamed, number }: { isNamed: boolean; number: ReadNumber | undefined },
): Understood[] {
  const relation = row.relation.replace(/\s*맏?상주$/, "");
  const [name = ""] = row.names;
  return [
    intoFields({
      what: "상주",
      section: mourners,
      read: { at: [row.at], sure: isNamed },
      fields: { "chief.name": name, "chief.relation": relation },
      words: ({ chief }) => [chief.relation, chief.name].filter(Boolean).join(" "),
    }),
    ...(number
      ? [
          intoFields({
            what: "상주 전화",
            section: mourners,
            read: { ...number, sure: isNamed },
            fields: { "chief.phone": number.value },
          }),
        ]
      : []),
  ];
}

function restOf(row: Row): Row[] {
  return row.names.length > 1 ? [{ ...row, names: row.names.slice(1) }] : [];
}

/** A row of the family more, where nobody of that name is there yet. */
function intoFamily({ relation, names, at }: Row, number: ReadNumber | undefined): Understood {
  const name = names.join(" · ");
  const mourner: Mourner = { relation, name, phone: number?.value ?? "" };
  const rowOn = (content: CardContent) => part(content, mourners).family.find((one) => one.name === name);
  return {
    what: "유족",
    section: mourners.name,
    at: [at, ...(number?.at ?? [])],
    sure: true,
    put: (content) => {
      const own = part(content, mourners);
      if (rowOn(content)) return content;
      const family = [...own.family, mourner];
      return { ...content, sections: { ...content.sections, [mourners.name]: { ...own, family } } };
    },
    words: (content) => {
      const row = rowOn(content);
      return row ? [row.relation, row.name, row.phone].filter(Boolean).join(" ") : "";
    },
  };
}
