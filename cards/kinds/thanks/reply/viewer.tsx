import { type RefObject, useEffect, useRef, useState } from "react";
import type { Guest, OwnEntry } from "#cards/engine/guest.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { useAddressee } from "#cards/kinds/thanks/letter/use-addressee.ts";
import action from "#cards/parts/action.module.css";
import { Confirm } from "#cards/parts/guest-entry/confirm.tsx";
import { EntryTextField, NameField } from "#cards/parts/guest-entry/fields.tsx";
import form from "#cards/parts/guest-entry/form.module.css";
import { EntryForm } from "#cards/parts/guest-entry/form.tsx";
import type { TypedEntry } from "#cards/parts/guest-entry/kept.ts";
import { EntryNote } from "#cards/parts/guest-entry/note.tsx";
import { textOf } from "#cards/parts/guest-entry/text-of.ts";
import { useNear } from "#cards/parts/guest-entry/use-near.ts";
import { useOwn } from "#cards/parts/guest-entry/use-own.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { REPLY_MAX } from "./limits.ts";
import type { reply } from "./section.ts";
import styles from "./viewer.module.css";
import { words } from "./words.ts";

export function ReplyViewer({ content, card }: ViewerProps<ContentOf<typeof reply>>) {
  const place = useRef<HTMLDivElement>(null);
  const sent = useRef<HTMLHeadingElement>(null);
  const near = useNear(place);
  const { own, setOwn } = useOwn("reply", near);
  const [changing, setChanging] = useState(false);
  const [now, setNow] = useState<"sent" | "withdrawn">();
  const say = words[card.language];
  const mine = own?.[0];
  useNameOf(useAddressee(), { place, isAsked: !mine });

  // Whoever has just answered is led to what they said.
  useEffect(() => {
    if (now === "sent") sent.current?.focus();
  }, [now]);

  async function send({ guest, typed, key }: { guest: Guest; typed: TypedEntry; key: string }) {
    const { name, message, website = "" } = typed;
    const written = { name, message };
    const entry = mine
      ? await guest.change({ id: mine.id, content: written })
      : await guest.leave({ section: "reply", content: written, key, website });
    setOwn([entry]);
    setChanging(false);
    setNow("sent");
  }

  async function withdraw(guest: Guest) {
    if (!mine) return;
    await guest.withdraw({ id: mine.id });
    setOwn([]);
    setNow("withdrawn");
  }

  return (
    <div ref={place}>
      <Heading eyebrow="Reply">{content.title || say.title}</Heading>
      {content.prompt && <p className={styles.prompt}>{content.prompt}</p>}
      {mine && !changing ? (
        <div className={styles.sent}>
          <h3 ref={sent} tabIndex={-1} className={styles.said}>
            {say.sent}
          </h3>
          <p className={styles.about}>{say.sentText}</p>
          <blockquote className={styles.note}>
            {textOf(mine.content, "message")}
            <cite>{textOf(mine.content, "name")}</cite>
          </blockquote>
          <button type="button" className={action.action} onClick={() => setChanging(true)}>
            {say.change}
          </button>
          <Confirm
            label={say.withdraw}
            question={say.withdrawAsk}
            yes={say.withdraw}
            card={card}
            act={withdraw}
          />
        </div>
      ) : (
        <EntryForm
          key={mine?.id ?? "new"}
          card={card}
          name={mine ? `reply.${mine.id}` : "reply"}
          {...(mine && { start: typedFrom(mine) })}
          label={mine ? say.sendChange : say.send}
          send={send}
          beside={
            mine && (
              <button type="button" className={form.quiet} onClick={() => setChanging(false)}>
                {say.cancel}
              </button>
            )
          }
        >
          {() => (
            <>
              <NameField required />
              <EntryTextField
                name="message"
                label={say.message}
                hint={say.hint}
                max={REPLY_MAX}
                rows={4}
                required
              />
            </>
          )}
        </EntryForm>
      )}
      <EntryNote>{now === "withdrawn" && !mine ? say.withdrawn : ""}</EntryNote>
    </div>
  );
}

function typedFrom({ content }: OwnEntry): TypedEntry {
  return { name: textOf(content, "name"), message: textOf(content, "message") };
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
