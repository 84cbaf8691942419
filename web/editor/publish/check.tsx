import { Button, Stack } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { called } from "#cards/engine/called.ts";
import type { CardContent } from "#cards/engine/card.ts";
import { type CardEnding, trialEndsEarly } from "#cards/engine/end-day-checks.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { freePlanOf } from "#cards/engine/plan.ts";
import { changesTold, publicFacts } from "#cards/engine/public-facts.ts";
import type { Finding } from "#cards/inspector/rule.ts";
import { josa } from "#cards/korean/hangul.ts";
import { checkoutAddress } from "#domain/addresses.ts";
import { TRIAL_DAYS, trialEndsAt } from "#domain/card-life.ts";
import { lastDayWords } from "#domain/moment-words.ts";
import { Differences } from "#web/editor/differences.tsx";
import { FindingLists, type GoTo } from "#web/editor/inspector/finding-lists.tsx";
import { useFoundNow } from "#web/editor/inspector/findings-provider.tsx";
import { useContent, useEditorCard, useOpenCard } from "#web/editor/open-card.ts";
import { problemsIn } from "#web/editor/problems.ts";
import { Problem } from "#web/forms/problem.tsx";
import { useAction } from "#web/queries/use-action.ts";
import IconCircleCheck from "~icons/tabler/circle-check";
import { useLiveContent } from "./live-content.ts";
import { OrderButton } from "./order-button.tsx";
import { SendingPromise } from "./promise.tsx";
import styles from "./publish.module.css";
import { nextSteps, type PublishFailed, showGuests } from "./publishing.ts";
import { SealQuestion } from "./seal-question.tsx";
import { trialEnding } from "./trial-ending.ts";

type Props = {
  step: "publish" | "apply";
  onGo: GoTo;
  /** With what guests who saw it before should know. */
  onDone(changes: readonly string[]): void;
};

/** What to mend and what to think about, before guests see it. */
export function Check(props: Props) {
  const { findings, isLoading } = useFoundNow();
  return isLoading ? null : <Checked {...props} findings={findings} />;
}

/** `findings` are null where their rules did not come: sending does not need them, and the server looks once more. */
function Checked({ step, findings, onGo, onDone }: Props & { findings: readonly Finding[] | null }) {
  const open = useOpenCard();
  const content = useContent((now) => now);
  const card = useEditorCard();
  const { kind } = open;
  const [now] = useState(() => new Date());
  const trial = trialEnding({ kind, card, content, now });
  const all = [...refusedFields(kind, content), ...(findings ?? [])];
  const better = all.filter(({ weight }) => weight === "could");
  const toMend = all.filter(({ weight }) => weight === "must");
  const live = useLiveContent({ isWanted: step === "apply" });
  const changes = live ? changesTold(publicFacts(kind, live), publicFacts(kind, content)) : [];
  const early = trial && toMend.length === 0 ? trialEndsEarly(kind, content, trial) : null;
  const [failed, setFailed] = useState<PublishFailed | null>(null);
  const { run: show, busy } = useAction(async (opensSeals: boolean) => {
    const next = await showGuests(open, { step, opensSeals });
    setFailed(next);
    if (!next) onDone(changes);
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
      {live && <Changes content={content} live={live} changes={changes} views={card.views} />}
      <FindingLists findings={all.filter(({ weight }) => weight !== "could")} onGo={onGo} />
      {early && <EarlyEnd sentence={early} />}
      {findings && all.length === better.length && !early && (
        <p className={styles.ready}>
          <IconCircleCheck size={22} stroke={1.6} aria-hidden /> 빠진 곳 없이 잘 준비되었습니다.
        </p>
      )}
      <SendingPromise findings={all} />
      {better.length > 0 && (
        <details className={styles.better}>
          <summary>더하면 좋은 것 {better.length}가지</summary>
          <FindingLists findings={better} onGo={onGo} />
        </details>
      )}
      {step === "publish" && (
        <p className={styles.terms}>
          보내기를 누르면 {josa(called(kind), "이/가")} 열리고 주소가 생깁니다. 아직 아무에게도 가지 않으니,
          주소는 직접 전해 주시면 됩니다.
        </p>
      )}
      {step === "publish" && <Terms trial={trial} />}
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
function refusedFields(kind: Kind, content: CardContent): Finding[] {
  return kind.sections.flatMap((section) =>
    Object.entries(problemsIn(section, content.sections[section.name])).map(([field, sentence]) => ({
      code: "refused-field",
      weight: "must",
      section: section.name,
      field,
      sentence,
    })),
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

type ChangesProps = { content: CardContent; live: CardContent; changes: readonly string[]; views: number };

/** What guests do not see yet, and who saw it otherwise. */
function Changes({ content, live, changes, views }: ChangesProps) {
  const { kind } = useOpenCard();
  return (
    <section>
      <h3 className={styles.heading}>반영할 내용</h3>
      {changes.map((sentence) => (
        <p key={sentence} className={styles.change}>
          {sentence}
        </p>
      ))}
      {views > 0 && (
        <p className={styles.views}>
          지금 모습은 {views.toLocaleString("ko")}번 열렸습니다.
          {changes.length > 0 && " 그때 보신 분이 다시 여시면 바뀐 내용을 한 번 알려 드립니다."}
        </p>
      )}
      <Differences kind={kind} from={{ name: "지금", content: live }} to={{ name: "새로", content }} />
    </section>
  );
}
