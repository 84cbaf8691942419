import type { EntryColumn, EntryFigure } from "#cards/engine/section.ts";
import { choicesOf, isAsked } from "./asked.ts";
import { type RsvpAnswer, readAnswer, rsvpParty } from "./entry.ts";
import type { RsvpContent } from "./section.ts";

const attendance = { yes: "참석", no: "불참", maybe: "미정" };
const sides = { groom: "신랑 측", bride: "신부 측" };
const meals = { yes: "식사함", no: "식사 안 함", undecided: "미정" };
const shuttles = { yes: "탑승", no: "안 탐" };

/** The owner's table: only what this card asks. */
export function rsvpColumns({ asks, questions }: RsvpContent): EntryColumn[] {
  const coming = (value: (answer: RsvpAnswer) => string) => (answer: RsvpAnswer) =>
    answer.attending === "yes" ? value(answer) : "";
  const wanted: [label: string, isAsked: boolean, value: (answer: RsvpAnswer) => string][] = [
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
    ...questions
      .filter(isAsked)
      .map(({ id, label }): (typeof wanted)[number] => [
        label,
        true,
        coming(({ answers }) => answers[id] ?? ""),
      ]),
    ["전하는 말", asks.message, ({ message }) => message],
  ];
  return wanted
    .filter(([, shown]) => shown)
    .map(([label, , value]) => ({ label, value: (entry) => value(readAnswer(entry)) }));
}

/** How many to set the tables for. */
export function rsvpFigures(
  { asks, questions }: RsvpContent,
  entries: readonly Record<string, unknown>[],
): EntryFigure[] {
  const answers = entries.map(readAnswer);
  const coming = answers.filter(({ attending }) => attending === "yes");
  const people = (label: string, which: (answer: RsvpAnswer) => boolean = () => true): EntryFigure => ({
    label,
    value: coming.filter(which).reduce((sum, answer) => sum + rsvpParty(answer), 0),
    unit: "명",
  });
  const replies = (label: string, attending: RsvpAnswer["attending"]): EntryFigure => ({
    label,
    value: answers.filter((answer) => answer.attending === attending).length,
    unit: "건",
  });
  return [
    people("참석 인원"),
    ...(asks.side
      ? [people("신랑 측", ({ side }) => side === "groom"), people("신부 측", ({ side }) => side === "bride")]
      : []),
    ...(asks.count
      ? [{ label: "아이", value: coming.reduce((sum, answer) => sum + answer.children, 0), unit: "명" }]
      : []),
    ...(asks.meal
      ? [
          people("식사 인원", ({ meal }) => meal === "yes"),
          people("식사 미정", ({ meal }) => meal === "undecided"),
        ]
      : []),
    ...(asks.shuttle ? [people("버스 인원", ({ shuttle }) => shuttle === "yes")] : []),
    replies("참석 답변", "yes"),
    replies("불참 답변", "no"),
    ...(asks.maybe ? [replies("미정 답변", "maybe")] : []),
    ...questions
      .filter((question) => question.kind === "choice" && isAsked(question))
      .flatMap(({ id, label, choices }) =>
        choicesOf({ choices }).map((choice) => ({
          label: `${label}: ${choice}`,
          value: coming.filter(({ answers }) => answers[id] === choice).length,
          unit: "건",
        })),
      ),
  ];
}
