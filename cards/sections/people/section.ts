import { z } from "zod";
import { defineSection } from "#cards/engine/section.ts";
import { firstWords, sideBySide } from "#cards/engine/summary-words.ts";
import { telephone } from "#cards/parts/telephone.ts";

/** Two families with their grandparents, or a committee; more is a list nobody reads on a phone. */
const GROUPS = 6;
const PEOPLE = 20;

const person = z.object({
  name: z.string().max(20, "이름은 20자까지 쓸 수 있습니다."),
  /** What this person is: 아버지, 장남, 상주. */
  relation: z.string().max(20, "관계는 20자까지 쓸 수 있습니다."),
  /** 故 stands before the name. */
  late: z.boolean(),
  baptismalName: z.string().max(20, "세례명은 20자까지 쓸 수 있습니다."),
  phone: telephone,
});

const group = z.object({
  /** 신랑 측, 신부 측; may be empty. */
  title: z.string().max(20, "모임 이름은 20자까지 쓸 수 있습니다."),
  /** In the order a guest reads them. */
  people: z.array(person).max(PEOPLE, `한 모임에는 ${PEOPLE}명까지 적을 수 있습니다.`),
});

export const people = defineSection({
  name: "people",
  label: "모시는 사람들",
  content: z.object({
    title: z.string().max(40, "제목은 40자까지 쓸 수 있습니다."),
    groups: z.array(group).max(GROUPS, `모임은 ${GROUPS}개까지 만들 수 있습니다.`),
  }),
  empty: { title: "", groups: [] },
  isVisible: ({ groups }) => groups.some((each) => each.people.some(isNamed)),
  shown: (content) => ({
    ...content,
    groups: content.groups
      .map((each) => ({ ...each, people: each.people.filter(isNamed).map(reachable) }))
      .filter((each) => each.people.length > 0),
  }),
  withoutContacts: (content) => ({
    ...content,
    groups: content.groups.map((each) => ({
      ...each,
      people: each.people.map((one) => ({ ...one, phone: "" })),
    })),
  }),
  fromSample: (content) => ({ ...content, groups: [] }),
  suggests:
    "부모님 말고도 함께 모시는 분이 계시면 이름과 연락처를 적을 수 있습니다. 양가 부모님은 ‘신랑 · 신부’에서 적습니다.",
  summary: ({ groups }) =>
    firstWords(sideBySide(...groups.flatMap((each) => each.people.map(({ name }) => name)))),
  upgrades: [],
});

function isNamed({ name }: { name: string }): boolean {
  return name.trim() !== "";
}

/** Nobody is called who is no longer here. */
function reachable(one: z.infer<typeof person>): z.infer<typeof person> {
  return one.late ? { ...one, phone: "" } : one;
}
