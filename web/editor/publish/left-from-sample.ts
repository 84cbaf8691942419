import type { CardContent } from "#cards/engine/card.ts";
import type { Kind, PublishCheck } from "#cards/engine/kind.ts";
import { withoutContacts } from "#cards/engine/page.ts";
import { isSame } from "#cards/engine/same.ts";
import type { Sample } from "#cards/engine/sample.ts";

/** What a card begins with that is made from a sample: all of it but numbers that could be dialled or paid to. */
export function startFrom(kind: Kind, sample: Sample): CardContent {
  const content = withoutContacts(kind, sample.content);
  return kind.fromSample?.(content) ?? content;
}

type Given = { kind: Kind; content: CardContent; samples: readonly Sample[] };

/** Guests would see some sections just as the sample had them: with invented people and places, perhaps. */
export function leftFromSample({ kind, content, samples }: Given): PublishCheck[] {
  const starts = samples.map((sample) => startFrom(kind, sample));
  const left = kind.sections.filter(({ name, empty, isVisible: says }) => {
    const own = content.sections[name];
    if (content.hidden.includes(name) || !says(own)) return false;
    const isUntouched = isSame(own, { ...own, ...(empty as object) });
    return !isUntouched && starts.some(({ sections }) => isSame(sections[name], own));
  });
  const [first] = left;
  if (!first) return [];
  const labels = left.map(({ label }) => label).join(", ");
  const sentence = `예시로 적힌 내용이 그대로 있습니다: ${labels}. 내 이야기로 바꾸셨는지 봐 주세요.`;
  return [{ section: first.name, field: "", sentence, mustMend: false }];
}
