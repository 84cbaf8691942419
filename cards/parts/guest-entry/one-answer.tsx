import { type ReactNode, useEffect, useRef } from "react";
import type { CardFacts } from "#cards/engine/viewer.ts";
import action from "#cards/parts/action.module.css";
import { Confirm } from "./confirm.tsx";
import styles from "./form.module.css";
import { EntryForm } from "./form.tsx";
import type { TypedEntry } from "./kept.ts";
import { typedFrom } from "./typed.ts";
import type { OneAnswer } from "./use-one-answer.ts";

type FormProps = {
  answer: OneAnswer;
  card: Pick<CardFacts, "id" | "language">;
  say: { send: string; sendChange: string; cancel: string };
  /** What the button says instead, where that follows from what was typed. */
  label?(typed: TypedEntry): string | undefined;
  /** Whether there is anything to send yet. */
  isBegun?(typed: TypedEntry): boolean;
  /** What a maker sees filled in, for whom all questions are to be seen. */
  preview?: TypedEntry;
  children(typed: TypedEntry): ReactNode;
};

/** The form for an answer, which begins with what was answered before. */
export function AnswerForm({ answer, card, say, label, isBegun, preview, children }: FormProps) {
  const { section, entry, send, setChanging } = answer;
  const start = card.id === null ? preview : entry && typedFrom(entry.content);
  return (
    <EntryForm
      key={entry?.id ?? "new"}
      card={card}
      name={entry ? `${section}.${entry.id}` : section}
      start={start}
      label={(typed) => label?.(typed) ?? (entry ? say.sendChange : say.send)}
      send={send}
      isBegun={isBegun}
      beside={
        entry && (
          <button type="button" className={styles.quiet} onClick={() => setChanging(false)}>
            {say.cancel}
          </button>
        )
      }
    >
      {children}
    </EntryForm>
  );
}

type SaidProps = { answer: OneAnswer; className: string | undefined; children: string };

/** What became of an answer, as a heading: whoever has just answered is led to it. */
export function AnswerSaid({ answer: { told }, className, children }: SaidProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (told === "answered") title.current?.focus();
  }, [told]);
  return (
    <h3 ref={title} tabIndex={-1} className={className}>
      {children}
    </h3>
  );
}

type ActsProps = {
  answer: OneAnswer;
  card: Pick<CardFacts, "id" | "language">;
  say: { change: string; withdraw: string; withdrawAsk: string };
  /** How the button for a change is drawn; null where nothing can be changed any more. */
  change?: string | null;
};

/** The ways to say otherwise. */
export function AnswerActs({ answer, card, say, change = action.action }: ActsProps) {
  return (
    <>
      {change !== null && (
        <button type="button" className={change} onClick={() => answer.setChanging(true)}>
          {say.change}
        </button>
      )}
      <Withdraw answer={answer} card={card} say={say} />
    </>
  );
}

type WithdrawProps = Omit<ActsProps, "say" | "change"> & { say: Omit<ActsProps["say"], "change"> };

export function Withdraw({ answer, card, say: { withdraw, withdrawAsk } }: WithdrawProps) {
  return <Confirm label={withdraw} question={withdrawAsk} yes={withdraw} card={card} act={answer.withdraw} />;
}
