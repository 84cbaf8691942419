/** What a link can lead to; each has its drawing beside the viewer. */
export const linkIcons = {
  link: "링크",
  instagram: "인스타그램",
  blog: "블로그",
  film: "영상",
  shop: "가게",
  cart: "구매",
  map: "오시는 길",
  phone: "전화",
  mail: "메일",
  chat: "채팅",
  calendar: "예약",
  book: "책",
  music: "음악",
  work: "작품",
  heart: "하트",
  star: "소식",
} as const;
export type LinkIcon = keyof typeof linkIcons;
