import type { FaqAnswer } from "./answer.ts";
import { topics } from "./topics.ts";

/** What newcomers ask before anything else. */
const asked = ["app-needed", "edit-after-sending", "trial"];

/** Read on the server: the first page needs these answers, not the list behind them. */
export function askedFirst(): FaqAnswer[] {
  return answersNamed(asked);
}

/** Those with these slugs, in their order. */
export function answersNamed(slugs: readonly string[]): FaqAnswer[] {
  const answers = topics.flatMap((topic) => topic.answers);
  return slugs.flatMap((slug) => answers.filter((answer) => answer.slug === slug));
}
