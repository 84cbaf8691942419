import { useRef } from "react";
import type { CardFacts } from "#cards/engine/viewer.ts";
import { newIdempotencyKey } from "#domain/idempotency-key.ts";
import { useAct } from "./use-act.ts";
import { useOneAnswer } from "./use-one-answer.ts";

type Asked = Parameters<typeof useOneAnswer>[0] & { card: Pick<CardFacts, "id" | "language"> };

/** An answer that is given by one tap, without a form; a second tap gives no second one. */
export function useOneTap({ card, ...asked }: Asked) {
  const answer = useOneAnswer(asked);
  const key = useRef("");
  const { busy, problem, unsent, run } = useAct(card);

  function give() {
    if (answer.entry) return;
    key.current ||= newIdempotencyKey();
    run(async (guest) => {
      await answer.send({ guest, typed: {}, key: key.current });
      key.current = "";
    });
  }

  return { ...answer, busy, unsent, problem: problem?.sentence ?? "", give };
}
