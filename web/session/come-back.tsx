import { Loader, Stack } from "@mantine/core";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { ask } from "#web/api.ts";
import { MeDocument } from "#web/graphql/graphql.ts";
import { NarrowPage } from "#web/shell/narrow-page.tsx";
import { ConsentStep } from "./consent-step.tsx";
import { pathAfterSignIn } from "./return-path.ts";
import { checkSession, session } from "./session.ts";

/** Somebody is back from a provider: they are signed in, a new member agrees to the terms, and they go on. */
export function ComeBack() {
  const navigate = useNavigate();
  const [isNew, setIsNew] = useState(false);

  async function goOn() {
    const { user } = session.getState();
    await navigate(user ? pathAfterSignIn(user) : "/login?error=invalid_request", { replace: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is exchanged once
  useEffect(() => {
    let isGone = false;
    void arrive().then((consentsMissing) => {
      if (isGone) return;
      if (consentsMissing) setIsNew(true);
      else void goOn();
    });
    return () => {
      isGone = true;
    };
  }, []);

  if (isNew) return <ConsentStep onDone={() => void goOn()} />;
  return (
    <NarrowPage title="로그인하고 있습니다">
      <Stack align="center" py="xl">
        <Loader aria-label="잠시만 기다려 주세요" />
      </Stack>
    </NarrowPage>
  );
}

/** Whether there is something to agree to. Where that cannot be asked, the first page of a member asks again. */
async function arrive(): Promise<boolean> {
  const { comeBack } = await import("./identity.ts");
  const isSignedIn = await comeBack().catch(() => false);
  await checkSession();
  if (!isSignedIn) return false;
  const { me } = await ask(MeDocument).catch(() => ({ me: null }));
  return (me?.consentsMissing ?? []).length > 0;
}
