import { Button, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import { holderName, phoneEnding } from "#domain/voucher.ts";
import { ask } from "#web/api.ts";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";
import { HandVoucherDocument, type HeldVoucherFieldsFragment } from "#web/graphql/graphql.ts";
import styles from "./handed-cards.module.css";
import { OneTimeLink } from "./one-time-link.tsx";

const customer = z.object({ holder: holderName, digits: phoneEnding });

/** Says whom a voucher is for, and makes the link that only they can open. */
export function HandVoucher({ voucher }: { voucher: HeldVoucherFieldsFragment }) {
  const [link, setLink] = useState<string>();
  const { input, submit, busy, problem } = useValidatedForm({
    schema: customer,
    initial: { holder: voucher.holder ?? "", digits: "" },
    async act(form) {
      setLink((await ask(HandVoucherDocument, { id: voucher.id, ...form })).handVoucher.link);
    },
  });
  if (link) {
    return (
      <OneTimeLink label="이용권 링크" title="이용권을 드립니다" link={link}>
        이 링크는 지금만 보여 드립니다. 고객에게 바로 보내 주세요. 열 때 전화번호 끝 네 자리를 묻습니다.
      </OneTimeLink>
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <p className={styles.about}>{voucher.label}</p>
        <TextInput label="고객 이름" placeholder="김하늘" autoComplete="off" {...input("holder")} />
        <TextInput
          label="전화번호 끝 네 자리"
          placeholder="1234"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          {...input("digits")}
        />
        {voucher.handedAt && <p className={styles.about}>새 링크를 만들면 먼저 드린 링크는 닫힙니다.</p>}
        <Problem sentence={problem} />
        <Button type="submit" mih={48} loading={busy}>
          이용권 링크 만들기
        </Button>
      </Stack>
    </form>
  );
}
