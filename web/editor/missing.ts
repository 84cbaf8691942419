import type { CardContent } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { openQuestions } from "#cards/engine/question.ts";
import type { Finding } from "#cards/inspector/rule.ts";
import { josa } from "#cards/korean/hangul.ts";

/** What a card cannot be sent with, and where that is mended. */
type Missing = { sentence: string; act: string; section: string; field: string };

/** The first of what must be done: what was never said, then what the inspector found; null where nothing is. */
export function firstMissing(
  kind: Kind,
  content: CardContent,
  findings: readonly Finding[] | null,
): Missing | null {
  const [question] = openQuestions(kind, content);
  if (question) {
    const { path, label, called = label } = question;
    const [section = "", ...field] = path.split(".");
    const sentence = `${josa(called, "이/가")} 비어 있어요`;
    return { sentence, act: "적으러 가기", section, field: field.join(".") };
  }
  const must = findings?.find(({ weight }) => weight === "must");
  return must ? { ...must, act: "고치러 가기" } : null;
}
