import type { DefaultTask } from "#domain/wedding-tasks.ts";

/** 본식 준비. */
export const ceremony: readonly DefaultTask[] = [
  {
    name: "host",
    days: -100,
    title: "사회자 부탁하기",
    how: "목소리보다 늦지 않을 사람이 중요합니다. 대본은 둘이 써 드리세요.",
  },
  {
    name: "officiant",
    days: -95,
    title: "주례를 모실지 정하기",
    how: "주례 없는 예식이라면 성혼 선언과 덕담을 누가 하실지 정합니다.",
  },
  {
    name: "song",
    days: -90,
    title: "축가 부탁하기",
    how: "반주 음원과 마이크 수를 예식장에 미리 알려야 합니다.",
  },
  {
    name: "course",
    days: -45,
    title: "식순과 음악 정하기",
    how: "입장, 행진, 부모님께 인사드릴 때의 곡만 정해도 반은 끝납니다.",
  },
  {
    name: "bouquet",
    days: -40,
    title: "부케와 꽃 정하기",
    how: "부케 받을 분께는 미리 여쭤보는 것이 예의입니다.",
    costs: true,
  },
  {
    name: "vows",
    days: -30,
    title: "혼인 서약 쓰기",
    how: "1분, 다섯 문장이면 넉넉합니다. 소리 내어 세 번 읽어 보세요.",
  },
  {
    name: "gift-desk",
    days: -28,
    title: "축의금 받을 분 부탁하기",
    how: "양가에 두 분씩. 식권 나누는 법과 봉투 맡길 곳을 적어 드리세요.",
  },
  {
    name: "photo-table",
    days: -25,
    title: "포토테이블 사진 고르기",
    how: "스무 장 안쪽이 보기 좋습니다. 뽑는 데 일주일은 잡으세요.",
    costs: true,
  },
  {
    name: "rides",
    days: -21,
    title: "웨딩카와 어른 차편 준비하기",
    how: "멀리서 오시는 분이 많으면 버스와 간식, 타는 곳 안내까지 챙깁니다.",
    costs: true,
  },
  {
    name: "thank-you-money",
    days: -5,
    title: "사례비 봉투 챙기기",
    how: "사회자, 축가, 접수, 헬퍼. 이름을 적어 나눠 두면 그날 헷갈리지 않습니다.",
    costs: true,
  },
  {
    name: "last-call",
    days: -3,
    title: "예식장에 마지막 확인 전화하기",
    how: "식순, 음원, 포토테이블, 주차 대수, 도착 시간을 한 번에 물어보세요.",
  },
  {
    name: "bag",
    days: -1,
    title: "그날 가방 싸기",
    how: "반지, 서약서, 신분증, 편한 신발, 봉투, 충전기, 초콜릿.",
  },
  {
    name: "breakfast",
    days: 0,
    title: "아침 먹고 일찍 나서기",
    how: "화장부터 행진까지 다섯 시간도 걸립니다. 김밥 한 줄이라도 꼭 드세요.",
  },
];
