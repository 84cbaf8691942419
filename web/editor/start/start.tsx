import { Title } from "@mantine/core";
import { Suspense, useEffect, useRef, useState } from "react";
import { Await, useNavigate } from "react-router";
import type { CardContent } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import type { Sample } from "#cards/engine/sample.ts";
import { startFrom } from "#cards/engine/start-from.ts";
import { addressOf } from "#cards/kinds/kinds.ts";
import { newIdempotencyKey } from "#domain/idempotency-key.ts";
import { ask } from "#web/api.ts";
import { calledWhat } from "#web/called.ts";
import type { SavedCard } from "#web/editor/autosave.ts";
import { SmallCard } from "#web/editor/preview/small-card.tsx";
import { Problem } from "#web/forms/problem.tsx";
import { CreateCardDocument, type MyVoucherFieldsFragment } from "#web/graphql/graphql.ts";
import { useAction } from "#web/queries/use-action.ts";
import IconPlus from "~icons/tabler/plus";
import { ChosenPhrase, useChosenPhrase } from "./chosen-phrase.tsx";
import { Drafts, DraftsUnknown } from "./drafts.tsx";
import { OtherKinds } from "./other-kinds.tsx";
import styles from "./start.module.css";
import { VoucherNote } from "./voucher-note.tsx";

const EMPTY = "empty";

type Props = {
  kind: Kind;
  drafts: Promise<SavedCard[]>;
  vouchers: Promise<MyVoucherFieldsFragment[]>;
  samples: readonly Sample[];
  /** The name of the sample that was chosen elsewhere; with it the card is begun at once. */
  chosen: string | null;
};

/** How to begin: with what is there already, with a sample, or with nothing. */
export function Start({ kind, drafts, vouchers, samples, chosen }: Props) {
  const { phrase, write } = useChosenPhrase(kind);
  const { begin, beginning, problem } = useBeginning(kind, write);
  const begun = useRef(false);
  useEffect(() => {
    const sample = samples.find(({ name }) => name === chosen);
    if (!sample || begun.current) return;
    begun.current = true;
    void begin(sample.name, startFrom(kind, sample));
  });
  const opening = `${calledWhat(kind)} 펴는 중입니다`;
  const empty = kind.begin?.empty ?? { label: "빈 카드로 시작", mood: "처음부터 하나씩" };
  const blank = (
    <li>
      <button
        type="button"
        className={styles.choice}
        data-busy={beginning === EMPTY}
        disabled={beginning !== undefined}
        onClick={() => begin(EMPTY)}
      >
        <span className={styles.empty}>
          <IconPlus size={32} stroke={1.2} aria-hidden />
        </span>
        <span className={styles.label}>{empty.label}</span>
        <span className={styles.mood}>{beginning === EMPTY ? opening : empty.mood}</span>
      </button>
    </li>
  );
  return (
    <div className={styles.page}>
      <OtherKinds kind={kind} />
      <Suspense>
        <Await resolve={vouchers}>{(known) => <VoucherNote vouchers={known} />}</Await>
      </Suspense>
      <Suspense>
        <Await resolve={drafts} errorElement={<DraftsUnknown kind={kind} />}>
          {(known) => <Drafts kind={kind} drafts={known} />}
        </Await>
      </Suspense>
      <Title order={1} className={styles.title}>
        {kind.begin?.title ?? "어떤 카드를 만들까요?"}
      </Title>
      <p className={styles.lead}>
        {kind.begin?.lead ??
          "마음에 드는 모습에서 시작해 보세요. 글과 사진, 디자인은 모두 바꾸실 수 있습니다."}
      </p>
      {phrase && <ChosenPhrase phrase={phrase} />}
      <Problem sentence={problem} />
      <ul className={styles.choices}>
        {/* Who has no time to look around begins at once. */}
        {kind.begin && blank}
        {samples.map((sample) => (
          <li key={sample.name}>
            <button
              type="button"
              className={styles.choice}
              data-busy={beginning === sample.name}
              disabled={beginning !== undefined}
              onClick={() => begin(sample.name, startFrom(kind, sample))}
            >
              <SmallCard kind={kind} content={sample.content} />
              <span className={styles.label}>{sample.label}</span>
              <span className={styles.mood}>{beginning === sample.name ? opening : sample.mood}</span>
            </button>
          </li>
        ))}
        {!kind.begin && blank}
      </ul>
    </div>
  );
}

type Write = ReturnType<typeof useChosenPhrase>["write"];

/** One tap makes one card, however often the answer gets lost. */
function useBeginning(kind: Kind, write: Write) {
  const navigate = useNavigate();
  const keys = useRef(new Map<string, string>());
  const [from, setFrom] = useState<string>();

  const { run, busy, problem } = useAction(async (chosen: string, start?: CardContent) => {
    const key = keys.current.get(chosen) ?? newIdempotencyKey();
    keys.current.set(chosen, key);
    setFrom(chosen);
    const content = await write(start);
    const { createCard } = await ask(CreateCardDocument, { kind: kind.name, content, key });
    await navigate(addressOf(kind, "edit", createCard.card.id), { replace: true });
  });

  return { begin: run, beginning: busy ? from : undefined, problem };
}
