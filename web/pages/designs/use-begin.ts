import { useState } from "react";
import { useNavigate } from "react-router";
import type { Door } from "#cards/kinds/doors.ts";
import { keepStart } from "#web/designs/kept-start.ts";
import { begun } from "#web/session/begun.ts";
import { isKnownDevice } from "#web/session/known-device.ts";
import { keepReturnPath } from "#web/session/return-path.ts";
import { checkedUser } from "#web/session/session.ts";

type Start = { design: string; answers: Readonly<Record<string, string>>; photo: File | null };

/** From a design to a card of one's own: who is a stranger signs up first, who is known here signs in. */
export function useBegin(door: Door) {
  const navigate = useNavigate();
  const [beginning, setBeginning] = useState<string | null>(null);

  async function begin({ design, answers, photo }: Start) {
    setBeginning(design);
    try {
      await keepStart({ door: door.name, design, answers: { ...answers }, photo });
      const to = `${door.create}${door.create.includes("?") ? "&" : "?"}design=${design}`;
      if (await checkedUser()) return await navigate(to);
      keepReturnPath(to);
      await navigate(isKnownDevice() ? "/login" : "/signup", { state: begun(door) });
    } finally {
      setBeginning(null);
    }
  }

  return { begin, beginning };
}
