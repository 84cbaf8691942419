/** What an event is; it sets the words that its maker does not write. */
export const eventTypes = {
  opening: "개업",
  housewarming: "집들이",
  "year-end": "송년회",
  reunion: "동창회",
  seminar: "세미나",
  exhibition: "전시",
  other: "기타",
} as const;
export type EventType = keyof typeof eventTypes;

type Words = {
  /** Large, on the poster. */
  english: string;
  title: string;
  description: string;
  /** What guests do here. */
  attendance: string;
  /** Who stands before them. */
  speakers: string;
  programme: string;
};

export const eventTypeWords: Record<EventType, Words> = {
  opening: {
    english: "Grand opening",
    title: "문을 엽니다",
    description: "문을 여는 날에 초대합니다.",
    attendance: "방문 예약",
    speakers: "함께하는 사람들",
    programme: "여는 날의 순서",
  },
  housewarming: {
    english: "Housewarming",
    title: "집들이",
    description: "새집에 초대합니다.",
    attendance: "오실 분",
    speakers: "집 사람들",
    programme: "그날의 차림",
  },
  "year-end": {
    english: "Year-end party",
    title: "송년회",
    description: "한 해를 함께 보내는 자리에 초대합니다.",
    attendance: "참석 신청",
    speakers: "무대에 서는 분",
    programme: "그날 밤의 순서",
  },
  reunion: {
    english: "Reunion",
    title: "동창회",
    description: "오랜만에 얼굴을 보는 자리에 초대합니다.",
    attendance: "참석 신청",
    speakers: "함께하는 얼굴들",
    programme: "모임 순서",
  },
  seminar: {
    english: "Seminar",
    title: "세미나",
    description: "함께 배우는 자리에 초대합니다.",
    attendance: "참가 신청",
    speakers: "연사",
    programme: "프로그램",
  },
  exhibition: {
    english: "Exhibition",
    title: "전시",
    description: "전시에 초대합니다.",
    attendance: "관람 예약",
    speakers: "작가",
    programme: "전시 일정",
  },
  other: {
    english: "Invitation",
    title: "행사 초대",
    description: "행사에 초대합니다.",
    attendance: "참석 신청",
    speakers: "함께하는 분",
    programme: "순서",
  },
};
