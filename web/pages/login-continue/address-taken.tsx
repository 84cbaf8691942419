import { Anchor, Stack } from "@mantine/core";
import { Link } from "react-router";
import { byProvider } from "#domain/sign-in-provider.ts";
import type { FederationStep } from "#web/session/federation.ts";
import { ProviderButton } from "#web/session/provider-buttons.tsx";
import { NarrowPage } from "#web/shell/narrow-page.tsx";

/** The address is of an account without a password: its owner came by another provider, and does so again. */
export function AddressTaken({ step }: { step: FederationStep }) {
  const labels = step.Providers.map((name) => byProvider[name]).join(", ");
  return (
    <NarrowPage
      title="이미 이 주소로 가입하셨어요"
      lead={
        <>
          <strong>{step.Email}</strong> 계정은 {labels} 만드셨어요. 아래 버튼으로 들어와 주세요.
        </>
      }
    >
      <Stack gap="sm">
        {step.Providers.map((provider) => (
          <ProviderButton key={provider} provider={provider} />
        ))}
      </Stack>
      <Anchor component={Link} to="/login" c="dark.6" py={12}>
        다른 방법으로 로그인하기
      </Anchor>
    </NarrowPage>
  );
}
