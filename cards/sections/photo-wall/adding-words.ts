export const addingWords = {
  ko: {
    pick: "사진 고르기",
    picked: (count: number) => `고르신 사진 ${count}장`,
    drop: (number: number) => `${number}번째 사진 빼기`,
    none: "사진을 골라 주세요.",
    tooMany: "사진은 한 번에 10장까지 올릴 수 있습니다.",
    tooLarge: "사진 한 장은 20MB까지 올릴 수 있습니다.",
    unusable: "JPG, PNG, WEBP, HEIC 사진을 골라 주세요.",
    caption: "한마디",
  },
  en: {
    pick: "Choose photos",
    picked: (count: number) => (count === 1 ? "1 photo chosen" : `${count} photos chosen`),
    drop: (number: number) => `Leave out photo ${number}`,
    none: "Please choose a photo.",
    tooMany: "Up to 10 photos at a time, please.",
    tooLarge: "A photo may have up to 20 MB.",
    unusable: "Please choose JPG, PNG, WEBP or HEIC photos.",
    caption: "A few words",
  },
};
export type AddingWords = (typeof addingWords)["ko"];
