import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { newIdempotencyKey } from "#domain/idempotency-key.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { newUuid } from "#domain/uuid.ts";
import { ask, memberHeaders } from "#web/api.ts";
import { ApiRefusal } from "#web/api-call.ts";
import { explain } from "#web/forms/explain.ts";
import {
  AddWeddingTaskDocument,
  ChangeWeddingTaskDocument,
  MoveWeddingDocument,
  type NewWeddingTask,
  WeddingPlanChangedDocument,
  WeddingPlanDocument,
  type WeddingTaskChange,
} from "#web/graphql/graphql.ts";
import { createLine } from "#web/live-line.ts";
import type { ToastWords } from "#web/shell/toast-words.ts";
import {
  knownPlan,
  type OptimisticPlan,
  type PlanAct,
  type WeddingPlanView,
  withAct,
  withoutAct,
  withTask,
} from "./optimistic-plan.ts";
import { storePlan } from "./plan-storage.ts";

/** What could not be sent is tried again. */
const SEND_AGAIN_MS = 4_000;
/** A "no" to what was asked; any other failure passes, and the act waits for it. */
const FINAL = ["INVALID", "NOT_FOUND", "FORBIDDEN", "CONFLICT", "LIMIT_REACHED"];

type Parts = {
  first: OptimisticPlan;
  member: string;
  tell(toast: ToastWords): void;
};

/** The member no longer works on this plan; `next` is what they have instead. */
export type PlanEnded = { next: WeddingPlanView | null };

/** A plan that answers at once: what is done shows first and is saved then, and what the other does comes in. */
export function usePlan({ first, member, tell }: Parts) {
  const [book, setBook] = useState(first);
  const [isOnline, setOnline] = useState(true);
  const [ended, setEnded] = useState<PlanEnded | null>(null);
  const latest = useRef(first);
  const onItsWay = useRef<string | null>(null);
  const isSending = useRef(false);
  const reads = useRef(0);
  const settled = useRef(0);
  const isOver = useRef(false);
  const planId = first.plan.id;

  const write = useCallback(
    (change: (now: OptimisticPlan) => OptimisticPlan) => {
      latest.current = change(latest.current);
      setBook(latest.current);
      if (!isOver.current) void storePlan(member, latest.current);
    },
    [member],
  );

  const read = useEffectEvent(async () => {
    reads.current += 1;
    const turn = { read: reads.current, settled: settled.current };
    try {
      const { weddingPlan } = await ask(WeddingPlanDocument);
      setOnline(true);
      // A later answer is on its way.
      if (turn.read !== reads.current) return;
      // It may have been written before what was saved meanwhile.
      if (turn.settled !== settled.current) return read();
      if (weddingPlan?.id !== planId) return end(weddingPlan);
      isOver.current = false;
      setEnded(null);
      write(({ acts }) => ({ plan: weddingPlan, acts }));
    } catch (error) {
      if (!(error instanceof ApiRefusal)) setOnline(false);
    }
  });

  /** What was done here stays to be read, and goes nowhere any more. */
  function end(next: WeddingPlanView | null) {
    isOver.current = true;
    setEnded({ next });
    void storePlan(member, { ...latest.current, acts: [] });
  }

  /** False when it has to be tried again later. */
  async function sendOne(act: PlanAct): Promise<boolean> {
    onItsWay.current = act.key;
    try {
      const settle = await sent(planId, act);
      settled.current += 1;
      write((now) => settle(withoutAct(now, act)));
      setOnline(true);
      return true;
    } catch (error) {
      const isFinal = error instanceof ApiRefusal && FINAL.includes(error.code);
      if (!(error instanceof ApiRefusal)) setOnline(false);
      if (!isFinal) return false;
      // Perhaps because the whole plan is no longer theirs.
      if (error.code === "NOT_FOUND") await read();
      if (isOver.current) return false;
      write((now) => withoutAct(now, act));
      tell({ sentence: explain(error).sentence });
      return true;
    } finally {
      onItsWay.current = null;
    }
  }

  /** One after the other, the oldest first. */
  async function send() {
    if (isSending.current || isOver.current) return;
    isSending.current = true;
    for (let act = latest.current.acts[0]; act; act = latest.current.acts[0]) {
      if (!(await sendOne(act))) break;
    }
    isSending.current = false;
  }

  function act(done: PlanAct) {
    write((now) => withAct(now, { act: done, onItsWay: onItsWay.current }));
    void send();
  }

  const sendAgain = useEffectEvent(() => void send());

  useEffect(() => {
    const line = createLine({
      operation: WeddingPlanChangedDocument,
      variables: { plan: planId },
      identify: memberHeaders,
      hear: () => void read(),
      missed: () => void read(),
    });
    line.open();
    sendAgain();
    const again = setInterval(() => sendAgain(), SEND_AGAIN_MS);
    const back = () => {
      sendAgain();
      void read();
    };
    addEventListener("online", back);
    return () => {
      line.close();
      clearInterval(again);
      removeEventListener("online", back);
    };
  }, [planId]);

  return {
    plan: knownPlan(book),
    unsaved: book.acts.length,
    isOnline,
    ended,
    change: (task: string, change: WeddingTaskChange) =>
      act({ key: newIdempotencyKey(), does: "change", task, change }),
    add(begins: NewWeddingTask) {
      act({ key: newIdempotencyKey(), does: "add", task: newUuid(), begins });
    },
    move: (weddingDate: string) =>
      act({ key: newIdempotencyKey(), does: "move", weddingDate, today: koreanDay(new Date()) }),
    /** After an act that needs the server: what it answered. */
    put: (plan: WeddingPlanView) => write(({ acts }) => ({ plan, acts })),
  };
}

export type OpenPlan = ReturnType<typeof usePlan>;

/** What the server's answer makes of the book. */
async function sent(plan: string, act: PlanAct): Promise<(book: OptimisticPlan) => OptimisticPlan> {
  if (act.does === "move") {
    const { moveWedding } = await ask(MoveWeddingDocument, { plan, weddingDate: act.weddingDate });
    return (book) => ({ ...book, plan: { ...book.plan, ...moveWedding } });
  }
  if (act.does === "add") {
    const { addWeddingTask } = await ask(AddWeddingTaskDocument, { plan, id: act.task, task: act.begins });
    return (book) => withTask(book, addWeddingTask);
  }
  const { task: id, change } = act;
  const { changeWeddingTask } = await ask(ChangeWeddingTaskDocument, { plan, id, change });
  return (book) => withTask(book, changeWeddingTask);
}
