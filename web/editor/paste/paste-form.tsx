import { Button, Textarea } from "@mantine/core";
import { use, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { textReaders } from "#cards/kinds/text-readers.ts";
import { readPaste } from "#cards/reading/read-paste.ts";
import { withOffers } from "#cards/reading/read-text.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { OfferRows } from "./offer-rows.tsx";
import type { PasteDialogProps } from "./paste-dialog.tsx";
import styles from "./paste-form.module.css";
import { PasteTrouble, UnreadLines } from "./paste-trouble.tsx";

/** The text, and at once beneath it what was understood. */
export function PasteForm({ kind, content, onApply }: Omit<PasteDialogProps, "opened" | "onClose">) {
  const readers = use(textReaders());
  const [typed, setTyped] = useState("");
  const [anyway, setAnyway] = useState(false);
  // Ticks that differ from what is ticked to begin with, by what they are about.
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const field = useRef<HTMLTextAreaElement>(null);
  // The form is there only after the sheet has looked for what to focus.
  useEffect(() => field.current?.focus(), []);
  const pasted = useDeferredValue(typed);
  const outcome = useMemo(
    () => readPaste({ kind, content, pasted, today: koreanDay(new Date()), readers, anyway }),
    [kind, content, pasted, readers, anyway],
  );
  const offers =
    outcome.is === "read" ? outcome.offers.map((offer, at) => ({ ...offer, key: keyOf(offer, at) })) : [];
  const isChosen = ({ key, sure }: (typeof offers)[number]) => turned.get(key) ?? sure;
  const chosen = offers.filter(isChosen);

  function change(text: string) {
    setTyped(text);
    setAnyway(false);
    setTurned(new Map());
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0)
          onApply((now) => withOffers(kind, { content: now, offers: chosen }), chosen.length);
      }}
    >
      <Textarea
        ref={field}
        label="받은 글"
        description="문자나 카카오톡으로 받은 글을 그대로 붙여 넣어 주세요. 이름과 날짜, 장소를 찾아 드립니다. 글은 이 기기 안에서만 읽습니다."
        autosize
        minRows={5}
        maxRows={9}
        value={typed}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <PasteTrouble kind={kind} outcome={outcome} onAnyway={() => setAnyway(true)} />
      {offers.length > 0 && (
        <OfferRows
          offers={offers.map((offer) => ({ ...offer, isChosen: isChosen(offer) }))}
          onChoose={(keys, isOn) =>
            setTurned(new Map([...turned, ...keys.map((key) => [key, isOn] as const)]))
          }
        />
      )}
      {outcome.is === "read" && offers.length > 0 && <UnreadLines lines={outcome.unread} />}
      {offers.length > 0 && (
        <div className={styles.foot}>
          <Button type="submit" size="md" fullWidth disabled={chosen.length === 0}>
            {chosen.length > 0 ? `고른 것 넣기 (${chosen.length})` : "고른 것 넣기"}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Several accounts or mourners are called alike. */
function keyOf({ section, what, says }: { section: string; what: string; says: string }, at: number): string {
  return [section, what, says, at].join("\n");
}
