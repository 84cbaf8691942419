import { createStore } from "zustand/vanilla";
import { newIdempotencyKey } from "#domain/idempotency-key.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { newUuid } from "#domain/uuid.ts";
import { memberHeaders } from "#web/api.ts";
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
import { askAs } from "#web/offline-queue/ask-as.ts";
import { createChangeQueue } from "#web/offline-queue/change-queue.ts";
import type { ToastWords } from "#web/shell/toast-words.ts";
import {
  joinedActs,
  type OptimisticPlan,
  type PlanAct,
  type WeddingPlanView,
  withTask,
} from "./optimistic-plan.ts";
import { planStorage } from "./plan-storage.ts";

/** The other waits for it. */
const PAUSES = { first: 4_000, last: 4_000 };

type Parts = {
  first: OptimisticPlan;
  member: string;
  tell(toast: ToastWords): void;
};

/** The member no longer works on this plan; `next` is what they have instead. */
export type PlanEnded = { next: WeddingPlanView | null };

/** A plan that answers at once: what is done shows first and is saved then, and what the other does comes in. */
export function openPlan({ first, member, tell }: Parts) {
  const plan = first.known.id;
  const ask = askAs(member);
  const end = createStore<{ ended: PlanEnded | null }>(() => ({ ended: null }));

  const queue = createChangeQueue<WeddingPlanView, PlanAct>({
    storage: planStorage,
    whose: { owner: member, about: plan },
    first,
    // A plan is nobody's business on a device that others use.
    keepsKnown: false,
    send,
    async refused(_act, { is, sentence }) {
      // Perhaps because the whole plan is no longer theirs.
      if (is === "gone") await read();
      if (!end.getState().ended) tell({ sentence });
    },
    join: joinedActs,
    pauses: PAUSES,
  });

  /** What the server's answer makes of the plan. */
  async function send(act: PlanAct): Promise<(known: WeddingPlanView) => WeddingPlanView> {
    if (act.does === "move") {
      const { moveWedding } = await ask(MoveWeddingDocument, { plan, weddingDate: act.weddingDate });
      return (known) => ({ ...known, ...moveWedding });
    }
    const { task: id } = act;
    if (act.does === "add") {
      const { addWeddingTask } = await ask(AddWeddingTaskDocument, { plan, id, task: act.begins });
      return (known) => withTask(known, addWeddingTask);
    }
    const { changeWeddingTask } = await ask(ChangeWeddingTaskDocument, { plan, id, change: act.change });
    return (known) => withTask(known, changeWeddingTask);
  }

  async function read(): Promise<void> {
    const answer = await queue.read(() => ask(WeddingPlanDocument));
    if (!answer) return;
    const { weddingPlan } = answer;
    if (weddingPlan?.id === plan) {
      end.setState({ ended: null });
      queue.reopen();
      queue.hear(() => weddingPlan);
    } else {
      end.setState({ ended: { next: weddingPlan } });
      queue.end();
    }
  }

  const act = (done: PlanAct) => void queue.add(done);

  return {
    state: queue.state,
    end,
    /** Sends and listens from now on; answers how to stop. */
    start() {
      const line = createLine({
        operation: WeddingPlanChangedDocument,
        variables: { plan },
        identify: memberHeaders,
        hear: () => void read(),
        missed: () => void read(),
      });
      line.open();
      const stop = queue.start(() => void read());
      return () => {
        stop();
        line.close();
      };
    },
    change: (task: string, change: WeddingTaskChange) =>
      act({ key: newIdempotencyKey(), does: "change", task, change }),
    add: (begins: NewWeddingTask) => act({ key: newIdempotencyKey(), does: "add", task: newUuid(), begins }),
    move: (weddingDate: string) =>
      act({ key: newIdempotencyKey(), does: "move", weddingDate, today: koreanDay(new Date()) }),
    /** After an act that needs the server: what it answered. */
    put: (known: WeddingPlanView) => queue.hear(() => known),
  };
}
