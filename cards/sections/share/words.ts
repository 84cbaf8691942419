/** Fixed words of the section, shared by its parts. */
export const words = {
  ko: {
    title: "소식 전하기",
    kakao: "카카오톡으로 전하기",
    kakaoFailed: "카카오톡을 열지 못했습니다. 주소를 복사해 전해 주세요.",
    open: "카드 열기",
    native: "다른 앱으로 공유",
    copy: "주소 복사",
    copyMessage: "안내 글 복사",
    sms: "문자로 전하기",
    address: "이 카드의 주소",
    qr: "QR 코드 보기",
    qrOf: "이 카드의 QR 코드",
    qrKeep: "그림으로 저장",
    qrByHand: "저장되지 않으면 위 그림을 길게 눌러 저장해 주세요.",
    qrFailed: "QR 코드를 만들지 못했습니다. 다시 눌러 주세요.",
  },
  en: {
    title: "Share",
    kakao: "Send by KakaoTalk",
    kakaoFailed: "KakaoTalk did not open. Please copy the address instead.",
    open: "Open the card",
    native: "Share by another app",
    copy: "Copy the address",
    copyMessage: "Copy the message",
    sms: "Send by text message",
    address: "Address of this card",
    qr: "Show the QR code",
    qrOf: "QR code of this card",
    qrKeep: "Save as a picture",
    qrByHand: "If nothing was saved, press and hold the picture above.",
    qrFailed: "The QR code could not be drawn. Please try again.",
  },
};

export type ShareWords = (typeof words)["ko"];
