import type { DefaultTask } from "#domain/wedding-tasks.ts";

/** 상견례·예식장. */
export const venueTasks: readonly DefaultTask[] = [
  {
    name: "picture",
    days: -365,
    title: "둘이서 결혼식 그려 보기",
    how: "꼭 하고 싶은 것 세 가지, 하지 않을 것 세 가지만 적어 두어도 뒤가 한결 쉬워집니다.",
  },
  {
    name: "budget",
    days: -360,
    title: "전체 예산과 나눌 방법 정하기",
    how: "모아 둔 돈과 도움받을 돈을 먼저 적고, 열에 하나는 예비비로 남겨 두세요.",
  },
  {
    name: "greet-parents",
    days: -350,
    weekend: true,
    title: "양가에 인사드리기",
    how: "부모님이 바라시는 시기와 장소를 이때 여쭤 두면 예식장 고르기가 빨라집니다.",
  },
  {
    name: "guest-count",
    days: -345,
    title: "하객 수 예상해 보기",
    how: "양가 부모님 손님, 친구, 직장으로 나눠 세어 보세요. 보증 인원을 정하는 바탕이 됩니다.",
  },
  {
    name: "hall-visit",
    days: -340,
    weekend: true,
    title: "예식장 둘러보기",
    how: "원하는 요일과 시간에 직접 가 보세요. 주차, 로비의 붐빔, 앞뒤 예식 간격이 사진에는 없습니다.",
  },
  {
    name: "hall-contract",
    days: -330,
    title: "예식장 계약하기",
    how: "보증 인원, 식대, 꽃값, 날짜를 바꾸거나 무를 때의 조건을 계약서에서 짚어 보세요.",
    costs: true,
  },
  {
    name: "family-dinner-book",
    days: -310,
    title: "상견례 자리 예약하기",
    how: "조용한 방이 있고 두 집에서 비슷하게 먼 곳이 좋습니다. 어른이 못 드시는 음식도 여쭤 두세요.",
  },
  {
    name: "family-dinner",
    days: -300,
    weekend: true,
    title: "상견례 하기",
    how: "날짜, 예단과 예물, 집 이야기를 둘이 먼저 맞춰 두고 가면 자리가 편안합니다.",
    costs: true,
  },
  {
    name: "hall-tasting",
    days: -60,
    weekend: true,
    title: "시식하고 메뉴 정하기",
    how: "어르신 드시기 편한 음식과 아이들 자리까지 살펴보고, 음료와 주류 계산법을 물어 두세요.",
  },
  {
    name: "hall-headcount",
    days: -14,
    title: "보증 인원 마지막으로 정하기",
    how: "참석 답변을 세어 예식장에 알려 주세요. 늘릴 수는 있어도 줄이기는 어려운 곳이 많습니다.",
  },
  {
    name: "hall-balance",
    days: -7,
    title: "예식장 잔금과 결제 방법 확인하기",
    how: "당일에 누가, 무엇으로 결제할지 정하고 카드 한도를 미리 올려 두세요.",
  },
];
