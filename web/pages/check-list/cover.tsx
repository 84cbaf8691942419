import { Button } from "@mantine/core";
import { useState } from "react";
import { countdownSign, sentence } from "#domain/day-words.ts";
import { daysBetween } from "#domain/korean-day.ts";
import { progressOf } from "#domain/wedding-plan.ts";
import type { DueTask } from "./chapters.ts";
import styles from "./check-list.module.css";
import { Garland } from "./garland.tsx";
import { MoveSheet } from "./move-sheet.tsx";
import type { OpenPlan } from "./use-plan.ts";

type Props = { open: OpenPlan; tasks: readonly DueTask[]; today: string; cardDate: string | null };

/** The first leaf of the calendar: how long it still is, and how far they have come. */
export function Cover({ open, tasks, today, cardDate }: Props) {
  const [moving, setMoving] = useState(false);
  const { plan } = open;
  const days = daysBetween(today, plan.weddingDate);
  const { done, all, percent } = progressOf(tasks);
  const progress = progressWords({ done, all });
  return (
    <header className={styles.cover}>
      <h1 className={styles.eyebrow}>결혼 준비 체크리스트</h1>
      <p className={styles.countdown}>{countdownSign(days)}</p>
      <p className={styles.date}>
        <span>{sentence({ date: plan.weddingDate, time: null })}</span>
        <Button variant="subtle" className={styles.move} onClick={() => setMoving(true)}>
          날짜 바꾸기
        </Button>
      </p>
      <Garland percent={percent} words={`${progress} ${percent}%`} />
      <p className={styles.progress}>
        {progress} {all > 0 && <b>{percent}%</b>}
      </p>
      <Unsaved open={open} />
      {cardDate !== null && cardDate !== plan.weddingDate && (
        <div className={styles.differs} role="note">
          <p>
            청첩장의 날짜와 달라요. 청첩장에는 <b>{sentence({ date: cardDate, time: null })}</b>로 적혀
            있습니다.
          </p>
          <Button variant="default" onClick={() => open.move(cardDate)}>
            청첩장 날짜로 맞추기
          </Button>
        </div>
      )}
      <MoveSheet open={open} opened={moving} onClose={() => setMoving(false)} />
    </header>
  );
}

/** Said only while something is on this device alone. */
function Unsaved({ open: { unsaved, isOnline, ended } }: { open: OpenPlan }) {
  if (ended) return null;
  return (
    <p role="status" className={styles.unsaved} data-waits={unsaved > 0 && !isOnline}>
      {unsaved > 0 &&
        (isOnline
          ? "저장하는 중입니다."
          : `인터넷이 끊겼습니다. 바꾸신 ${unsaved}가지는 이 기기에 두었다가, 이어지면 저장합니다.`)}
    </p>
  );
}

function progressWords({ done, all }: { done: number; all: number }): string {
  if (all === 0) return "아직 할 일이 없습니다.";
  if (done === 0) return `할 일이 ${all}가지 있습니다. 하나씩 시작해 보세요.`;
  return `${all}가지 가운데 ${done}가지를 마치셨습니다.`;
}
