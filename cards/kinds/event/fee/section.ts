import { z } from "zod";
import { defineSection } from "#cards/engine/section.ts";

/** A ticket dearer than this is sold elsewhere. */
const FEE_MAX_WON = 10_000_000;

export const fee = defineSection({
  name: "fee",
  label: "참가비",
  content: z.object({
    title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
    /** Null while nothing is said about money; 0 is free, and said so. */
    won: z
      .int("참가비는 숫자로 적어 주세요.")
      .min(0, "참가비는 0원부터 적을 수 있습니다.")
      .max(FEE_MAX_WON, `참가비는 ${FEE_MAX_WON.toLocaleString("ko")}원까지 적을 수 있습니다.`)
      .nullable(),
    covers: z.string().max(120, "포함되는 것은 120자까지 쓸 수 있습니다."),
    how: z.string().max(200, "내는 방법은 200자까지 쓸 수 있습니다."),
    /** Bank, number and holder in one line, to be copied. */
    account: z.string().max(60, "계좌는 60자까지 쓸 수 있습니다."),
  }),
  empty: { title: "", won: null, covers: "", how: "", account: "" },
  isVisible: ({ won }) => won !== null,
  withoutContacts: (content) => ({ ...content, account: "" }),
  fromSample: () => ({ title: "", won: null, covers: "", how: "", account: "" }),
  suggests: "참가비와 내는 방법을 적을 수 있습니다. 무료라면 0원으로 적어 주세요.",
  summary: ({ won }) => (won === null ? "" : won === 0 ? "무료" : `${won.toLocaleString("ko")}원`),
  upgrades: [],
});
