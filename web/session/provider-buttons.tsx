import { Button, Divider, Stack } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { byProvider, type SignInProviderName, signInProvider } from "#domain/sign-in-provider.ts";
import { Problem } from "#web/forms/problem.tsx";
import { useAction } from "#web/queries/use-action.ts";
import type { loader } from "#web/shell/app-layout.tsx";
import styles from "./provider-buttons.module.css";
import { ProviderSymbol } from "./provider-symbol.tsx";

type Props = {
  /** Stand above and below them, where there are any. */
  over?: ReactNode;
  under?: ReactNode;
};

/**
 * Ways in by accounts of elsewhere; nothing where none is configured. The server draws them: nothing moves when the page
 * comes alive.
 */
export function ProviderButtons({ over, under }: Props) {
  const offered = useRouteLoaderData<typeof loader>("shell/app-layout")?.signInProviders ?? [];
  const providers = signInProvider.options.filter((name) => offered.includes(name));
  if (providers.length === 0) return null;
  return (
    <>
      {over}
      <Stack gap="sm">
        {providers.map((provider) => (
          <ProviderButton key={provider} provider={provider} />
        ))}
      </Stack>
      {under}
    </>
  );
}

export function OrDivider({ words }: { words: string }) {
  return <Divider label={words} labelPosition="center" />;
}

type ButtonProps = {
  provider: SignInProviderName;
  /** Whether they are to sign in there once more, although they may be signed in. */
  anew?: boolean;
  /** Called before the browser leaves. */
  onLeave?(): void;
};

/** Leads to a provider, in its own colours: people know it by them. */
export function ProviderButton({ provider, anew = false, onLeave }: ButtonProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = useAction(async () => {
    const { continueWith } = await import("./identity.ts");
    onLeave?.();
    await continueWith(provider, { anew });
    setIsLeaving(true);
  });

  // Who goes back finds the page as they left it, and the button must be there for them.
  useEffect(() => {
    const comeBack = () => setIsLeaving(false);
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, []);

  return (
    <>
      <Button
        size="lg"
        fullWidth
        className={styles[provider]}
        leftSection={<ProviderSymbol provider={provider} />}
        justify="center"
        loading={leave.busy || isLeaving}
        onClick={() => void leave.run()}
      >
        {byProvider[provider]} {anew ? "다시 확인하기" : "계속하기"}
      </Button>
      <Problem sentence={leave.problem} />
    </>
  );
}
