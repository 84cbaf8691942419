import "@fontsource/gowun-batang/400.css";
import { Button, Loader, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import type { Route } from "./+types/smart-store";
import { DigitsForm } from "./smart-store/digits-form.tsx";
import { Greeting } from "./smart-store/greeting.tsx";
import styles from "./smart-store/smart-store.module.css";
import { VoucherTicket } from "./smart-store/ticket.tsx";
import { useVoucher } from "./smart-store/use-voucher.ts";

export function meta() {
  return [
    { title: "스토어 이용권 · 고이" },
    { name: "description", content: "스토어에서 구매하신 이용권을 내 계정에 담고 카드를 만드세요." },
    { name: "robots", content: "noindex" },
  ];
}

/** What stands in the address is all that is needed besides four digits: nobody else is to learn it. */
export function headers() {
  return {
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  };
}

/** Where a voucher from a shop is opened. The same for every address, until somebody knows the digits. */
export default function SmartStorePage({ params: { id } }: Route.ComponentProps) {
  const { step, problem, busy, secondsLeft, open, claim, goSignIn, switchAccount } = useVoucher(id);
  const opened = step.is === "opened" ? step : null;
  return (
    <div className={styles.page}>
      {step.is !== "over" && <VoucherTicket {...opened?.voucher} />}
      {step.is === "asking" && (
        <Stack gap="lg">
          <header>
            <h1 className={styles.title}>스토어에서 구매하신 이용권</h1>
            <Text component="p" className={styles.lead}>
              주문하실 때 쓰신 휴대전화 번호의 마지막 네 자리를 적어 주세요. 확인되면 바로 카드를 만드실 수
              있습니다.
            </Text>
          </header>
          <DigitsForm busy={busy} problem={problem} secondsLeft={secondsLeft} onSubmit={open} />
          <Text component="p" m={0} size="sm" c="dimmed">
            이 링크는 구매하신 분께만 보내 드렸습니다. 다른 사람에게 전하지 말아 주세요.
          </Text>
        </Stack>
      )}
      {opened && (
        <Greeting
          holder={opened.voucher.holder}
          busy={busy}
          problem={problem}
          onClaim={() => claim(opened.digits)}
          onSignIn={(to) => void goSignIn(to, opened.digits)}
          onSwitch={() => switchAccount(opened.digits)}
        />
      )}
      {step.is === "looking" && (
        <div className={styles.looking} role="status">
          <Loader color="dark" />
          <p>이용권을 확인하고 있습니다</p>
        </div>
      )}
      {step.is === "over" && <Over title={step.title} sentence={step.sentence} />}
    </div>
  );
}

function Over({ title, sentence }: { title: string; sentence: string }) {
  return (
    <Stack gap="lg" role="alert">
      <header>
        <h1 className={styles.title}>{title}</h1>
        <Text component="p" className={styles.lead}>
          {sentence}
        </Text>
      </header>
      <Text component="p" m={0} c="dimmed">
        직접 받으신 것이 아니라면 구매하신 스토어로 문의해 주세요.
      </Text>
      <Button component={Link} to="/my-mobile-card" size="lg" variant="default">
        내 카드로 가기
      </Button>
    </Stack>
  );
}
