import { TextInput } from "@mantine/core";
import { useState } from "react";
import type { MapPlace } from "#cards/engine/links.ts";
import { answerOf, type Question, questionsOf } from "#cards/engine/question.ts";
import { PlaceSearch } from "#cards/sections/venue/place-search.tsx";
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
  const { input, label, placeholder, path, most, choices, place, isOptional } = question;
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
  const line = (
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
  return place ? (
    <>
      <FindPlace question={question} fills={place} />
      {line}
    </>
  ) : (
    line
  );
}

type FindProps = { question: Question; fills: NonNullable<Question["place"]> };

/** One tap instead of a name and an address. It is not there where nobody can be asked. */
function FindPlace({ question: { path, label, placeholder, most }, fills }: FindProps) {
  const { changeSection } = useOpenCard();
  const [section = "", field = ""] = path.split(".");
  function take({ name, address, point }: MapPlace) {
    const fields = {
      ...(name && { [field]: name.slice(0, most) }),
      [fills.address]: address,
      ...(fills.point && { [fills.point]: point }),
    };
    changeSection(section, { fields, where: "found" });
  }
  return (
    <PlaceSearch
      label={`${label} 이름이나 주소로 찾기`}
      placeholder={placeholder ?? ""}
      missing="아래에서 보고 고치실 수 있습니다."
      take={take}
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
