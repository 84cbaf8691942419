import type { DefaultTask } from "#domain/wedding-tasks.ts";

/** 예식 뒤 인사. */
export const thanksTasks: readonly DefaultTask[] = [
  {
    name: "thank-guests",
    days: 3,
    title: "와 주신 분께 감사 인사 보내기",
    how: "일주일 안에 보내면 가장 좋습니다. 감사장 한 장이면 모두에게 전할 수 있습니다.",
  },
  {
    name: "visit-parents",
    days: 9,
    title: "양가에 다녀온 인사드리기",
    how: "작은 선물과 여행 사진 몇 장이면 충분합니다.",
    costs: true,
  },
  {
    name: "colleagues",
    days: 12,
    title: "직장에 답례하기",
    how: "떡이나 과자를 돌리며 자리를 비운 동안 고마웠다고 인사하세요.",
    costs: true,
  },
  {
    name: "helpers-meal",
    days: 21,
    title: "도와준 친구들과 밥 먹기",
    how: "사회, 축가, 접수를 맡아 준 분들을 먼저 챙기세요.",
    costs: true,
  },
  {
    name: "album",
    days: 40,
    title: "본식 사진 고르고 앨범 맡기기",
    how: "한 주를 정해 둘이 같이 고르세요. 미루면 해를 넘깁니다.",
    costs: true,
  },
  {
    name: "film-check",
    days: 60,
    title: "영상과 앨범 받아 보기",
    how: "두 곳에 나눠 담아 두고, 양가에도 보내 드리세요.",
  },
];
