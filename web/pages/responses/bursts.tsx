import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { momentWords } from "#domain/moment-words.ts";
import { peopleCount } from "#domain/people-count.ts";
import { ask } from "#web/api.ts";
import {
  type GuessBurstFieldsFragment,
  GuessBurstsDocument,
  LeaveOutBurstDocument,
  TakeBurstInDocument,
} from "#web/graphql/graphql.ts";
import { apiQuery, invalidate } from "#web/queries/api-query.ts";
import { useActions } from "#web/queries/use-action.ts";
import { useLoad } from "#web/queries/use-load.ts";
import type { ToastWords } from "#web/shell/toast-words.ts";
import styles from "./bursts.module.css";

type Props = {
  card: string;
  section: string;
  /** How many there are by now: with each it is asked again. */
  count: number;
  onChanged(): void;
  tell(toast: ToastWords): void;
};

/** Guesses that came from one network in a minute, which the owner may leave out of the draw; nothing where there are none. */
export function Bursts({ card, section, count, onChanged, tell }: Props) {
  const { data, problem, put, reload } = useLoad(apiQuery(GuessBurstsDocument, { card, section }));
  const bursts = data?.guessBursts ?? [];
  const asked = useRef(count);
  useEffect(() => {
    // What is new may be part of one.
    if (asked.current !== count) void invalidate(GuessBurstsDocument);
    asked.current = count;
  }, [count]);

  const { isBusy, during } = useActions(async (explanation) => {
    tell(explanation);
    // Drawn in the meantime, there is nothing to leave out any more.
    await reload();
  });

  const change = ({ id, isLeftOut }: GuessBurstFieldsFragment) =>
    during(id, async () => {
      const place = { card, section, id };
      const guessBursts = isLeftOut
        ? (await ask(TakeBurstInDocument, place)).takeBurstIn
        : (await ask(LeaveOutBurstDocument, place)).leaveOutBurst;
      put({ guessBursts });
      onChanged();
    });

  // Whoever draws the winners must not take a failure for a clean list.
  if (bursts.length === 0 && problem) {
    return (
      <section className={styles.bursts} aria-label="한꺼번에 들어온 참여">
        <div className={styles.unknown}>
          <p role="status">한곳에서 한꺼번에 들어온 참여가 있는지 확인하지 못했습니다.</p>
          <Button variant="default" onClick={() => void reload()}>
            다시 확인하기
          </Button>
        </div>
      </section>
    );
  }
  if (bursts.length === 0) return null;
  return (
    <section className={styles.bursts} aria-label="한꺼번에 들어온 참여">
      <h2>한곳에서 한꺼번에 들어온 참여가 있습니다</h2>
      <p>
        잔치 장소의 와이파이를 함께 쓰신 것이라면 그대로 두세요. 모르는 이름이 많다면 한 사람이 여러 번
        참여했을 수 있습니다. 빼신 참여는 집계와 추첨에 들어가지 않고, 추첨하기 전까지 다시 넣을 수 있습니다.
      </p>
      <ul>
        {bursts.map((burst) => (
          <li key={burst.id}>
            <div>
              <strong>
                {momentWords(burst.minute)}, 1분 동안 {peopleCount(burst.count)}
              </strong>
              {burst.isLeftOut && <span className={styles.mark}>추첨에서 뺌</span>}
              <p>{namesOf(burst)}</p>
            </div>
            <Button
              variant="default"
              loading={isBusy(burst.id)}
              aria-label={`${momentWords(burst.minute)}에 들어온 ${peopleCount(burst.count)} ${burst.isLeftOut ? "다시 넣기" : "추첨에서 빼기"}`}
              onClick={() => void change(burst)}
            >
              {burst.isLeftOut ? "다시 넣기" : "추첨에서 빼기"}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function namesOf({ names, count }: GuessBurstFieldsFragment): string {
  const others = count - names.length;
  return `${names.join(", ")}${others > 0 ? ` 외 ${peopleCount(others)}` : ""}`;
}
