import { type RefObject, useEffect, useRef, useState } from "react";
import type { Guest, OwnEntry } from "#cards/guest.ts";
import action from "#cards/parts/action.module.css";
import { Heading } from "#cards/parts/heading.tsx";
import { Confirm } from "#cards/parts/leaving/confirm.tsx";
import { NameField, TextField } from "#cards/parts/leaving/fields.tsx";
import form from "#cards/parts/leaving/form.module.css";
import { LeavingForm } from "#cards/parts/leaving/form.tsx";
import type { Typed } from "#cards/parts/leaving/kept.ts";
import { Note } from "#cards/parts/leaving/note.tsx";
import { textOf } from "#cards/parts/leaving/text-of.ts";
import { useNear } from "#cards/parts/leaving/use-near.ts";
import { useOwn } from "#cards/parts/leaving/use-own.ts";
import type { ContentOf } from "#cards/section.ts";
import type { ViewerProps } from "#cards/viewer.ts";
import { useAddressee } from "../letter/use-addressee.ts";
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

  async function send({ guest, typed, key }: { guest: Guest; typed: Typed; key: string }) {
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
        <LeavingForm
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
              <TextField
                name="message"
                label={say.message}
                hint={say.hint}
                max={REPLY_MAX}
                rows={4}
                required
              />
            </>
          )}
        </LeavingForm>
      )}
      <Note>{now === "withdrawn" && !mine ? say.withdrawn : ""}</Note>
    </div>
  );
}

function typedFrom({ content }: OwnEntry): Typed {
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
