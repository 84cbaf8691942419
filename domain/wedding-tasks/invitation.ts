import type { DefaultTask } from "#domain/wedding-tasks.ts";

/** 청첩장. */
export const invitation: readonly DefaultTask[] = [
  {
    name: "recipients",
    days: -110,
    title: "청첩장 받을 분 적어 보기",
    how: "부모님께는 종이가 몇 장 필요하신지 따로 여쭤보세요.",
  },
  {
    name: "words",
    days: -90,
    title: "청첩장 문구 정하기",
    how: "둘의 말투로 쓴 두세 줄이면 됩니다. 부모님 성함의 한자와 순서도 확인하세요.",
  },
  {
    name: "paper",
    days: -80,
    title: "종이 청첩장 주문하기",
    how: "필요한 수보다 서른 장쯤 넉넉히. 시안에서 날짜와 요일을 소리 내어 읽어 보세요.",
    costs: true,
  },
  {
    name: "mobile-card",
    days: -75,
    title: "모바일 청첩장 만들기",
    how: "고이에서 만들면 오시는 길과 참석 답까지 한 장에 담깁니다.",
    costs: true,
  },
  {
    name: "meetings",
    days: -60,
    title: "청첩장 모임 시작하기",
    how: "모임 날을 한 주에 두 번까지만 잡아야 둘 다 지치지 않습니다.",
    costs: true,
  },
  {
    name: "elders-first",
    days: -50,
    title: "어른과 직장에 먼저 드리기",
    how: "집안 어른과 직장 윗분께는 종이로, 되도록 직접 뵙고 드립니다.",
  },
  {
    name: "send-cards",
    days: -30,
    title: "모바일 청첩장 보내기",
    how: "한 분 한 분 이름을 불러 보내면 답이 다릅니다. 단체방은 마지막에.",
  },
  {
    name: "count-answers",
    days: -21,
    title: "참석 답변 확인하기",
    how: "답이 없는 분은 가까운 사람이 가볍게 물어봐 주는 것이 편합니다.",
  },
  {
    name: "way-again",
    days: -2,
    title: "오시는 길 한 번 더 보내기",
    how: "주차와 셔틀, 식당 위치를 짧게 다시 알려 드리세요.",
  },
];
