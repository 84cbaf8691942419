export const words = {
  ko: {
    film: "영상",
    cards: "보내 드린 카드",
    save: "연락처 저장",
    call: "전화",
    mail: "이메일",
    place: "주소",
  },
  en: {
    film: "Film",
    cards: "Cards",
    save: "Save contact",
    call: "Call",
    mail: "E-mail",
    place: "Address",
  },
};
