import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { useStore } from "zustand";
import { called } from "#cards/engine/called.ts";
import { isSold } from "#cards/engine/plan.ts";
import { josa } from "#cards/korean/hangul.ts";
import { checkoutAddress } from "#domain/addresses.ts";
import { isOver } from "#domain/card-life.ts";
import { lastDayWords } from "#domain/moment-words.ts";
import { keepReturnPath } from "#web/session/return-path.ts";
import { checkSession } from "#web/session/session.ts";
import { MovedDaysToast } from "./moved-days-toast.tsx";
import styles from "./notices.module.css";
import { useEditorCard, useOpenCard, useSaving } from "./open-card.ts";

/** What the maker should know before going on. */
export function Notices() {
  const { kind, notices } = useOpenCard();
  const { others, caughtUp, resumedPhotos } = useStore(notices);
  const { state, suspendedReason, blockedUntil } = useEditorCard();
  const saving = useSaving();
  return (
    <>
      {blockedUntil && (
        <Notice>
          {lastDayWords(blockedUntil)}까지 임시 조치로 가려진 카드입니다. 고치신 내용은 저장되지만 손님에게는
          보이지 않습니다.
        </Notice>
      )}
      {state === "SUSPENDED" && suspendedReason && (
        <Notice>
          관리자가 숨긴 {called(kind)}입니다. 이유: {suspendedReason}. 고치신 내용은 저장되지만 손님에게는
          보이지 않습니다.
        </Notice>
      )}
      {saving.is === "signed-out" && <SignInAgain />}
      <TrialNotice />
      {others > 0 && (
        <Notice>
          이 {josa(called(kind), "이/가")} 다른 창에서도 열려 있습니다. 한 창에서만 고치시면 헷갈리지
          않습니다.
        </Notice>
      )}
      {resumedPhotos > 0 && <Notice>지난번에 올리던 사진 {resumedPhotos}장을 이어서 올리고 있습니다.</Notice>}
      {caughtUp && (
        <Notice
          action={
            <Button variant="subtle" onClick={() => notices.setState({ caughtUp: false })}>
              알겠습니다
            </Button>
          }
        >
          다른 곳에서 고친 내용을 가져왔습니다. 되돌리기를 누르면 이전 모습으로 돌아갑니다.
        </Notice>
      )}
      <MovedDaysToast />
    </>
  );
}

function Notice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.notice} role="status">
      <p>{children}</p>
      {action}
    </div>
  );
}

/** On trial, or over: until when guests see it, and how they see it longer. */
function TrialNotice() {
  const { kind } = useOpenCard();
  const [now] = useState(() => new Date());
  const { id, state, isTrial, expiresAt } = useEditorCard();
  if (!expiresAt || state !== "PUBLISHED" || !isSold(kind)) return null;
  const over = isOver({ expiresAt }, now);
  if (!isTrial && !over) return null;
  return (
    <Notice
      action={
        <Button component={Link} to={checkoutAddress(id)} variant="default">
          {isTrial ? "주문하기" : "연장하기"}
        </Button>
      }
    >
      {over
        ? `${lastDayWords(expiresAt)}에 기간이 끝나 손님에게 보이지 않습니다.`
        : `무료 체험 중입니다. ${lastDayWords(expiresAt)}까지 열려 있습니다.`}
    </Notice>
  );
}

/** The server no longer knows this session, whatever the browser thinks. */
function SignInAgain() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  async function signIn() {
    keepReturnPath(pathname + search);
    const { leaveDevice } = await import("#web/session/identity.ts");
    await leaveDevice().catch(() => undefined);
    await checkSession();
    await navigate("/login");
  }

  return (
    <Notice action={<Button onClick={() => void signIn()}>다시 로그인</Button>}>
      로그인이 끝났습니다. 쓰신 내용은 이 기기에 있으니, 다시 로그인하시면 그대로 이어집니다.
    </Notice>
  );
}
