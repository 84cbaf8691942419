import { z } from "zod";
import { oneOf } from "#cards/engine/one-of.ts";
import { defineSection } from "#cards/engine/section.ts";
import { howMany } from "#cards/engine/summary-words.ts";
import { bankLabels } from "./banks.ts";
import { canReceive } from "./can-receive.ts";
import { isPayLink } from "./pay-link.ts";

/** Six in a group (product, limits): both parents, the person, and one more pair at most. */
export const ACCOUNTS_MAX_IN_GROUP = 6;
/** Two sides of a family, or the households of mourners. */
export const ACCOUNTS_MAX_GROUPS = 6;

const account = z.object({
  relation: z.string().max(20, "관계는 20자까지 쓸 수 있습니다."),
  bank: oneOf({ "": "", ...bankLabels }, "은행을 목록에서 골라 주세요."),
  number: z
    .string()
    // Sixteen digits is the longest that banks give out, with a hyphen in every other place.
    .max(24, "계좌번호는 24자까지 쓸 수 있습니다.")
    .regex(/^[0-9-]*$/, "계좌번호는 숫자와 하이픈(-)만 쓸 수 있습니다."),
  holder: z.string().max(20, "예금주는 20자까지 쓸 수 있습니다."),
  payLink: z
    .string()
    .max(300, "송금 링크는 300자까지 쓸 수 있습니다.")
    .refine(
      (typed) => typed === "" || isPayLink(typed),
      "카카오페이나 토스의 송금 링크를 넣어 주세요. https://로 시작합니다.",
    ),
});
export type BankAccount = z.infer<typeof account>;

export const accounts = defineSection({
  name: "accounts",
  label: "마음 전하실 곳",
  content: z.object({
    title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
    text: z.string().max(200, "안내 글은 200자까지 쓸 수 있습니다."),
    groups: z
      .array(
        z.object({
          label: z.string().max(20, "묶음 이름은 20자까지 쓸 수 있습니다."),
          people: z
            .array(account)
            .max(ACCOUNTS_MAX_IN_GROUP, `계좌는 한 묶음에 ${ACCOUNTS_MAX_IN_GROUP}개까지 넣을 수 있습니다.`),
        }),
      )
      .max(ACCOUNTS_MAX_GROUPS, `묶음은 ${ACCOUNTS_MAX_GROUPS}개까지 만들 수 있습니다.`),
  }),
  empty: { title: "마음 전하실 곳", text: "", groups: [] },
  isVisible: ({ groups }) => groups.some(({ people }) => people.some(canReceive)),
  shown: (content) => ({
    ...content,
    groups: content.groups
      .map((group) => ({ ...group, people: group.people.filter(canReceive) }))
      .filter(({ people }) => people.length > 0),
  }),
  withoutContacts: (content) => ({ ...content, groups: [] }),
  fromSample: (content) => ({ ...content, groups: [] }),
  suggests: "멀리 계신 분을 위해 계좌를 적어 둘 수 있습니다. 눌러야 펼쳐집니다.",
  summary: ({ groups }) =>
    howMany(
      "계좌",
      groups.flatMap(({ people }) => people.filter(canReceive)),
    ),
  upgrades: [],
});
