import { Anchor, Loader, Stack } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { askFederation, type FederationAnswer, type FederationStep } from "#web/session/federation.ts";
import { NarrowPage } from "#web/shell/narrow-page.tsx";
import { AddressTaken } from "./login-continue/address-taken.tsx";
import { AskAddress } from "./login-continue/ask-address.tsx";
import { JoinAccount } from "./login-continue/join-account.tsx";

export function meta() {
  return [
    { title: "로그인 이어서 하기 · 고이" },
    { name: "description", content: "카카오나 네이버로 들어오시는 길에 한 가지만 더 확인합니다." },
    { name: "robots", content: "noindex" },
  ];
}

/** Between a provider and us: what is still missing before somebody is signed in. */
export default function LoginContinuePage() {
  const navigate = useNavigate();
  const [step, setStep] = useState<FederationStep>();

  function goOn(answer: FederationAnswer) {
    if ("Step" in answer) setStep(answer);
    // Back to /login as from a provider, where Amplify exchanges the code.
    else location.assign(answer.Location);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page is opened
  useEffect(() => {
    void askFederation("GetStep", {}).then(goOn, () =>
      navigate("/login?error=invalid_request", { replace: true }),
    );
  }, []);

  return (
    <>
      {!step && <Waiting />}
      {step?.Step === "join" && <JoinAccount step={step} onDone={goOn} />}
      {step?.Step === "email" && <AskAddress step={step} onDone={goOn} />}
      {step?.Step === "taken" && <AddressTaken step={step} />}
    </>
  );
}

function Waiting() {
  return (
    <NarrowPage title="로그인하고 있습니다">
      <Stack align="center" py="xl">
        <Loader aria-label="잠시만 기다려 주세요" />
      </Stack>
      <Anchor component={Link} to="/login" c="dark.6" py={12}>
        다른 방법으로 로그인하기
      </Anchor>
    </NarrowPage>
  );
}
