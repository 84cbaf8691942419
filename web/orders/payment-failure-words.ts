/** Why Toss sent the buyer back, by its own codes, in the buyer's words. Nothing was taken in any of these. */
const sentences: Record<string, string> = {
  PAY_PROCESS_CANCELED: "결제를 그만두셨습니다.",
  USER_CANCEL: "결제를 그만두셨습니다.",
  PAY_PROCESS_ABORTED: "결제가 도중에 멈췄습니다.",
  REJECT_CARD_COMPANY: "카드사에서 결제를 승인하지 않았습니다. 카드사에 물어보시거나 다른 카드로 해 주세요.",
  REJECT_CARD_PAYMENT: "한도가 넘었거나 잔액이 모자랍니다. 다른 카드로 해 주세요.",
  REJECT_ACCOUNT_PAYMENT: "계좌의 잔액이 모자랍니다.",
  INVALID_CARD_EXPIRATION: "카드의 유효 기간을 다시 확인해 주세요.",
  INVALID_STOPPED_CARD: "정지된 카드입니다. 다른 카드로 해 주세요.",
  INVALID_CARD_LOST_OR_STOLEN: "분실 신고된 카드입니다. 다른 카드로 해 주세요.",
  EXCEED_MAX_DAILY_PAYMENT_COUNT: "오늘 결제하실 수 있는 횟수를 넘었습니다. 다른 방법으로 해 주세요.",
  EXCEED_MAX_PAYMENT_AMOUNT: "하루에 결제하실 수 있는 금액을 넘었습니다. 다른 방법으로 해 주세요.",
  BELOW_MINIMUM_AMOUNT: "이 방법으로 결제하기에는 금액이 작습니다. 다른 방법으로 해 주세요.",
};

/** Only the code is believed: whatever else stands in an address anybody may have written. */
export function failureWords(code: string): string {
  return `${sentences[code] ?? "결제를 마치지 못했습니다."} 빠져나간 금액은 없습니다.`;
}
