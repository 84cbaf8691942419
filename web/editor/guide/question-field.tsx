import { TextInput } from "@mantine/core";
import { useState } from "react";
import { answerOf, type Question, questionsOf } from "#cards/engine/question.ts";
import { sentence } from "#domain/day-words.ts";
import { useContent, useOpenCard } from "#web/editor/open-card.ts";
import { problemsIn } from "#web/editor/problems.ts";
import { ChoiceChips } from "./choice-chips.tsx";
import styles from "./guide.module.css";
import { UsualTimes } from "./usual-times.tsx";

/** One question with its answer: a field of the card, which takes every letter as its form would. */
export function QuestionField({ path }: { path: string }) {
  const { kind, content } = useOpenCard();
  const question = questionsOf(kind, content()).find((one) => one.path === path);
  return question ? <Answer question={question} /> : null;
}

function Answer({ question }: { question: Question }) {
  const { input, label, placeholder, path, most, choices, isOptional } = question;
  const { value, change } = useAnswer(question);
  const problem = useProblem(path);
  const words = (
    <>
      {label}
      {isOptional && <span className={styles.optional}>선택</span>}
    </>
  );
  if (choices) return <ChoiceChips choices={choices} legend={words} value={value} onChange={change} />;
  if (input === "time")
    return <UsualTimes question={question} legend={words} value={value} onChange={change} />;
  return (
    <TextInput
      size="lg"
      type={input}
      name={path}
      label={words}
      placeholder={placeholder ?? ""}
      maxLength={most}
      value={value}
      error={problem}
      description={input === "date" && value ? sentence({ date: value, time: null }) : undefined}
      inputWrapperOrder={["label", "input", "description", "error"]}
      autoComplete="off"
      enterKeyHint="next"
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}

/** What is typed stays as it was typed, though a card keeps a name in two parts; a step back is seen here, too. */
function useAnswer(question: Question) {
  const { answer, content } = useOpenCard();
  const said = useContent((now) => answerOf(now, question));
  const [typed, setTyped] = useState({ text: said, said });
  return {
    value: typed.said === said ? typed.text : said,
    change(text: string) {
      answer(question, text);
      setTyped({ text, said: answerOf(content(), question) });
    },
  };
}

function useProblem(path: string): string | undefined {
  const { kind } = useOpenCard();
  const dot = path.indexOf(".");
  const [name, field] = [path.slice(0, dot), path.slice(dot + 1)];
  const section = kind.sections.find((known) => known.name === name);
  return useContent(({ sections }) => section && problemsIn(section, sections[name])[field]);
}
