import { type RefObject, useEffect, useRef } from "react";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { useAddressee } from "#cards/kinds/thanks/letter/use-addressee.ts";
import { EntryTextField, NameField } from "#cards/parts/guest-entry/fields.tsx";
import { EntryNote } from "#cards/parts/guest-entry/note.tsx";
import { AnswerActs, AnswerForm, AnswerSaid } from "#cards/parts/guest-entry/one-answer.tsx";
import { textOf } from "#cards/parts/guest-entry/text-of.ts";
import { entryFrom } from "#cards/parts/guest-entry/typed.ts";
import { useNear } from "#cards/parts/guest-entry/use-near.ts";
import { useOneAnswer } from "#cards/parts/guest-entry/use-one-answer.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { replyFields } from "./entry-fields.ts";
import type { reply } from "./section.ts";
import styles from "./viewer.module.css";
import { words } from "./words.ts";

export function ReplyViewer({ content, card }: ViewerProps<ContentOf<typeof reply>>) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const answer = useOneAnswer({
    section: "reply",
    near,
    contentOf: (typed) => entryFrom(replyFields, typed),
  });
  const { entry, isChanging, told } = answer;
  const say = words[card.language];
  const shared = { answer, card, say };
  useNameOf(useAddressee(), { place, isAsked: !entry });

  return (
    <div ref={place}>
      <Heading eyebrow="Reply">{content.title || say.title}</Heading>
      {content.prompt && <p className={styles.prompt}>{content.prompt}</p>}
      {entry && !isChanging ? (
        <div className={styles.sent}>
          <AnswerSaid answer={answer} className={styles.said}>
            {say.sent}
          </AnswerSaid>
          <p className={styles.about}>{say.sentText}</p>
          <blockquote className={styles.note}>
            {textOf(entry.content, "message")}
            <cite>{textOf(entry.content, "name")}</cite>
          </blockquote>
          <AnswerActs {...shared} />
        </div>
      ) : (
        <AnswerForm {...shared}>
          {() => (
            <>
              <NameField field={replyFields.name} />
              <EntryTextField
                name="message"
                field={replyFields.message}
                label={say.message}
                hint={say.hint}
                rows={4}
              />
            </>
          )}
        </AnswerForm>
      )}
      <EntryNote>{told === "withdrawn" && !entry ? say.withdrawn : ""}</EntryNote>
    </div>
  );
}

type Asked = { place: RefObject<HTMLElement | null>; isAsked: boolean };

/** Who was written to by name need not type it; what they typed themselves stays. */
function useNameOf(addressee: string, { place, isAsked }: Asked) {
  useEffect(() => {
    const field = place.current?.querySelector<HTMLInputElement>('input[name="name"]');
    if (!addressee || !isAsked || !field || field.value) return;
    field.value = addressee;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }, [addressee, isAsked, place]);
}
