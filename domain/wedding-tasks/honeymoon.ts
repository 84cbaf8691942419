import type { DefaultTask } from "#domain/wedding-tasks.ts";

/** 신혼여행. */
export const honeymoon: readonly DefaultTask[] = [
  {
    name: "destination",
    days: -200,
    title: "신혼여행지 정하기",
    how: "그곳의 우기와 비행시간을 먼저 보세요. 예식 다음 날 떠날지 하루 쉴지도 함께.",
  },
  {
    name: "passports",
    days: -170,
    title: "여권 남은 기간 확인하기",
    how: "들어가는 날부터 여섯 달 넘게 남아야 하는 나라가 많습니다. 영문 이름은 예약과 같게.",
    costs: true,
  },
  {
    name: "flights",
    days: -160,
    title: "항공권과 숙소 예약하기",
    how: "신혼여행이라고 알리면 방을 꾸며 주는 곳이 있습니다.",
    costs: true,
  },
  {
    name: "days-off",
    days: -90,
    title: "결혼 휴가 신청하기",
    how: "회사마다 날수와 필요한 서류가 다릅니다. 청첩장을 내야 하는 곳도 있습니다.",
  },
  {
    name: "entry-permits",
    days: -50,
    title: "비자와 전자여행허가 신청하기",
    how: "나오는 데 며칠 걸리는 나라가 있습니다. 대행 사이트가 아닌 공식 홈페이지에서 하세요.",
    costs: true,
  },
  {
    name: "insurance",
    days: -14,
    title: "여행자보험과 로밍 준비하기",
    how: "보험은 출국 전에만 들 수 있습니다.",
    costs: true,
  },
  {
    name: "packing",
    days: -5,
    title: "환전하고 짐 싸기",
    how: "짐은 예식 전에 다 싸 두세요. 예식 날 밤에는 손 하나 움직이기 싫습니다.",
    costs: true,
  },
];
