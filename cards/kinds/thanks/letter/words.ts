export const words = {
  ko: {
    from: (sender: string) => (sender ? `${sender}의 편지` : "편지가 도착했습니다"),
    open: "봉투를 눌러 열어 주세요",
    save: "그림으로 저장",
    saveBy: "그림을 길게 눌러 저장해 주세요.",
    saveName: "감사 편지.png",
    picture: "편지를 그린 그림",
    coming: "편지를 그림으로 옮기고 있습니다…",
    failed: "그림을 가져오지 못했습니다. 잠시 뒤에 다시 눌러 주세요.",
    close: "닫기",
  },
  en: {
    from: (sender: string) => (sender ? `A letter from ${sender}` : "A letter for you"),
    open: "Tap the envelope to open it",
    save: "Save as a picture",
    saveBy: "Press and hold the picture to save it.",
    saveName: "letter.png",
    picture: "The letter as a picture",
    coming: "The letter is being drawn…",
    failed: "The picture did not arrive. Please try again in a moment.",
    close: "Close",
  },
};
