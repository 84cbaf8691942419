import { Stack, Text } from "@mantine/core";
import { useLocation } from "react-router";
import { signInProvider } from "#domain/sign-in-provider.ts";
import { ProviderButton } from "./provider-buttons.tsx";
import { keepReturnPath } from "./return-path.ts";

/** For somebody without a password: they show once more who they are where they came from, and come back here. */
export function ProveByProvider({ providers }: { providers: readonly string[] }) {
  const { pathname, search } = useLocation();
  return (
    <Stack gap="sm">
      <Text component="p" m={0}>
        안전을 위해 한 번 더 확인합니다. 다녀오시면 10분 동안 다시 묻지 않습니다.
      </Text>
      {signInProvider.options
        .filter((name) => providers.includes(name))
        .map((provider) => (
          <ProviderButton
            key={provider}
            provider={provider}
            anew
            onLeave={() => keepReturnPath(pathname + search)}
          />
        ))}
    </Stack>
  );
}
