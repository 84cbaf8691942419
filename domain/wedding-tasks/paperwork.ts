import type { DefaultTask } from "#domain/wedding-tasks.ts";

/** 행정·정산. */
export const paperwork: readonly DefaultTask[] = [
  {
    name: "health-check",
    days: -150,
    title: "건강 검진 받기",
    how: "보건소에 예비부부를 위한 무료 검사가 있는지 먼저 물어보세요.",
    costs: true,
  },
  {
    name: "move-in-report",
    days: -30,
    title: "전입신고와 확정일자 받기",
    how: "이사한 날부터 14일 안에 해야 합니다. 주민센터와 정부24에서 할 수 있습니다.",
  },
  {
    name: "settle-hall",
    days: 1,
    title: "식대와 축의금 정산하기",
    how: "식권 수와 식사 인원을 맞춰 보고, 방명록과 봉투는 그날 사진으로 남겨 두세요.",
  },
  {
    name: "gift-list",
    days: 7,
    title: "축의금 명단 정리하기",
    how: "이름, 관계, 금액을 한 표에. 앞으로 오래 꺼내 보게 됩니다.",
  },
  {
    name: "marriage-report",
    days: 14,
    title: "혼인신고 하기",
    how: "신고서에 증인 두 분의 서명이 필요합니다. 시·구청, 읍·면사무소 어디서나 할 수 있습니다.",
  },
  {
    name: "shared-account",
    days: 20,
    title: "생활비 통장 정하기",
    how: "함께 쓸 돈과 각자 쓸 돈을 나누고, 한 달 뒤에 다시 이야기해 보세요.",
  },
  {
    name: "change-details",
    days: 30,
    title: "주소와 보험 정보 바꾸기",
    how: "은행, 카드, 통신, 보험, 회사. 한 번에 적어 두고 하나씩 지우세요.",
  },
  {
    name: "support",
    days: 35,
    title: "신혼부부 지원 찾아보기",
    how: "사는 곳마다 다릅니다. 시·군·구 홈페이지와 복지로에서 찾아볼 수 있습니다.",
  },
];
