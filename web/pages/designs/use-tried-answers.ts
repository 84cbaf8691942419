import { useEffect, useState } from "react";
import { keepTried, triedAt } from "./tried.ts";

/** What is typed beside the designs at an address, by the paths of its fields. */
export function useTriedAnswers(address: string) {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});

  // What was typed before the page was awake is newer.
  useEffect(() => setAnswers((typed) => ({ ...triedAt(address).answers, ...typed })), [address]);
  useEffect(() => {
    if (Object.keys(answers).length > 0) keepTried(address, { answers });
  }, [address, answers]);

  function answer(path: string, typed: string) {
    setAnswers((before) => ({ ...before, [path]: typed }));
  }

  return { answers, answer };
}
