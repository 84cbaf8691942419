import { Title } from "@mantine/core";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { Await, useNavigate } from "react-router";
import { type CardContent, startCard } from "#cards/engine/card.ts";
import { withOwnWords } from "#cards/engine/derived.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { withAnswers } from "#cards/engine/question.ts";
import { contentToday, type Sample } from "#cards/engine/sample.ts";
import { startFrom } from "#cards/engine/start-from.ts";
import { doorOf } from "#cards/kinds/doors.ts";
import { addressOf } from "#cards/kinds/kinds.ts";
import { josa } from "#cards/korean/hangul.ts";
import { newIdempotencyKey } from "#domain/idempotency-key.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { newUuid } from "#domain/uuid.ts";
import { ask } from "#web/api.ts";
import { calledWhat } from "#web/called.ts";
import { forgetStart, type KeptStart, keptStart } from "#web/designs/kept-start.ts";
import type { SavedCard } from "#web/editor/autosave.ts";
import { PasteButton } from "#web/editor/paste/paste-button.tsx";
import { keptFiles } from "#web/editor/photos/file-storage.ts";
import { SmallCard } from "#web/editor/preview/small-card.tsx";
import { Problem } from "#web/forms/problem.tsx";
import { CreateCardDocument, type MyVoucherFieldsFragment } from "#web/graphql/graphql.ts";
import { useAction } from "#web/queries/use-action.ts";
import { checkedUser } from "#web/session/session.ts";
import IconPlus from "~icons/tabler/plus";
import { ChosenPhrase, useChosenPhrase } from "./chosen-phrase.tsx";
import { Drafts, DraftsUnknown } from "./drafts.tsx";
import { OtherDoors } from "./other-doors.tsx";
import styles from "./start.module.css";
import { VoucherNote } from "./voucher-note.tsx";

const EMPTY = "empty";
const PASTED = "pasted";

type Props = {
  kind: Kind;
  drafts: Promise<SavedCard[]>;
  vouchers: Promise<MyVoucherFieldsFragment[]>;
  /** What it is for, where its kind is for several things and one was chosen. */
  occasion: string | null;
  samples: readonly Sample[];
  /** Every look, those of the samples among them. */
  designs: readonly BegunWith[];
  /** The name of the sample or design that was chosen elsewhere; with it the card is begun at once. */
  chosen: string | null;
};

/** What a card is begun with, and how it is named. */
type BegunWith = { name: string; label: string; mood: string; sample: Sample };

/** How to begin: with what is there already, with a sample, or with nothing. */
export function Start({ kind, drafts, vouchers, occasion, samples, designs, chosen }: Props) {
  const { phrase, write } = useChosenPhrase(kind);
  const { begin, beginning, problem } = useBeginning(kind, write);
  const begun = useRef(false);
  const [today] = useState(() => koreanDay(new Date()));
  const door = doorOf(kind, occasion);
  const shown: BegunWith[] = [
    ...samples.map((sample) => ({ ...sample, sample })),
    // Where nobody has said what it is for, samples show what it can be; then every look of it.
    ...(kind.occasions && !occasion ? [] : designs.filter(({ sample }) => !samples.includes(sample))),
  ];
  const found = [...shown, ...designs].find(({ name }) => name === chosen);
  useEffect(() => {
    if (!found || begun.current) return;
    begun.current = true;
    void begin(found.name, startFrom(kind, found.sample), { door: door?.name, design: found.name });
  });
  const opening = `${calledWhat(kind)} 펴는 중입니다`;
  const beginningContent = useMemo(
    () => (occasion && kind.occasions?.begin(startCard(kind), occasion)) || startCard(kind),
    [kind, occasion],
  );
  // Another text is another card, also where the answer to the first got lost.
  const beginPasted = (after: CardContent) =>
    begin(
      `${PASTED} ${JSON.stringify(after.sections)}`,
      withOwnWords(kind, { before: beginningContent, after }),
    );
  const empty = kind.begin?.empty ?? { label: "빈 카드로 시작", mood: "처음부터 하나씩" };
  const blank = (
    <li>
      <button
        type="button"
        className={styles.choice}
        data-busy={beginning === EMPTY}
        disabled={beginning !== undefined}
        onClick={() => begin(EMPTY, beginningContent)}
      >
        <span className={styles.empty}>
          <IconPlus size={32} stroke={1.2} aria-hidden />
        </span>
        <span className={styles.label}>{empty.label}</span>
        <span className={styles.mood}>{beginning === EMPTY ? opening : empty.mood}</span>
      </button>
    </li>
  );
  // Who has chosen is not asked again, unless it failed.
  if (found && !problem) {
    return (
      <div className={styles.note} role="status">
        <p>{opening}.</p>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <OtherDoors kind={kind} door={door} />
      <Suspense>
        <Await resolve={vouchers}>{(known) => <VoucherNote vouchers={known} />}</Await>
      </Suspense>
      <Suspense>
        <Await resolve={drafts} errorElement={<DraftsUnknown kind={kind} />}>
          {(known) => <Drafts kind={kind} drafts={known} />}
        </Await>
      </Suspense>
      <Title order={1} className={styles.title}>
        {kind.begin?.title ??
          (door ? `${josa(door.label, "을/를")} 어떤 모습으로 만들까요?` : "어떤 카드를 만들까요?")}
      </Title>
      <p className={styles.lead}>
        {kind.begin?.lead ??
          "마음에 드는 모습에서 시작해 보세요. 글과 사진, 디자인은 모두 바꾸실 수 있습니다."}
      </p>
      {phrase && <ChosenPhrase phrase={phrase} />}
      <Problem sentence={problem} />
      <div className={styles.paste}>
        <PasteButton
          kind={kind}
          content={beginningContent}
          disabled={beginning !== undefined}
          onApply={(change) => beginPasted(change(beginningContent))}
        />
      </div>
      <ul className={styles.choices}>
        {/* Who has no time to look around begins at once. */}
        {kind.begin && blank}
        {shown.map(({ name, label, mood, sample }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.choice}
              data-busy={beginning === name}
              disabled={beginning !== undefined}
              onClick={() => begin(name, startFrom(kind, sample))}
            >
              <SmallCard kind={kind} content={contentToday(sample, today)} />
              <span className={styles.label}>{label}</span>
              <span className={styles.mood}>{beginning === name ? opening : mood}</span>
            </button>
          </li>
        ))}
        {!kind.begin && blank}
      </ul>
    </div>
  );
}

/** Which door and design somebody tried before they signed in. */
type Told = { door?: string; design: string };

async function takenStart({ door, design }: Told = { design: "" }): Promise<KeptStart | null> {
  const kept = await keptStart();
  return kept && kept.door === door && kept.design === design ? kept : null;
}

/** The photo waits on the device, as any that was chosen in the editor; what was typed stands in the card already. */
async function handOverStart({ photo }: KeptStart, { kind, card }: { kind: Kind; card: string }) {
  const user = await checkedUser();
  if (photo && kind.facePhoto && user) {
    await keptFiles({ owner: user.id, card }).keep({ id: newUuid(), path: kind.facePhoto.path, file: photo });
  }
  await forgetStart();
}

type Write = ReturnType<typeof useChosenPhrase>["write"];

/** One tap makes one card, however often the answer gets lost. */
function useBeginning(kind: Kind, write: Write) {
  const navigate = useNavigate();
  const keys = useRef(new Map<string, string>());
  const [from, setFrom] = useState<string>();

  const { run, busy, problem } = useAction(async (chosen: string, start?: CardContent, told?: Told) => {
    const key = keys.current.get(chosen) ?? newIdempotencyKey();
    keys.current.set(chosen, key);
    setFrom(chosen);
    const begun = await takenStart(told);
    const content = await write(start && begun ? withAnswers(kind, start, begun.answers) : start);
    const { createCard } = await ask(CreateCardDocument, { kind: kind.name, content, key });
    if (begun) await handOverStart(begun, { kind, card: createCard.card.id });
    await navigate(addressOf(kind, "edit", createCard.card.id), { replace: true });
  });

  return { begin: run, beginning: busy ? from : undefined, problem };
}
