import type { DefaultTask } from "#domain/wedding-tasks.ts";

/** 예물·예단. */
export const gifts: readonly DefaultTask[] = [
  {
    name: "gifts-talk",
    days: -240,
    title: "예단·예물, 할지 말지 정하기",
    how: "둘이 먼저 뜻을 맞추고 각자 부모님께 말씀드리세요. 줄이거나 생략하는 집도 많습니다.",
  },
  {
    name: "rings",
    days: -180,
    weekend: true,
    title: "결혼반지 고르기",
    how: "매일 낄 것을 생각하고 고르세요. 만드는 데 한 달 넘게 걸리는 곳이 많습니다.",
    costs: true,
  },
  {
    name: "presents",
    days: -140,
    title: "예물 준비하기",
    how: "무엇을 얼마까지 할지 금액을 먼저 정하면 서로 마음이 편합니다.",
    costs: true,
  },
  {
    name: "yedan",
    days: -75,
    title: "예단 보내기",
    how: "보내는 날과 방법을 양가가 같이 알고 계시게 하세요.",
    costs: true,
  },
  {
    name: "pyebaek",
    days: -70,
    title: "폐백을 할지 정하기",
    how: "한다면 음식과 한복, 도와줄 분까지 예식장에 물어보세요.",
    costs: true,
  },
  {
    name: "rings-pick-up",
    days: -30,
    title: "반지 찾아 끼워 보기",
    how: "저녁에는 손이 붓습니다. 낮과 저녁에 한 번씩 끼워 보세요.",
  },
  {
    name: "ibaji",
    days: -20,
    title: "이바지 음식 정하기",
    how: "하지 않기로 했다면 작은 과일 바구니로 마음을 대신하기도 합니다.",
    costs: true,
  },
];
