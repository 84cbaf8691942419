import { type CardContent, part } from "#cards/engine/card.ts";
import type { Facts } from "#cards/engine/kind.ts";
import { cover } from "#cards/sections/cover/section.ts";
import { date, whenOf } from "#cards/sections/date/section.ts";
import { greetingSection } from "#cards/sections/greeting/section.ts";
import { venuePlaceOf } from "#cards/sections/venue/place-of.ts";
import { dateInFigures, sentence } from "#domain/day-words.ts";
import { coupleSides, fullName } from "./couple/family.ts";
import { couple, type GreetingOccasion } from "./couple/section.ts";

/** What a card is called and says while its maker has typed nothing, and how its greeting is announced. */
const unwritten: Record<GreetingOccasion, { title: string; description: string; eyebrow: string }> = {
  wedding: { title: "결혼식 초대", description: "결혼식에 초대합니다.", eyebrow: "Invitation" },
  greeting: { title: "인사", description: "인사를 전합니다.", eyebrow: "Greetings" },
  "new-year": { title: "연하장", description: "새해 인사를 전합니다.", eyebrow: "Happy new year" },
  opening: { title: "개업 인사", description: "개업 소식을 전합니다.", eyebrow: "Opening" },
};

export function facts(content: CardContent): Facts {
  const { occasion } = part(content, couple);
  const when = whenOf(part(content, date));
  const place = venuePlaceOf(content);
  const day = when && (content.language === "en" ? dateInFigures(when) : sentence(when));
  const dayAndPlace = [day, place?.name || place?.address].filter(Boolean).join(" · ");
  const firstWords = content.hidden.includes(greetingSection.name)
    ? ""
    : part(content, greetingSection).body.trim().split("\n")[0];
  const said = occasion === "wedding" ? dayAndPlace || firstWords : firstWords || dayAndPlace;
  return {
    title: titleOf(content) || unwritten[occasion].title,
    description: said || unwritten[occasion].description,
    eyebrow: unwritten[occasion].eyebrow,
    when,
    place,
  };
}

function titleOf(content: CardContent): string {
  const people = part(content, couple);
  if (people.occasion === "wedding") {
    const names = coupleSides(people).map(({ person }) => fullName(person));
    return names.filter(Boolean).join(" · ");
  }
  const { title, joining, secondTitle } = part(content, cover);
  const both = secondTitle.trim() ? [title, joining, secondTitle] : [title];
  return both
    .map((words) => words.trim())
    .filter(Boolean)
    .join(" ");
}
