import { z } from "zod";
import { oneOf } from "#cards/engine/one-of.ts";
import { defineSection } from "#cards/engine/section.ts";

/** `unsaid`: the card does not speak of wreaths. */
export const wreathPolicies = {
  unsaid: "말하지 않기",
  declined: "정중히 사양",
  welcome: "감사히 받음",
  rice: "쌀 화환",
} as const;

const content = z.object({
  policy: oneOf(wreathPolicies),
  /** The maker's own words instead of ours. */
  words: z.string().max(200, "화환 안내는 200자까지 쓸 수 있습니다."),
});

const empty: z.infer<typeof content> = { policy: "unsaid", words: "" };

export const wreath = defineSection({
  name: "wreath",
  label: "화환 안내",
  content,
  empty,
  isVisible: ({ policy }) => policy !== "unsaid",
  // Whether flowers are welcome is for the family to say.
  fromSample: () => empty,
  summary: ({ policy }) => (policy === "unsaid" ? "" : wreathPolicies[policy]),
  upgrades: [],
});
