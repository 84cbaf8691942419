/** What a family asks not to be sent. */
export const declines = {
  unsaid: "말하지 않기",
  wreaths: "조화만 사양",
  both: "조화와 조의금 사양",
} as const;
export type Declined = keyof typeof declines;

export const declineWords: Record<"ko" | "en", Record<Declined, string>> = {
  ko: {
    unsaid: "",
    wreaths: "조화는 정중히 사양합니다.",
    both: "조화와 조의금은 정중히 사양합니다.",
  },
  en: {
    unsaid: "",
    wreaths: "The family kindly asks for no wreaths.",
    both: "The family kindly asks for no wreaths and no condolence money.",
  },
};
