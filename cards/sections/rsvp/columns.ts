import type { EntryColumn, EntryFigure } from "#cards/engine/section.ts";
import {
  askedColumns,
  ofComing,
  peopleFigure,
  questionColumns,
  questionFigures,
  readEach,
  repliesFigure,
} from "./asked-columns.ts";
import { type RsvpAnswer, readAnswer, rsvpParty } from "./entry.ts";
import type { RsvpContent } from "./section.ts";

const attendance = { yes: "참석", no: "불참", maybe: "미정" };
const sides = { groom: "신랑 측", bride: "신부 측" };
const meals = { yes: "식사함", no: "식사 안 함", undecided: "미정" };
const shuttles = { yes: "탑승", no: "안 탐" };

export function rsvpColumns({ asks, questions }: RsvpContent): EntryColumn[] {
  const coming = ofComing<RsvpAnswer>;
  return askedColumns(readAnswer, [
    ["참석", true, ({ attending }) => attendance[attending]],
    ["이름", true, ({ name }) => name],
    ["측", asks.side, ({ side }) => (side ? sides[side] : "")],
    ["인원", true, coming((answer) => String(rsvpParty(answer)))],
    ["어른", asks.count, coming(({ adults }) => String(adults ?? ""))],
    ["아이", asks.count, coming(({ children }) => String(children))],
    ["동행", asks.companions, coming(({ companions }) => companions.join(", "))],
    ["식사", asks.meal, coming(({ meal }) => (meal ? meals[meal] : ""))],
    ["버스", asks.shuttle, coming(({ shuttle }) => (shuttle ? shuttles[shuttle] : ""))],
    ["연락처", asks.phone, ({ phone }) => phone],
    ...questionColumns<RsvpAnswer>(questions),
    ["전하는 말", asks.message, ({ message }) => message],
  ]);
}

export const rsvpFigureFields: readonly (keyof RsvpAnswer)[] = [
  "attending",
  "side",
  "adults",
  "children",
  "companions",
  "meal",
  "shuttle",
  "answers",
];

/** How many to set the tables for. */
export function rsvpFigures(
  { asks, questions }: RsvpContent,
  entries: readonly Record<string, unknown>[],
): EntryFigure[] {
  const answers = readEach(entries, readAnswer);
  const saying = (attending: RsvpAnswer["attending"]) =>
    answers.filter((answer) => answer.attending === attending);
  const coming = saying("yes");
  const people = (label: string, which: (answer: RsvpAnswer) => boolean = () => true) =>
    peopleFigure(label, { answers: coming.filter(which), party: rsvpParty });
  return [
    people("참석 인원"),
    ...(asks.side
      ? [people("신랑 측", ({ side }) => side === "groom"), people("신부 측", ({ side }) => side === "bride")]
      : []),
    ...(asks.count ? [peopleFigure("아이", { answers: coming, party: ({ children }) => children })] : []),
    ...(asks.meal
      ? [
          people("식사 인원", ({ meal }) => meal === "yes"),
          people("식사 미정", ({ meal }) => meal === "undecided"),
        ]
      : []),
    ...(asks.shuttle ? [people("버스 인원", ({ shuttle }) => shuttle === "yes")] : []),
    repliesFigure("참석 답변", coming),
    repliesFigure("불참 답변", saying("no")),
    ...(asks.maybe ? [repliesFigure("미정 답변", saying("maybe"))] : []),
    ...questionFigures(questions, coming),
  ];
}
