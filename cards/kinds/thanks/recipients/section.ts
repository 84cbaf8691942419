import { z } from "zod";
import { defineSection } from "#cards/engine/section.ts";
import { peopleCount } from "#domain/people-count.ts";
import { namesIn, RECIPIENTS_MAX } from "./names.ts";

/** As long as a name on a card may be (product, limits), and the end of its line. */
const MOST_LETTERS = RECIPIENTS_MAX * 21;

/** To whom the letter goes. It is the sender's own list: no page of a guest ever carries it. */
export const recipients = defineSection({
  name: "recipients",
  label: "받는 분 명단",
  content: z.object({
    names: z
      .string()
      .max(MOST_LETTERS, `명단은 ${RECIPIENTS_MAX.toLocaleString("ko")}명까지 적을 수 있습니다.`)
      .refine((lines) => namesIn(lines).length <= RECIPIENTS_MAX, {
        message: `명단은 ${RECIPIENTS_MAX.toLocaleString("ko")}명까지 적을 수 있습니다.`,
      }),
  }),
  empty: { names: "" },
  isVisible: () => false,
  isFilledIn: ({ names }) => names.trim() !== "",
  summary({ names }) {
    const { length } = namesIn(names);
    return length > 0 ? peopleCount(length) : "";
  },
  upgrades: [],
});
