import { Tabs, Title } from "@mantine/core";
import { useState } from "react";
import { ask } from "#web/api.ts";
import {
  AdminCancelVoucherDocument,
  AdminRenewVoucherLinkDocument,
  type LinkedVoucherFieldsFragment,
} from "#web/graphql/graphql.ts";
import { askProved } from "#web/session/proof.ts";
import { PageTop } from "./page-top.tsx";
import { ByHand, type Registered } from "./vouchers/by-hand.tsx";
import { ConfirmAct } from "./vouchers/confirm-act.tsx";
import { FromFile } from "./vouchers/from-file.tsx";
import { MadeLinks } from "./vouchers/made-links.tsx";
import { useVouchers, type Voucher } from "./vouchers/use-vouchers.ts";
import { type VoucherAct, VoucherList } from "./vouchers/voucher-list.tsx";
import styles from "./vouchers/vouchers.module.css";

export function meta() {
  return [{ title: "이용권 관리 · 고이" }, { name: "robots", content: "noindex" }];
}

/** What shops sold: registered, handed out by link, taken back. */
export default function AdminVouchersPage() {
  const [made, setMade] = useState<readonly LinkedVoucherFieldsFragment[]>([]);
  const [asking, setAsking] = useState<{ act: VoucherAct; voucher: Voucher }>();
  const vouchers = useVouchers();
  const { list } = vouchers;

  function registered(result: Registered) {
    setMade(result.made);
    void list.reload();
  }

  async function act({ act, voucher: { id } }: { act: VoucherAct; voucher: Voucher }) {
    if (act === "cancel") {
      list.put((await ask(AdminCancelVoucherDocument, { id })).adminCancelVoucher);
      return;
    }
    const { adminRenewVoucherLink } = await askProved(AdminRenewVoucherLinkDocument, { id });
    list.put(adminRenewVoucherLink.voucher);
    setMade([adminRenewVoucherLink]);
  }

  return (
    <div className={styles.panel}>
      <PageTop title="이용권" lead="스토어에서 팔린 주문을 등록하고, 손님께 보낼 링크를 받습니다." />
      <Tabs defaultValue="file" color="dark" keepMounted={false} className={styles.ways}>
        <Tabs.List>
          <Tabs.Tab value="file">주문 목록으로 등록</Tabs.Tab>
          <Tabs.Tab value="hand">직접 등록</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="file" pt="md">
          <FromFile onRegistered={registered} />
        </Tabs.Panel>
        <Tabs.Panel value="hand" pt="md">
          <ByHand onRegistered={registered} />
        </Tabs.Panel>
      </Tabs>
      {made.length > 0 && <MadeLinks made={made} onClose={() => setMade([])} />}
      <Title order={2} size="h4" mt="xl" mb="sm">
        등록한 이용권
      </Title>
      <VoucherList vouchers={vouchers} onAct={(chosen, voucher) => setAsking({ act: chosen, voucher })} />
      {asking && (
        <ConfirmAct {...asking} onClose={() => setAsking(undefined)} onConfirm={() => act(asking)} />
      )}
    </div>
  );
}
