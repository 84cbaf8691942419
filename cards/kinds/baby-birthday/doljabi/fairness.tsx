import { useState } from "react";
import type { CardContent } from "#cards/engine/card.ts";
import type { Draw } from "#cards/engine/guest.ts";
import action from "#cards/parts/action.module.css";
import styles from "./fairness.module.css";

const words = {
  ko: {
    before: "추첨을 믿을 수 있는 이유",
    after: "추첨을 직접 확인하기",
    how: [
      "돌잡이를 맞히기 시작할 때 컴퓨터가 비밀 씨앗 하나를 만들고, 그 지문만 먼저 보여 드립니다.",
      "결과가 나오면 맞히신 분들의 번호가 정해집니다. 한 이름은 한 번만 들어가고, 한곳에서 한꺼번에 들어온 참여는 초대한 분이 뺄 수 있습니다. 추첨한 뒤에는 늘거나 줄지 않습니다.",
      "번호마다 씨앗과 함께 SHA-256으로 섞어 제비를 만들고, 가장 작은 제비부터 차례로 뽑습니다.",
      "추첨이 끝나면 씨앗을 공개합니다. 지문과 맞는지, 뽑힌 분이 맞는지 누구나 다시 계산할 수 있습니다.",
    ],
    commitment: "씨앗의 지문",
    seed: "씨앗",
    list: (count: number) => `맞히신 번호 ${count.toLocaleString("ko")}개`,
    mine: "내 번호",
    listed: "명단에 있습니다",
    unlisted: "명단에 없습니다",
    check: "확인하기",
    fair: "다시 계산해 보니 지문도, 뽑힌 분도 모두 맞습니다.",
    unfair: "다시 계산한 결과가 다릅니다. 카드를 보낸 분께 알려 주세요.",
    unable: "이 브라우저에서는 계산할 수 없습니다. 다른 브라우저에서 열어 주세요.",
  },
  en: {
    before: "Why the draw is fair",
    after: "Check the draw yourself",
    how: [
      "When guessing begins, a secret seed is made and only its fingerprint is shown.",
      "When the result is told, the numbers of all who were right are listed: one for each name, and without what the hosts left out because it came from one place all at once. With the draw they are fixed.",
      "Each number is mixed with the seed by SHA-256 into a ticket; the lowest tickets win.",
      "After the draw the seed is published, so that anybody can compute it again.",
    ],
    commitment: "Fingerprint of the seed",
    seed: "Seed",
    list: (count: number) => `${count} right numbers`,
    mine: "My number",
    listed: "On the list",
    unlisted: "Not on the list",
    check: "Check",
    fair: "Computed again: the fingerprint and the winners are right.",
    unfair: "The result differs. Please tell the sender.",
    unable: "This browser cannot compute it. Please open another one.",
  },
};

type Verdict = "fair" | "unfair" | "unable";
type Props = { draw: Draw; ownId: string | undefined; language: CardContent["language"] };

/** How winners are found, in plain words; after the draw everything that is needed to find them again. */
export function Fairness({ draw, ownId, language }: Props) {
  const { commitment, seed, entries, winners } = draw;
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const say = words[language];

  async function check() {
    if (!seed) return;
    try {
      const { isFair } = await import("#domain/draw.ts");
      const fair = await isFair({ commitment, seed, entries, winners: winners.map(({ id }) => id) });
      setVerdict(fair ? "fair" : "unfair");
    } catch {
      // Without a certificate a browser keeps its cryptography to itself.
      setVerdict("unable");
    }
  }

  return (
    <details className={styles.fairness}>
      <summary>{seed ? say.after : say.before}</summary>
      <ol>
        {say.how.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <dl>
        <dt>{say.commitment}</dt>
        <dd>{commitment}</dd>
        {seed && (
          <>
            <dt>{say.seed}</dt>
            <dd>{seed}</dd>
          </>
        )}
        {entries.length > 0 && (
          <>
            <dt>{say.list(entries.length)}</dt>
            <dd className={styles.list}>{entries.join(" ")}</dd>
          </>
        )}
        {ownId && (
          <>
            <dt>{say.mine}</dt>
            <dd>{ownId}</dd>
            {entries.length > 0 && <dd>{entries.includes(ownId) ? say.listed : say.unlisted}</dd>}
          </>
        )}
      </dl>
      {seed && (
        <button type="button" className={action.action} onClick={check}>
          {say.check}
        </button>
      )}
      <p role="status" className={styles.verdict}>
        {verdict && say[verdict]}
      </p>
    </details>
  );
}
