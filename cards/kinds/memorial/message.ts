import { sentenceWithoutYear } from "#domain/day-words.ts";
import { declineWords } from "./farewell/declines.ts";
import type { MemorialParts } from "./parts.ts";
import { ageOf, calledBy, noticeOf, withNim } from "./passing.ts";

/** `김민수 님 부친상`; where it is nobody's, of whom it tells. */
export function headline({ obituary, mourners }: Pick<MemorialParts, "obituary" | "mourners">): string {
  const { mourning } = calledBy(obituary);
  const [name, teller] = [obituary.name.trim(), obituary.teller.trim() || mourners.chief.name.trim()];
  if (obituary.relation === "self" && name) return `${withNim(name)} ${mourning}`;
  if (mourning && teller) return `${withNim(teller)} ${mourning}`;
  return name ? `故 ${withNim(name)} 부고` : "부고";
}

export function placeName({ hall, room }: MemorialParts["farewell"]): string {
  return [hall.trim(), room.trim()].filter(Boolean).join(" ");
}

/** The whole notice as people send it by text message; its address follows. */
export function obituaryMessage({ obituary, farewell, mourners }: MemorialParts): string {
  const { name, otherName, title, date, time } = obituary;
  const age = ageOf(obituary);
  const beside = [title, otherName, age].map((text) => text.trim()).filter(Boolean);
  const rows = [
    ["고인", `故 ${name.trim()}${beside.length > 0 ? ` (${beside.join(", ")})` : ""}`],
    ["상주", mourners.chief.name.trim()],
    ["빈소", placeName(farewell)],
    ["주소", farewell.address.trim()],
    ["전화", farewell.phone.trim()],
    ["입관", sentenceWithoutYear({ date: farewell.encoffiningDate, time: farewell.encoffiningTime })],
    ["발인", sentenceWithoutYear({ date: farewell.processionDate, time: farewell.processionTime })],
    ["장지", farewell.burial.trim()],
  ];
  const facts = rows.filter(([, words]) => words).map(([label, words]) => `· ${label}: ${words}`);
  const notice = noticeOf(obituary, sentenceWithoutYear({ date, time }));
  return [
    `[부고] ${headline({ obituary, mourners })}`,
    notice.join("\n"),
    facts.join("\n"),
    [farewell.visiting.trim(), declineWords.ko[farewell.declined]].filter(Boolean).join("\n"),
  ]
    .filter(Boolean)
    .join("\n\n");
}
