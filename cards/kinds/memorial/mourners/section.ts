import { z } from "zod";
import { defineSection } from "#cards/engine/section.ts";
import { sideBySide } from "#cards/engine/summary-words.ts";
import { telephone } from "#cards/parts/telephone.ts";
import { peopleCount } from "#domain/people-count.ts";

/** Four generations of a large house; more is a list nobody reads on a phone. */
const FAMILY = 40;

const mourner = z.object({
  /** To the deceased: 장남, 며느리. */
  relation: z.string().max(20, "관계는 20자까지 쓸 수 있습니다."),
  /** Brothers are often named in one line. */
  name: z.string().max(40, "이름은 40자까지 쓸 수 있습니다."),
  phone: telephone,
});
export type Mourner = z.infer<typeof mourner>;

const nobody: Mourner = { relation: "", name: "", phone: "" };

function isNamed({ name }: Mourner): boolean {
  return name.trim() !== "";
}

export const mourners = defineSection({
  name: "mourners",
  label: "상주와 유족",
  content: z.object({
    chief: mourner,
    family: z.array(mourner).max(FAMILY, `유족은 ${peopleCount(FAMILY)}까지 적을 수 있습니다.`),
    /** Shown as custom has it, however they were typed. */
    customary: z.boolean(),
  }),
  empty: { chief: nobody, family: [], customary: true },
  isVisible: ({ chief, family }) => [chief, ...family].some(isNamed),
  shown: (content) => ({
    ...content,
    chief: isNamed(content.chief) ? content.chief : nobody,
    family: content.family.filter(isNamed),
  }),
  withoutContacts: (content) => ({
    ...content,
    chief: { ...content.chief, phone: "" },
    family: content.family.map((one) => ({ ...one, phone: "" })),
  }),
  fromSample: (content) => ({ ...content, chief: nobody, family: [] }),
  summary: ({ chief, family }) =>
    sideBySide(
      isNamed(chief) ? `상주 ${chief.name}` : "",
      family.some(isNamed) ? `유족 ${peopleCount(family.filter(isNamed).length)}` : "",
    ),
  upgrades: [],
});
