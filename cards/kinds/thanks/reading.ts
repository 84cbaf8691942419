import { readDays } from "#cards/reading/days.ts";
import { readLetter } from "#cards/reading/letters.ts";
import { lineAt, type PastedText, type ReadValue } from "#cards/reading/stretch.ts";
import { intoField, type TextReader, type Understood } from "#cards/reading/understood.ts";
import { thanksLetter } from "./letter/section.ts";
import type { ThanksOccasion } from "./occasions.ts";

const occasions: readonly (readonly [ThanksOccasion, RegExp])[] = [
  ["funeral", /조문|장례|부친상|모친상|고인|상중|조의|삼우제|장의/d],
  ["wedding", /결혼식?|예식|신혼|혼례/d],
  ["first-birthday", /돌잔치|첫돌|돌을/d],
  ["retirement", /퇴임|정년|은퇴|퇴직/d],
  ["business", /거래처|고객 여러분|고객님|개업|창립|임직원/d],
];

function occasionOf(text: string): ReadValue<ThanksOccasion> | null {
  const found = occasions.flatMap(([value, words]) => {
    const at = words.exec(text)?.indices?.[0];
    return at ? [{ value, at: [{ from: at[0], to: at[1] }] }] : [];
  });
  const [first] = found;
  return first ? { ...first, sure: found.length === 1 } : null;
}

function readThanks(pasted: PastedText): Understood[] {
  const { to, body, from, closing } = readLetter(pasted);
  const recipient = to && { ...to, value: to.value.replace(/(?:께|에게|한테)$/, "").trim() };
  const [day] = readDays(pasted, "around").slice(-1);
  const line = /(?:^|\n)[^가-힣\d]*$/.test(pasted.text.slice(0, day?.at[0]?.from ?? 0)) ? day : null;
  const into = (what: string, field: string, read: ReadValue<unknown> | null | undefined) =>
    intoField({ what, section: thanksLetter, field }, read);
  const sender = from && { ...from, value: from.value.replace(/^(?:\d[\d년월일.\s]*)/, "").trim() };
  const dayLine = line?.at[0] && lineAt(pasted.text, line.at[0].from);
  const words =
    body && dayLine
      ? { ...body, value: withoutLine(body.value, pasted.text.slice(dayLine.from, dayLine.to)) }
      : body;
  return [
    ...into("감사의 이유", "occasion", occasionOf(pasted.text)),
    ...into("받는 분", "recipient", recipient),
    ...into("날짜", "date", line),
    ...into("보내는 분", "sender", sender),
    ...into("맺음말", "closing", closing),
    ...into("편지", "body", words),
  ];
}

function withoutLine(text: string, line: string): string {
  return text
    .split("\n")
    .filter((one) => one.trim() !== line.trim())
    .join("\n")
    .trim();
}

export const reading: TextReader = {
  called: "감사 인사",
  signs: [
    /감사(?:의|드립니다|합니다|인사)|고맙/,
    /무사히|덕분에|덕택|염려/,
    /찾아뵙|직접 (?:찾아|인사)/,
    /(?:와|함께해|보내|베풀어|축하해|위로해|조문해) ?주셔서|주신 (?:덕|마음|은혜)|위로해 주신/,
    /마쳤|마치고|치렀|치르/,
  ],
  steps: [readThanks],
};
