import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { addressOf, kinds } from "#cards/kinds/kinds.ts";
import { ask } from "#web/api.ts";
import { ApiRefusal } from "#web/api-call.ts";
import type { Explanation } from "#web/forms/explain.ts";
import { useCountdown } from "#web/forms/use-countdown.ts";
import { ClaimVoucherDocument, OpenVoucherDocument, type OpenVoucherMutation } from "#web/graphql/graphql.ts";
import { useAction } from "#web/queries/use-action.ts";
import { keepReturnPath } from "#web/session/return-path.ts";
import { checkedUser, checkSession } from "#web/session/session.ts";
import { keepDigits, takeDigits } from "./kept-digits.ts";

export type Opened = OpenVoucherMutation["openVoucher"];

/** How far somebody has come with a voucher. */
export type VoucherStep =
  | { is: "asking" }
  | { is: "opened"; digits: string; voucher: Opened }
  /** Somebody comes back from signing in. */
  | { is: "looking" }
  /** Somebody else has it, or it is too late: there is nothing more to do with it. */
  | { is: "over"; title: string; sentence: string };

/** What each "no" that ends it is headed with. */
const ENDS: Record<string, string> = {
  VOUCHER_USED: "이미 받으신 이용권입니다",
  VOUCHER_EXPIRED: "기간이 지난 이용권입니다",
};

export function useVoucher(id: string) {
  const navigate = useNavigate();
  const [step, setStep] = useState<VoucherStep>({ is: "asking" });
  const lock = useCountdown();
  const { run: act, busy, problem, setProblem } = useAction((work: () => Promise<void>) => work(), refuse);

  /** Says why not, and where somebody has to wait, how long. */
  function refuse({ sentence, fields }: Explanation, error: unknown) {
    const code = error instanceof ApiRefusal ? error.code : "";
    const title = ENDS[code];
    if (title) return setStep({ is: "over", title, sentence });
    if (error instanceof ApiRefusal && error.retryAfterSeconds) lock.restart(error.retryAfterSeconds);
    // Wrong digits after signing in, or a lock: back to where they are typed.
    if (code === "VOUCHER_UNKNOWN" || code === "LOCKED") setStep({ is: "asking" });
    setProblem(fields.digits ?? sentence);
  }

  function open(digits: string) {
    return act(async () => {
      const { openVoucher } = await ask(OpenVoucherDocument, { id, digits });
      setStep({ is: "opened", digits, voucher: openVoucher });
    });
  }

  function claim(digits: string) {
    return act(async () => {
      const { claimVoucher } = await ask(ClaimVoucherDocument, { id, digits });
      const kind = kinds.find(({ name }) => name === claimVoucher.kind);
      await navigate(kind ? addressOf(kind, "create") : "/my-mobile-card", { replace: true });
    });
  }

  /** Who signs in to take it comes back here and has it. */
  function goSignIn(to: "/login" | "/signup", digits: string) {
    keepDigits({ id, digits });
    keepReturnPath(location.pathname);
    return navigate(to);
  }

  async function switchAccount(digits: string) {
    const { leaveDevice } = await import("#web/session/identity.ts");
    await leaveDevice().catch(() => undefined);
    await checkSession();
    await goSignIn("/login", digits);
  }

  const cameBack = useRef(async () => {
    const digits = takeDigits(id);
    if (!digits) return;
    setStep({ is: "looking" });
    // Who came back without signing in stands where they were.
    await ((await checkedUser()) ? claim(digits) : open(digits));
    setStep((now) => (now.is === "looking" ? { is: "asking" } : now));
  });
  useEffect(() => void cameBack.current(), []);

  return { step, problem, busy, secondsLeft: lock.secondsLeft, open, claim, goSignIn, switchAccount };
}
