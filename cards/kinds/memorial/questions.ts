import type { Question } from "#cards/engine/question.ts";
import { farewell } from "./farewell/section.ts";
import { mourners } from "./mourners/section.ts";
import { obituary } from "./obituary/section.ts";
import { mournerRelations } from "./passing.ts";

/** Those of whom most notices tell; the form has all. */
const nearest = [
  "father",
  "mother",
  "spouse",
  "wife-father",
  "wife-mother",
  "grandfather",
  "grandmother",
] as const;
const nearestRelations = Object.fromEntries(
  nearest.map((relation) => [relation, mournerRelations[relation]]),
);

/** As few as a notice can be sent with: who died, when, who mourns. The rest comes when it is settled. */
const asked: readonly Question[] = [
  {
    screen: "who",
    path: `${obituary.name}.name`,
    label: "고인 성함",
    input: "text",
    most: 20,
    onDesigns: true,
  },
  { screen: "who", path: `${mourners.name}.chief.name`, label: "상주 성함", input: "text", most: 40 },
  {
    screen: "who",
    path: `${obituary.name}.relation`,
    label: "고인은 상주에게 어떤 분이신가요?",
    input: "choice",
    choices: nearestRelations,
    most: 20,
    isOptional: true,
    read: (relation) => (typeof relation === "string" && relation !== "unsaid" ? relation : ""),
    write: (_relation, chosen) => chosen || "unsaid",
  },
  { screen: "when", path: `${obituary.name}.date`, label: "별세하신 날", input: "date", most: 10 },
  {
    screen: "when",
    path: `${farewell.name}.hall`,
    label: "장례식장",
    placeholder: "장례식장 이름",
    input: "text",
    most: 40,
    place: { address: "address" },
    isOptional: true,
  },
  {
    screen: "when",
    path: `${farewell.name}.room`,
    label: "빈소 호실",
    placeholder: "특2호실",
    input: "text",
    most: 20,
    isOptional: true,
  },
  {
    screen: "when",
    path: `${farewell.name}.processionDate`,
    label: "발인 날짜",
    input: "date",
    most: 10,
    isOptional: true,
  },
  {
    screen: "when",
    path: `${farewell.name}.processionTime`,
    label: "발인 시간",
    input: "time",
    // Families leave the hall early, so that they reach the cemetery before noon.
    usual: ["05:00", "06:00", "07:00", "08:00", "09:00", "10:00"],
    most: 5,
    isOptional: true,
  },
];

export const questions = () => asked;

export const questionTitles = () => ({
  who: "고인과 상주의 성함을 알려 주세요",
  when: "언제, 어디로 모시나요?",
});
