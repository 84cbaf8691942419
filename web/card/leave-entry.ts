import { CUT_OFF, type Guest, GuestRefusal, type OwnEntry, TAKEN_BACK } from "#cards/engine/guest.ts";
import type { Ask } from "./ask-as-visitor.ts";
import { leaveNow } from "./leave-now.ts";
import type { BringOffline } from "./mind-network.ts";
import { inTime } from "./offline/in-time.ts";
import type { Outcome } from "./offline/unsent-entries.ts";
import { canKeep, hasUnsent } from "./offline/unsent-flag.ts";

/** A password stays nowhere but in its field, so that it cannot be sent later. */
const ASKS_NOW =
  "인터넷 연결이 끊긴 것 같습니다. 비밀번호는 기기에 남기지 않아 나중에 저절로 보내 드릴 수 없습니다. 연결되면 다시 누르시거나, 비밀번호 없이 보내 주세요.";
const ASKS_AGAIN =
  "인터넷 연결이 끊긴 것 같습니다. 적으신 글은 그대로 있으니, 연결을 확인한 뒤 다시 눌러 주세요.";

type Parts = { card: string; ask: Ask; bringOffline: BringOffline };

/** Leaves something at once, or, without a network, as soon as there is one. */
export function createLeave({ card, ask, bringOffline }: Parts): Guest["leave"] {
  return async (entry, onUnsent) => {
    const waits = !entry.onlyNow && !entry.password && canKeep() && onUnsent;
    // What was written earlier and waits still goes first, by the same way.
    if (!waits || !hasUnsent()) {
      try {
        return await inTime(leaveNow({ card, ask, entry }));
      } catch (error) {
        if (!isCutOff(error)) throw error;
        if (!waits) throw cutOff(entry.password ? ASKS_NOW : ASKS_AGAIN);
      }
    }
    if (!waits) throw cutOff(ASKS_AGAIN);
    const { leaveLater } = await bringOffline().catch(() => {
      throw cutOff(ASKS_AGAIN);
    });
    return entryOf(await leaveLater(entry, waits));
  };
}

const cutOff = (message: string) => new GuestRefusal({ code: CUT_OFF, message });

function isCutOff(error: unknown): boolean {
  return error instanceof GuestRefusal ? error.code === CUT_OFF : error instanceof DOMException;
}

function entryOf(outcome: Outcome): OwnEntry {
  if (outcome.is === "left") return outcome.entry;
  if (outcome.is === "taken-back") throw new GuestRefusal({ code: TAKEN_BACK, message: "" });
  throw new GuestRefusal({ code: "REFUSED", message: outcome.sentence, fields: outcome.fields });
}
