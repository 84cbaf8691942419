import type { FaqAnswer } from "./answer.ts";
import { topics } from "./topics.ts";

/** What newcomers ask before anything else. */
const asked = ["app-needed", "edit-after-sending", "trial"];

/** Read on the server: the first page needs these answers, not the list behind them. */
export function askedFirst(): FaqAnswer[] {
  const answers = topics.flatMap((topic) => topic.answers);
  return asked.flatMap((slug) => answers.filter((answer) => answer.slug === slug));
}
