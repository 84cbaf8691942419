import type { DefaultTask } from "#domain/wedding-tasks.ts";

/** 신혼집·혼수. */
export const home: readonly DefaultTask[] = [
  {
    name: "home-plan",
    days: -270,
    title: "살 곳과 집 예산 정하기",
    how: "두 사람의 출퇴근 시간을 같은 지도에 놓고 보면 동네가 좁혀집니다.",
  },
  {
    name: "loans",
    days: -210,
    title: "대출과 청약 조건 알아보기",
    how: "신혼부부 조건은 혼인신고일과 소득에 따라 달라집니다. 은행 두 곳 이상에서 상담받으세요.",
  },
  {
    name: "home-search",
    days: -180,
    weekend: true,
    title: "집 보러 다니기",
    how: "낮과 밤에 한 번씩, 물 틀어 보고 창 열어 보고 냄새도 맡아 보세요.",
  },
  {
    name: "home-contract",
    days: -120,
    title: "집 계약하기",
    how: "등기부등본은 계약 날과 잔금 날 모두 새로 떼어 보고, 약속은 특약에 글로 남기세요.",
    costs: true,
  },
  {
    name: "repairs",
    days: -100,
    title: "도배·수리 날짜 잡기",
    how: "이사 날에서 거꾸로 세어 도배, 바닥, 청소 차례로 잡습니다.",
    costs: true,
  },
  {
    name: "appliances",
    days: -80,
    title: "가전 고르기",
    how: "놓을 자리의 폭과 문 여닫는 쪽을 먼저 재세요. 배송 날짜는 나중에도 바꿀 수 있습니다.",
    costs: true,
  },
  {
    name: "furniture",
    days: -70,
    title: "가구 고르기",
    how: "침대와 식탁부터. 나머지는 살아 보고 사도 늦지 않습니다.",
    costs: true,
  },
  {
    name: "moving",
    days: -35,
    weekend: true,
    title: "입주 청소와 이사하기",
    how: "이사 전 빈집 사진을 남겨 두면 나중에 도움이 됩니다.",
    costs: true,
  },
  {
    name: "household",
    days: -25,
    title: "살림살이 채우기",
    how: "수건, 그릇, 쓰레기통, 공구 상자. 첫날 저녁에 필요한 것부터 적어 보세요.",
    costs: true,
  },
  {
    name: "first-groceries",
    days: -4,
    title: "돌아와서 먹을 것 채워 두기",
    how: "여행에서 돌아온 날의 물과 라면, 쌀. 스스로에게 고마워집니다.",
    costs: true,
  },
];
