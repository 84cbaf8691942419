import { Anchor, Button, Stack, Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Problem } from "#web/forms/problem.tsx";
import { useUser } from "#web/session/session.ts";
import styles from "./smart-store.module.css";

type Props = {
  holder: string;
  busy: boolean;
  problem: string | undefined;
  onClaim(): Promise<void>;
  onSignIn(to: "/login" | "/signup"): void;
  onSwitch(): Promise<void>;
};

/** Whose it is and what was bought is known: now it goes onto an account. */
export function Greeting({ holder, busy, problem, onClaim, onSignIn, onSwitch }: Props) {
  const user = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="lg">
      <header>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {holder} 님, 반갑습니다
        </h1>
        <Text component="p" className={styles.lead}>
          {user
            ? "이용권을 계정에 담으면 카드를 만들고 주문하실 때 저절로 적용됩니다."
            : "로그인하시면 이용권을 담고, 바로 카드를 만드실 수 있습니다."}
        </Text>
      </header>
      <Problem sentence={problem} />
      {user ? (
        <>
          <p className={styles.account}>
            <span>지금 로그인하신 계정</span>
            <strong>{user.email}</strong>
          </p>
          <Button size="lg" loading={busy} onClick={() => void onClaim()}>
            이 계정에 담고 카드 만들기
          </Button>
          <Text component="p" m={0} size="sm" c="dimmed">
            한번 담은 이용권은 다른 계정으로 옮길 수 없습니다.
          </Text>
          <Anchor component="button" type="button" c="dark.6" py={12} onClick={() => void onSwitch()}>
            다른 계정으로 로그인
          </Anchor>
        </>
      ) : (
        <Stack gap="sm">
          <Button size="lg" onClick={() => onSignIn("/login")}>
            로그인하고 받기
          </Button>
          <Button size="lg" variant="default" onClick={() => onSignIn("/signup")}>
            처음이에요, 회원가입하고 받기
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
