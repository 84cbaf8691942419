import { Button, Stack } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { called } from "#cards/engine/called.ts";
import { type CardContent, readCard } from "#cards/engine/card.ts";
import { type CardEnding, endDayChecks, trialEndsEarly } from "#cards/engine/end-day-checks.ts";
import type { Kind, PublishCheck } from "#cards/engine/kind.ts";
import { freePlanOf } from "#cards/engine/plan.ts";
import type { Sample } from "#cards/engine/sample.ts";
import { samplesOf } from "#cards/kinds/samples.ts";
import { checkoutAddress } from "#domain/addresses.ts";
import { TRIAL_DAYS, trialEndsAt } from "#domain/card-life.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { lastDayWords } from "#domain/moment-words.ts";
import { Differences } from "#web/editor/differences.tsx";
import { useContent, useEditorCard, useOpenCard } from "#web/editor/open-card.ts";
import { problemsIn } from "#web/editor/problems.ts";
import { Problem } from "#web/forms/problem.tsx";
import { CardVersionDocument } from "#web/graphql/graphql.ts";
import { apiQuery } from "#web/queries/api-query.ts";
import { useAction } from "#web/queries/use-action.ts";
import { useLoad } from "#web/queries/use-load.ts";
import IconAlertCircle from "~icons/tabler/alert-circle";
import IconChevronRight from "~icons/tabler/chevron-right";
import IconCircleCheck from "~icons/tabler/circle-check";
import { leftFromSample } from "./left-from-sample.ts";
import styles from "./publish.module.css";
import { nextSteps, type PublishFailed, showGuests } from "./publishing.ts";
import { SealQuestion } from "./seal-question.tsx";
import { trialEnding } from "./trial-ending.ts";

type Props = {
  step: "publish" | "apply";
  onGo(concern: PublishCheck): void;
  onDone(): void;
};

/** What to mend and what to think about, before guests see it. */
export function Check(props: Props) {
  const { kind } = useOpenCard();
  const [samples, setSamples] = useState<readonly Sample[]>();
  useEffect(() => {
    // To know them is a help only; sending does not need it.
    samplesOf(kind.name).then(setSamples, () => setSamples([]));
  }, [kind]);
  return samples ? <Checked {...props} samples={samples} /> : null;
}

function Checked({ step, samples, onGo, onDone }: Props & { samples: readonly Sample[] }) {
  const open = useOpenCard();
  const content = useContent((now) => now);
  const card = useEditorCard();
  const { kind } = open;
  const [now] = useState(() => new Date());
  const trial = trialEnding({ kind, card, content, now });
  const concerns = [
    ...refusedFields(kind, content),
    ...kind.publishChecks(content, koreanDay(now)),
    ...(trial ? endDayChecks(kind, content, trial) : []),
    ...leftFromSample({ kind, content, samples }),
  ];
  const toMend = concerns.filter(({ mustMend }) => mustMend);
  const toThink = concerns.filter(({ mustMend }) => !mustMend);
  const early = trial && toMend.length === 0 ? trialEndsEarly(kind, content, trial) : null;
  const [failed, setFailed] = useState<PublishFailed | null>(null);
  const { run: show, busy } = useAction(async (opensSeals: boolean) => {
    const next = await showGuests(open, { step, opensSeals });
    setFailed(next);
    if (!next) onDone();
  });

  if (failed?.breaksSeal) {
    return (
      <SealQuestion
        sentence={failed.sentence}
        isBusy={busy}
        onOpen={() => show(true)}
        onKeep={() => setFailed(null)}
      />
    );
  }
  return (
    <Stack gap={24}>
      {toMend.length > 0 && <Concerns title="꼭 고쳐 주세요" concerns={toMend} onGo={onGo} />}
      {toThink.length > 0 && <Concerns title="한 번 더 봐 주세요" concerns={toThink} onGo={onGo} />}
      {early && <EarlyEnd sentence={early} />}
      {concerns.length === 0 && !early && (
        <p className={styles.ready}>
          <IconCircleCheck size={22} stroke={1.6} aria-hidden /> 빠진 곳 없이 잘 준비되었습니다.
        </p>
      )}
      {step === "apply" ? <Changes content={content} /> : <Terms trial={trial} />}
      <Problem sentence={failed?.sentence} />
      <Button
        size="lg"
        fullWidth
        variant={early ? "default" : "filled"}
        disabled={toMend.length > 0}
        loading={busy}
        onClick={() => show(false)}
      >
        {toMend.length > 0 && `고칠 곳 ${toMend.length}군데`}
        {toMend.length === 0 && (early && step === "publish" ? "체험으로 먼저 보내기" : nextSteps[step])}
      </Button>
    </Stack>
  );
}

/** What is typed but could not be saved, such as a link to pay by that is none. */
function refusedFields(kind: Kind, content: CardContent): PublishCheck[] {
  return kind.sections.flatMap((section) =>
    Object.entries(problemsIn(section, content.sections[section.name])).map(([field, sentence]) => ({
      section: section.name,
      field,
      sentence,
      mustMend: true,
    })),
  );
}

type ConcernsProps = { title: string; concerns: PublishCheck[]; onGo(concern: PublishCheck): void };

function Concerns({ title, concerns, onGo }: ConcernsProps) {
  const { kind } = useOpenCard();
  const labelOf = (name: string) => kind.sections.find((section) => section.name === name)?.label;
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.concerns}>
        {concerns.map((concern) => (
          <li key={`${concern.section}.${concern.field} ${concern.sentence}`}>
            <button
              type="button"
              className={styles.concern}
              data-must={concern.mustMend}
              onClick={() => onGo(concern)}
            >
              <IconAlertCircle size={20} stroke={1.7} aria-hidden />
              <span>
                <small>{labelOf(concern.section)}</small>
                {concern.sentence}
              </span>
              <IconChevronRight size={18} stroke={1.6} aria-hidden />
            </button>
            {concern.remedy === "order" && <OrderButton />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function OrderButton() {
  const { id } = useOpenCard();
  return (
    <Button component={Link} to={checkoutAddress(id)} className={styles.order}>
      주문하기
    </Button>
  );
}

/** That the page would be gone before its day: who sends it all the same does so knowingly. */
function EarlyEnd({ sentence }: { sentence: string }) {
  return (
    <section>
      <h3 className={styles.heading}>기간을 먼저 봐 주세요</h3>
      <p className={styles.early}>{sentence}</p>
      <OrderButton />
    </section>
  );
}

/** What sending means, before it is done. */
function Terms({ trial }: { trial: CardEnding | null }) {
  const { kind, id } = useOpenCard();
  if (freePlanOf(kind) !== null) {
    return <p className={styles.terms}>무료로 보내실 수 있습니다. 보낸 뒤에도 언제든 고칠 수 있습니다.</p>;
  }
  if (!trial) {
    return (
      <p className={styles.terms}>주문하신 {called(kind)}입니다. 보낸 뒤에도 언제든 고칠 수 있습니다.</p>
    );
  }
  const usual = trialEndsAt(trial.now);
  const isLonger = trial.expiresAt && trial.expiresAt > usual;
  return (
    <p className={styles.terms}>
      먼저 {isLonger ? `${lastDayWords(trial.expiresAt ?? usual)}까지` : `${TRIAL_DAYS}일 동안`} 무료로 보내실
      수 있습니다. 그동안은 {called(kind)} 아래에 작은 고이 표시가 붙고, 주문하시면 표시가 사라지고 기간이
      늘어납니다. 보낸 뒤에도 언제든 고칠 수 있습니다. <Link to={checkoutAddress(id)}>요금제 보기</Link>
    </p>
  );
}

/** What guests do not see yet. */
function Changes({ content }: { content: CardContent }) {
  const { kind, id } = useOpenCard();
  const { liveVersion } = useEditorCard();
  // The list is a help only; sending does not need it.
  const { data } = useLoad(liveVersion ? apiQuery(CardVersionDocument, { id, version: liveVersion }) : null);
  if (!data) return null;
  const live = readCard(kind, data.cardVersion);
  return (
    <section>
      <h3 className={styles.heading}>반영할 내용</h3>
      <Differences kind={kind} from={{ name: "지금", content: live }} to={{ name: "새로", content }} />
    </section>
  );
}
