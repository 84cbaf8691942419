import { endDayChecks } from "#cards/engine/end-day-checks.ts";
import type { Rule } from "#cards/inspector/rule.ts";

/** For every kind: what was to open on a page that is gone by then. */
export const pageEndRules: readonly Rule[] = [
  {
    code: "opens-after-page-is-gone",
    weight: "must",
    finds: "something that opens on the card when the page is gone by then",
    find: ({ kind, content, ending }) => (ending ? endDayChecks(kind, content, ending) : []),
  },
];
