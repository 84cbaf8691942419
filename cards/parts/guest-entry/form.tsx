import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Guest } from "#cards/engine/guest.ts";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { showField } from "#cards/parts/show-field.ts";
import { newIdempotencyKey } from "#domain/idempotency-key.ts";
import styles from "./form.module.css";
import { FormContext, type SentForm } from "./form-context.ts";
import { forget, type Kept, keep, readKept, type TypedEntry } from "./kept.ts";
import { EntryNote } from "./note.tsx";
import { mistakesIn, typedInEntry, withoutPassword } from "./typed.ts";
import { Unsent } from "./unsent.tsx";
import { useAct } from "./use-act.ts";
import { entryWords } from "./words.ts";

type Props = {
  card: Pick<CardFacts, "id" | "language">;
  /** Which form of the card it is: what was typed is kept under this name. */
  name: string;
  /** What the fields begin with, when something is changed that was left before. */
  start?: TypedEntry;
  /** What the button says, which may follow from what was typed. */
  label: string | ((typed: TypedEntry) => string);
  /** Leaves or changes the entry. */
  send(sent: SentForm): Promise<void>;
  /** Whether there is anything to send yet; before that there is no button. */
  isBegun?(typed: TypedEntry): boolean;
  /** What stands beside the button. */
  beside?: ReactNode;
  children(typed: TypedEntry): ReactNode;
};

const nothing: TypedEntry = {};

function fresh(): Kept {
  return { key: newIdempotencyKey(), sent: "", typed: nothing };
}

/**
 * A form whose fields are the browser's own: what was typed before the page came alive counts, what was not sent yet
 * stays in this tab, and what waits for a network on this device.
 */
export function EntryForm({ card, name, start = nothing, label, send, isBegun, beside, children }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(start);
  // Fields take what they begin with when they are made; what was kept makes them anew.
  const [made, setMade] = useState(0);
  const kept = useRef<Kept | null>(null);
  const { busy, problem, setProblem, unsent, run } = useAct(card);
  const latest = useRef(send);
  const resume = useRef((typed: TypedEntry) => give(() => typed));
  const place = `goi.${card.id}.${name}`;
  const say = entryWords[card.language];

  useEffect(() => {
    const before = card.id ? readKept(place) : null;
    const already = form.current ? typedInEntry(form.current) : nothing;
    kept.current = before ?? fresh();
    setTyped((begun) => {
      const added = Object.entries(already).filter(([path, value]) => value !== "" && value !== begun[path]);
      return { ...begun, ...before?.typed, ...Object.fromEntries(added) };
    });
    if (before) setMade((times) => times + 1);
    if (before?.refusal) setProblem(before.refusal);
    // What an earlier page could not send is sent by this one, which is to hear what becomes of it.
    if (before?.isUnsent) resume.current(before.typed);
  }, [card.id, place, setProblem]);

  useEffect(() => {
    latest.current = send;
  }, [send]);

  const problems = problem?.fields ?? {};
  // Once each time it is sent: what is mended meanwhile moves nobody.
  const isJustSent = useRef(false);
  useEffect(() => {
    if (!problem || !isJustSent.current) return;
    isJustSent.current = false;
    showField(form.current?.querySelector('[aria-invalid="true"]'));
  }, [problem]);

  /** A sentence goes as soon as its field is right, and is said anew where it is wrong in another way. */
  function recheck({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (!form.current || !problem?.fields[name]) return;
    const { [name]: _, ...others } = problem.fields;
    const { [name]: still } = mistakesIn(form.current, say);
    const fields = still ? { ...others, [name]: still } : others;
    setProblem(Object.keys(fields).length > 0 ? { ...problem, fields } : null);
  }

  function changed(event: FormEvent<HTMLFormElement>) {
    if (!form.current) return;
    recheck(event);
    // A field that is out of sight at the moment keeps what it had.
    const now = { ...typed, ...typedInEntry(form.current) };
    setTyped(now);
    if (card.id && kept.current) {
      kept.current = { ...kept.current, typed: withoutPassword(now) };
      keep(place, kept.current);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    isJustSent.current = true;
    const fields = card.id ? mistakesIn(event.currentTarget, say) : {};
    if (Object.keys(fields).length > 0) return setProblem({ sentence: "", fields });
    const sending = event.currentTarget;
    // Read when it is sent: whoever has to wait may go on writing.
    give(() => typedInEntry(sending));
  }

  function give(typedNow: () => TypedEntry) {
    run(async (guest) => {
      const now = typedNow();
      const open = withoutPassword(now);
      const words = JSON.stringify(open);
      const { key, sent } = kept.current ?? fresh();
      kept.current = { key: sent && sent !== words ? newIdempotencyKey() : key, sent: words, typed: open };
      forget(place);
      keep(place, kept.current);
      const by: Guest = { ...guest, leave: (entry) => guest.leave({ ...entry, place }) };
      await latest.current({ guest: by, typed: now, key: kept.current.key });
      clear();
    });
  }

  function clear() {
    forget(place);
    kept.current = fresh();
    setTyped(nothing);
    setMade((times) => times + 1);
  }

  /** It is not to be sent as it is; what was typed stands there as before. */
  async function revise() {
    await unsent?.takeBack();
    forget(place);
    if (kept.current) keep(place, kept.current);
  }

  // A sentence stands under its field; what has no field here is said above the button.
  const paths = Object.keys(problems);
  const homeless = paths.filter((path) => !form.current?.elements.namedItem(path));
  const above = homeless.length > 0 ? homeless.map((path) => problems[path]).join(" ") : problem?.sentence;
  return (
    <form
      ref={form}
      className={styles.form}
      // Without a script the browser then sends nothing: a guest's words do not end up in an address.
      method="dialog"
      noValidate
      onInput={changed}
      onSubmit={submit}
      aria-busy={busy}
    >
      <noscript>
        <p className={styles.note}>{say.noScript}</p>
      </noscript>
      <FormContext value={{ id, typed, problems, language: card.language }}>
        <fieldset key={made} className={styles.fields} disabled={unsent !== null}>
          {children(typed)}
        </fieldset>
      </FormContext>
      <input name="website" className={styles.trap} tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <EntryNote urgent>{paths.length > homeless.length ? "" : (above ?? "")}</EntryNote>
      {unsent ? (
        <Unsent unsent={unsent} card={card} written={{ revise, discarded: clear }} />
      ) : (
        <div className={styles.acts}>
          {(isBegun?.(typed) ?? true) && (
            <button type="submit" className={styles.send} data-busy={busy}>
              {busy ? say.sending : typeof label === "string" ? label : label(typed)}
            </button>
          )}
          {beside}
        </div>
      )}
    </form>
  );
}
