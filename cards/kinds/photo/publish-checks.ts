import { type CardContent, part } from "#cards/engine/card.ts";
import type { PublishCheck } from "#cards/engine/kind.ts";
import { designSection } from "./section.ts";

/** What its maker should see before others do. Printing asks nothing. */
export function publishChecks(content: CardContent): PublishCheck[] {
  const card = part(content, designSection);
  const elements = [...card.front.elements, ...card.back.elements].filter(({ hidden }) => !hidden);
  const about = (sentence: string, mustMend: boolean) => [
    { section: designSection.name, field: "", sentence, mustMend },
  ];
  if (elements.length === 0) {
    return about("카드에 아직 아무것도 없습니다. 사진이나 글씨를 올려 주세요.", true);
  }
  return elements.some((element) => element.type === "photo" && !element.photo)
    ? about("사진을 넣지 않은 자리가 있습니다. 그 자리는 비어 보입니다.", false)
    : [];
}
