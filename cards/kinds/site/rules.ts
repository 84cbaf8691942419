import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { pageEndRules } from "#cards/inspector/rules/page-end.ts";
import { undecidedParticleRule } from "#cards/inspector/rules/particles.ts";
import { photoRules } from "#cards/inspector/rules/photos.ts";
import { samplePeopleRule } from "#cards/inspector/rules/sample-people.ts";
import { samplesRule } from "#cards/inspector/rules/samples.ts";
import { telephoneRules } from "#cards/inspector/rules/telephones.ts";
import { wordRules } from "#cards/inspector/rules/words.ts";
import { sitenameFault } from "#domain/sitename.ts";
import { blocks } from "./blocks/section.ts";
import { profile } from "./profile/section.ts";
import { siteBlockRules } from "./rules/blocks.ts";
import { contactRules } from "./rules/contact.ts";
import { lateTicketsRule } from "./rules/late-tickets.ts";
import { linkBlockRules } from "./rules/links.ts";

const profileRules: readonly Rule[] = [
  {
    code: "sitename-unfit",
    weight: "must",
    finds: "a page without an address of its own, or with one that cannot be one",
    find({ content }) {
      const { sitename } = part(content, profile);
      const fault = sitename ? sitenameFault(sitename) : "페이지 주소로 쓸 이름을 정해 주세요.";
      return fault ? [{ section: profile.name, field: "sitename", sentence: fault }] : [];
    },
  },
  {
    code: "site-unnamed",
    weight: "must",
    finds: "a page that does not say whose it is",
    find: ({ content }) =>
      foundIf(!part(content, profile).name.trim(), {
        section: profile.name,
        field: "name",
        sentence: "이름이나 가게 이름을 적어 주세요.",
      }),
  },
];

/** In the order in which they are read where two weigh the same in one section. */
export const rules: readonly Rule[] = [
  ...profileRules,
  ...photoRules,
  ...linkBlockRules,
  lateTicketsRule,
  ...siteBlockRules,
  ...contactRules,
  ...telephoneRules((content) =>
    part(content, blocks).blocks.flatMap((block, at) =>
      block.type === "contact"
        ? [{ section: blocks.name, field: `blocks.${at}.phone`, phone: block.phone }]
        : [],
    ),
  ),
  ...wordRules,
  undecidedParticleRule,
  ...pageEndRules,
  samplesRule,
  samplePeopleRule,
];
