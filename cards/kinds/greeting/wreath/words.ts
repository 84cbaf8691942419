/** Fixed words of the section; the maker's own stand in their place. */
export const words = {
  ko: {
    title: "화환 안내",
    unsaid: "",
    declined: "화환은 정중히 사양합니다.\n보내 주시려던 마음만 고이 받겠습니다.",
    welcome: "보내 주시는 화환은 감사히 받겠습니다.\n꽃에 담긴 마음까지 오래 간직하겠습니다.",
    rice: "꽃 대신 쌀로 엮은 화환을 받습니다.\n모인 쌀은 이웃의 밥상에 올리겠습니다.",
  },
  en: {
    title: "About flowers",
    unsaid: "",
    declined: "We kindly ask you not to send wreaths.\nYour good wishes are all we need.",
    welcome: "Wreaths are gratefully received.\nThank you for the thought behind the flowers.",
    rice: "In place of flowers we welcome rice wreaths.\nThe rice will go to neighbours in need.",
  },
};
