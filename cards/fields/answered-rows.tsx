import { createContext, use } from "react";
import type { Field } from "./field.ts";
import { Rows } from "./rows.tsx";
import { SuggestField } from "./suggest-field.tsx";
import { TextAreaField } from "./text-area-field.tsx";

type Answered = { question: string; answer: string };

/** Questions to choose from, and what an answer may look like. */
type Offer = { questions: readonly string[]; answer: string };

const OfferContext = createContext<Offer>({ questions: [], answer: "" });

type Props = {
  field: Field<Answered[]>;
  /** What they are for, in a line, while there is none. */
  purpose: string;
  offer: Offer;
};

/** Questions, each with its answer. */
export function AnsweredRows({ field, purpose, offer }: Props) {
  return (
    <OfferContext value={offer}>
      <Rows
        field={field}
        one="질문"
        purpose={purpose}
        blank={{ question: "", answer: "" }}
        titleOf={({ question }) => question}
        Row={AnsweredRow}
      />
    </OfferContext>
  );
}

function AnsweredRow({ field }: { field: Field<Answered> }) {
  const { questions, answer } = use(OfferContext);
  return (
    <>
      <SuggestField
        field={field.at("question")}
        label="질문"
        words={questions}
        placeholder="고르거나 직접 적어 주세요"
      />
      <TextAreaField
        field={field.at("answer")}
        label="답"
        placeholder={answer}
        description="답이 있는 질문만 손님에게 보입니다."
      />
    </>
  );
}
