import { type CardContent, part } from "#cards/engine/card.ts";
import type { PublishCheck } from "#cards/engine/kind.ts";
import { tooManyPhotos } from "#cards/engine/publish-checks.ts";
import { sitenameFault } from "#domain/sitename.ts";
import { blocks } from "./blocks/section.ts";
import { profile } from "./profile/section.ts";
import { periodOf } from "./schedule.ts";

/** What to mend before the page opens, then what to think about. */
export function publishChecks(content: CardContent): PublishCheck[] {
  const { sitename, name } = part(content, profile);
  const fault = sitename ? sitenameFault(sitename) : "홈페이지 주소로 쓸 이름을 정해 주세요.";
  return [
    ...(fault ? [{ section: profile.name, field: "sitename", sentence: fault, mustMend: true }] : []),
    ...(name.trim()
      ? []
      : [
          {
            section: profile.name,
            field: "name",
            sentence: "이름이나 가게 이름을 적어 주세요.",
            mustMend: true,
          },
        ]),
    ...tooManyPhotos(content),
    ...aboutLinks(content),
  ];
}

function aboutLinks(content: CardContent): PublishCheck[] {
  return part(content, blocks).blocks.flatMap((block, at) => {
    if (block.type !== "link" || !block.on) return [];
    const about = (field: string, sentence: string) => [
      { section: blocks.name, field: `blocks.${at}.${field}`, sentence, mustMend: false },
    ];
    const { from, until } = periodOf(block);
    if (from && until && until <= from) return about("untilDate", "끝나는 때가 시작하는 때보다 이릅니다.");
    const called = block.title.trim();
    if (block.address === null && called)
      return about("address", `‘${called}’ 링크는 주소가 없어 보이지 않습니다.`);
    if (block.address !== null && !called) return about("title", "제목이 없는 링크는 보이지 않습니다.");
    return [];
  });
}
