import type { CardContent } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import type { Section } from "#cards/engine/section.ts";
import { plainDay } from "#domain/day-words.ts";
import { koreanDay } from "#domain/korean-day.ts";
import type { CardData, LeftOn } from "./card-data.ts";

type Listed = { id: string; title: string; kind: string };

/** The first page of a download: opens in any browser, without a network. */
export function firstPage({
  email,
  cards,
  at,
}: {
  email: string | null;
  cards: readonly Listed[];
  at: Date;
}): string {
  const list = cards.map(
    ({ id, title, kind }) =>
      `<li><a href="cards/${id}/index.html">${safe(title || "제목 없는 카드")}</a> <small>${safe(kind)}</small></li>`,
  );
  return page({
    title: "고이에서 내려받은 내 정보",
    body: `<p>${safe(email ?? "")} · ${dayOf(at)}에 내려받음</p>
<h2>카드 ${cards.length}장</h2>
${list.length > 0 ? `<ul>${list.join("")}</ul>` : "<p>만드신 카드가 없습니다.</p>"}
<h2>그 밖의 파일</h2>
<ul>
<li><a href="member.json">member.json</a> <small>계정과 동의 기록</small></li>
<li><a href="orders.json">orders.json</a> <small>주문</small></li>
<li><a href="wedding-plan.json">wedding-plan.json</a> <small>결혼 준비 체크리스트</small></li>
<li><a href="left.json">left.json</a> <small>다른 분의 카드에 남기신 글</small></li>
</ul>`,
  });
}

type Shown = { data: CardData; kind: Kind; photos: readonly string[] };

/** One card: what it says, its photos, and what guests left. */
export function downloadedCardPage({
  data: { about, live, draft, left, invited },
  kind,
  photos,
}: Shown): string {
  const content = live ?? draft;
  const title = about.title || "제목 없는 카드";
  return page({
    title,
    body: `<p><a href="../../index.html">모든 카드</a> · ${safe(about.label)}${about.eventDate ? ` · ${safe(about.eventDate)}` : ""}</p>
${content ? sectionsOf(kind, content) : ""}
${photos.length > 0 ? `<h2>사진 ${photos.length}장</h2><div class="photos">${photos.map((photo) => `<a href="../../${photo}"><img src="../../${photo}" alt="" loading="lazy"></a>`).join("")}</div>` : ""}
${left.map(tableOf).join("")}
${invited.length > 0 ? `<h2>초대하신 이메일</h2><ul>${invited.map((email) => `<li>${safe(email)}</li>`).join("")}</ul>` : ""}`,
  });
}

function sectionsOf(kind: Kind, content: CardContent): string {
  const sections = kind.sections as readonly Section[];
  return content.order
    .map((name) => {
      const words = wordsIn(content.sections[name]);
      const label = sections.find((section) => section.name === name)?.label ?? name;
      return words.length > 0
        ? `<h2>${safe(label)}</h2>${words.map((word) => `<p class="words">${safe(word)}</p>`).join("")}`
        : "";
    })
    .join("");
}

/** What a maker wrote: no names of choices, colours or files. */
function wordsIn(value: unknown): string[] {
  if (typeof value === "string")
    return /[\p{L}\p{N}]/u.test(value) && !/^#?[a-z0-9/-]*$/.test(value) ? [value] : [];
  return value && typeof value === "object" ? Object.values(value).flatMap(wordsIn) : [];
}

function tableOf({ label, count, sealedUntil, columns, entries }: LeftOn): string {
  if (count === 0) return "";
  if (sealedUntil)
    return `<h2>${safe(label)} ${count}개</h2><p>${dayOf(sealedUntil)}까지 봉해 둔 글입니다.</p>`;
  const head = ["남긴 날", ...columns].map((column) => `<th scope="col">${safe(column)}</th>`).join("");
  const rows = entries.map(({ createdAt, values }) => {
    const cells = [dayOf(createdAt), ...values].map((value) => `<td>${safe(value)}</td>`);
    return `<tr>${cells.join("")}</tr>`;
  });
  return `<h2>${safe(label)} ${count}개</h2><div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

function page({ title, body }: { title: string; body: string }): string {
  return `<!doctype html>
<html lang="ko">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<style>
  body { max-width: 820px; margin: 0 auto; padding: 40px 24px 96px; background: #fbf9f5; color: #2b2620; font: 16px/1.8 Pretendard, system-ui, sans-serif; word-break: keep-all; overflow-wrap: anywhere }
  h1 { font-size: 26px; line-height: 1.4 } h2 { margin-top: 40px; padding-bottom: 8px; border-bottom: 1px solid #dad0c1; font-size: 18px }
  a { color: inherit; text-underline-offset: 4px } small { color: #6b6155 } .words { white-space: pre-line }
  .photos { display: grid; grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); gap: 8px } .photos img { width: 100%; aspect-ratio: 1; object-fit: cover }
  .wide { overflow-x: auto } table { border-collapse: collapse; min-width: 100% } th, td { padding: 8px 12px; border-bottom: 1px solid #e8e0d3; text-align: left; vertical-align: top; white-space: pre-line }
</style>
<h1>${safe(title)}</h1>
${body}
</html>
`;
}

function dayOf(at: Date): string {
  return plainDay(koreanDay(at));
}

/** As text, whatever somebody typed. */
function safe(text: string): string {
  const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? "");
}
