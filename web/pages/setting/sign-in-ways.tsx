import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { providerLabels, type SignInProviderName, signInProvider } from "#domain/sign-in-provider.ts";
import { ask } from "#web/api.ts";
import { DoneNote } from "#web/forms/done-note.tsx";
import { Problem } from "#web/forms/problem.tsx";
import { UnlinkSignInDocument } from "#web/graphql/graphql.ts";
import { LoadFailed } from "#web/queries/load-failed.tsx";
import { useAction } from "#web/queries/use-action.ts";
import { useLoad } from "#web/queries/use-load.ts";
import { ProviderSymbol } from "#web/session/provider-symbol.tsx";
import { signInsQuery } from "#web/session/sign-ins-query.ts";
import { Part } from "#web/shell/page-part.tsx";

/** Which ways in are joined. Nothing to tell somebody who has only a password. */
export function SignInWays() {
  const { data, problem, busy, reload, put } = useLoad(signInsQuery);
  const [done, setDone] = useState<string>();
  const unlink = useAction(async (provider: SignInProviderName) => {
    setDone(undefined);
    const { unlinkSignIn: signIns } = await ask(UnlinkSignInDocument, { provider });
    if (data?.me) put({ ...data, me: { ...data.me, signIns } });
    setDone(`${providerLabels[provider]} 연결을 끊었습니다.`);
  });

  const { hasPassword = false, providers = [] } = data?.me?.signIns ?? {};
  const joined = signInProvider.options.filter((name) => providers.includes(name));
  if (!data && problem) {
    return (
      <Part title="로그인 방법">
        <LoadFailed sentence={problem} busy={busy} onAgain={() => void reload()} />
      </Part>
    );
  }
  if (joined.length === 0 && !done) return null;
  const isOnlyWay = !hasPassword && joined.length === 1;
  return (
    <Part
      title="로그인 방법"
      about={
        isOnlyWay
          ? "비밀번호를 정하시면 이메일로도 들어오실 수 있고, 그때 연결을 끊으실 수 있습니다."
          : "어느 방법으로 들어오셔도 같은 계정입니다."
      }
    >
      <Stack gap="xs">
        {hasPassword && <Group mih={48}>이메일과 비밀번호</Group>}
        {joined.map((provider) => (
          <Group key={provider} justify="space-between" mih={48}>
            <Group gap="xs">
              <ProviderSymbol provider={provider} />
              {providerLabels[provider]}
            </Group>
            {!isOnlyWay && (
              <Button
                mih={48}
                variant="default"
                aria-label={`${providerLabels[provider]} 연결 끊기`}
                loading={unlink.busy}
                onClick={() => void unlink.run(provider)}
              >
                연결 끊기
              </Button>
            )}
          </Group>
        ))}
      </Stack>
      <Problem sentence={unlink.problem} />
      <DoneNote sentence={done} />
    </Part>
  );
}
