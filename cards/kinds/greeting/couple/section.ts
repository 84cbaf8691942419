import { z } from "zod";
import { oneOf } from "#cards/engine/one-of.ts";
import { photoSchema } from "#cards/engine/photo-schema.ts";
import { defineSection } from "#cards/engine/section.ts";
import { sideBySide } from "#cards/engine/summary-words.ts";
import { telephone } from "#cards/parts/telephone.ts";
import { coupleSides, fullName, isNamed, roleOf } from "./family.ts";

/** What the card is for; only a wedding has a couple. */
export const greetingOccasions = {
  wedding: "결혼",
  greeting: "인사",
  "new-year": "연하장",
  opening: "개업·이사",
} as const;
export type GreetingOccasion = keyof typeof greetingOccasions;

/** Offered in the form; any other word may be typed. */
export const childRelations = {
  groom: ["장남", "차남", "삼남", "막내", "외아들", "아들"],
  bride: ["장녀", "차녀", "삼녀", "막내", "외동딸", "딸"],
} as const;

const name = z.string().max(20, "이름은 20자까지 쓸 수 있습니다.");

const parent = z.object({
  name,
  /** Marked 故 and never called. */
  late: z.boolean(),
  baptismalName: z.string().max(20, "세례명은 20자까지 쓸 수 있습니다."),
  hidden: z.boolean(),
  phone: telephone,
});
export type Parent = z.infer<typeof parent>;

const person = z.object({
  /** Apart from the given name, which stands alone after the parents' names. */
  familyName: name,
  givenName: name,
  relation: z.string().max(10, "관계는 10자까지 쓸 수 있습니다."),
  photo: photoSchema.nullable(),
  /** Read beside a photo half a phone wide. */
  intro: z.string().max(200, "소개는 200자까지 쓸 수 있습니다."),
  phone: telephone,
  father: parent,
  mother: parent,
});
export type Person = z.infer<typeof person>;

const noParent: Parent = { name: "", late: false, baptismalName: "", hidden: false, phone: "" };
const nobody: Person = {
  familyName: "",
  givenName: "",
  relation: "",
  photo: null,
  intro: "",
  phone: "",
  father: noParent,
  mother: noParent,
};

const content = z.object({
  occasion: oneOf(greetingOccasions),
  brideFirst: z.boolean(),
  groom: person,
  bride: person,
});
export type Couple = z.infer<typeof content>;

const empty: Couple = { occasion: "wedding", brideFirst: false, groom: nobody, bride: nobody };

/**
 * The occasion, the two people and their parents. They are one section because a guest reads them in one breath
 * (“김철수 · 이영희의 장남 민준”) and because a viewer sees no content but its own.
 */
export const couple = defineSection({
  name: "couple",
  label: "신랑 · 신부",
  content,
  empty,
  isVisible: ({ occasion, groom, bride }) => occasion === "wedding" && [groom, bride].some(isPresent),
  shown: (content) => ({ ...content, groom: toldOf(content.groom), bride: toldOf(content.bride) }),
  withoutContacts: (content) => ({
    ...content,
    groom: withoutPhones(content.groom),
    bride: withoutPhones(content.bride),
  }),
  fromSample: (content) => ({ ...content, groom: nobody, bride: nobody }),
  summary: (content) =>
    content.occasion === "wedding"
      ? sideBySide(
          ...coupleSides(content).map(({ who, person: { familyName, givenName } }) => {
            const called = fullName({ familyName, givenName });
            return called && `${roleOf(who, "ko")} ${called}`;
          }),
        )
      : greetingOccasions[content.occasion],
  upgrades: [],
});

/** Without parents whom nobody reads of, the numbers of the dead, and whose child somebody is who has no name yet. */
function toldOf(one: Person): Person {
  const isCalled = fullName(one) !== "";
  const [father = noParent, mother = noParent] = [one.father, one.mother].map((parent) => {
    if (!isNamed(parent) || (!isCalled && (parent.late || !parent.phone))) return noParent;
    return {
      ...parent,
      baptismalName: isCalled ? parent.baptismalName : "",
      phone: parent.late ? "" : parent.phone,
    };
  });
  const relation = isCalled && [father, mother].some(isNamed) ? one.relation : "";
  return { ...one, relation, father, mother };
}

function withoutPhones(one: Person): Person {
  const [father, mother] = [one.father, one.mother].map((parent) => ({ ...parent, phone: "" }));
  return { ...one, phone: "", father: father ?? noParent, mother: mother ?? noParent };
}

function isPresent({ familyName, givenName, photo: shown, intro }: Person): boolean {
  return [familyName, givenName, intro].some((words) => words.trim() !== "") || shown !== null;
}
