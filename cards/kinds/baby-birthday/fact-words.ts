import { type CardContent, part } from "#cards/engine/card.ts";
import type { FactWords } from "#cards/engine/patterns.ts";
import { josa } from "#cards/korean/hangul.ts";
import { baby } from "./baby/section.ts";

/** The child as its parents call it, and its parents. */
export function factWords(content: CardContent): FactWords {
  const { givenName, father, mother } = part(content, baby);
  const name = givenName.trim();
  return {
    아기: { said: name, unsaid: "아기" },
    // 서윤이, 하나: the 이 of affection follows a closed syllable only.
    아기이: { said: affectionate(name), unsaid: "아기" },
    부모: {
      said: [father, mother]
        .map((one) => one.trim())
        .filter(Boolean)
        .join(" · "),
      unsaid: "",
    },
  };
}

function affectionate(name: string): string {
  const subject = josa(name, "이/가");
  return name && subject.endsWith("이") ? subject : name;
}
