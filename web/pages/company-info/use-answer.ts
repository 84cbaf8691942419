import { useEffect, useState } from "react";
import { explain } from "#web/forms/explain.ts";

/** What the server answers to a question that stays the same; the last answer stands until the next is there. */
export function useAnswer<Answer>(question: () => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer>();
  const [problem, setProblem] = useState<string>();
  const [tries, setTries] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let gone = false;
    question().then(
      (told) => {
        if (gone) return;
        setAnswer(told);
        setProblem(undefined);
      },
      (error) => gone || setProblem(explain(error).sentence),
    );
    return () => {
      gone = true;
    };
  }, [question, tries]);
  return { answer, problem, again: () => setTries((before) => before + 1) };
}
