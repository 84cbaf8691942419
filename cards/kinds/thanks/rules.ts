import type { Rule } from "#cards/inspector/rule.ts";
import { photoRules } from "#cards/inspector/rules/photos.ts";
import { pictureRules } from "#cards/inspector/rules/pictures.ts";
import { samplePeopleRule } from "#cards/inspector/rules/sample-people.ts";
import { samplesRule } from "#cards/inspector/rules/samples.ts";
import { thanksLetterRules } from "./rules/letter.ts";
import { mourningLetterRules } from "./rules/mourning.ts";
import { occasionRules } from "./rules/occasion.ts";
import { otherParentRule } from "./rules/parent.ts";
import { recipientRules } from "./rules/recipients.ts";
import { signatureRules } from "./rules/signature.ts";

/** In the order in which they are read where two weigh the same in one section. */
export const rules: readonly Rule[] = [
  ...thanksLetterRules,
  ...signatureRules,
  ...occasionRules,
  otherParentRule,
  ...mourningLetterRules,
  ...recipientRules,
  ...photoRules,
  ...pictureRules(),
  samplesRule,
  samplePeopleRule,
];
