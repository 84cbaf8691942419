/** What is drawn for a thing on the table, with what it is usually called and means. The first eight are on every new table. */
export const tokens = {
  thread: { name: "명주실", meaning: "실처럼 길게, 오래오래 건강하게" },
  money: { name: "돈", meaning: "마음도 살림도 넉넉하게" },
  microphone: { name: "마이크", meaning: "많은 사람에게 기쁨을 주는 목소리" },
  brush: { name: "붓", meaning: "배우고 쓰기를 즐기는 사람" },
  mouse: { name: "마우스", meaning: "새로운 세상을 만드는 손끝" },
  stethoscope: { name: "청진기", meaning: "아픈 이의 마음까지 듣는 귀" },
  gavel: { name: "판사봉", meaning: "옳고 그름을 바르게 가리는 눈" },
  ball: { name: "공", meaning: "씩씩하게 뛰노는 튼튼한 몸" },
  book: { name: "책", meaning: "깊이 읽고 넓게 아는 지혜" },
  rice: { name: "쌀", meaning: "평생 배고프지 않은 복" },
  bow: { name: "활", meaning: "뜻한 곳을 맞히는 용기" },
  star: { name: "별", meaning: "어디에 있어도 빛나는 사람" },
} as const;
export type Token = keyof typeof tokens;

export const tokenNames = Object.keys(tokens) as Token[];

export const tokenLabels = Object.fromEntries(
  tokenNames.map((token) => [token, tokens[token].name]),
) as Record<Token, string>;

/** As many as were always laid out. */
const LAID_OUT = 8;

export const firstThings = tokenNames.slice(0, LAID_OUT).map((token) => ({
  id: token,
  token,
  name: tokens[token].name,
  meaning: tokens[token].meaning,
  photo: null,
}));

/** Only what has a name lies on the table. */
export function laidOut<Thing extends { name: string }>(things: readonly Thing[]): Thing[] {
  return things.filter(({ name }) => name.trim() !== "");
}
