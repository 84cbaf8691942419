import { Button, Chip, Group, Loader, Table, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { VoucherState } from "#web/graphql/graphql.ts";
import { lastDayWords, momentWords } from "#web/moment-words.ts";
import { Failed } from "../list.tsx";
import type { useVouchers, Voucher, Wanted } from "./use-vouchers.ts";
import styles from "./vouchers.module.css";

export type Act = "cancel" | "renew";

const labels: Record<VoucherState, string> = {
  OPEN: "받기 전",
  USED: "받음",
  CANCELLED: "취소",
  EXPIRED: "기간 지남",
};
const states = ["OPEN", "USED", "CANCELLED", "EXPIRED"] as const satisfies VoucherState[];
const ALL = "ALL";

type Props = {
  wanted: Wanted;
  list: ReturnType<typeof useVouchers>;
  onWanted(wanted: Wanted): void;
  onAct(act: Act, voucher: Voucher): void;
};

/** All that was registered, by state or by number. */
export function VoucherList({ wanted, list, onWanted, onAct }: Props) {
  const { vouchers, problem, more } = list;
  return (
    <>
      <Search
        key={wanted.number}
        number={wanted.number}
        onSearch={(number) => onWanted({ ...wanted, number })}
      />
      <Chip.Group
        value={wanted.state ?? ALL}
        onChange={(chosen) =>
          onWanted({ ...wanted, state: states.find((state) => state === chosen) ?? null })
        }
      >
        <Group gap="xs" my="md" role="radiogroup" aria-label="어떤 이용권을 볼지">
          <Chip value={ALL} classNames={{ label: styles.filter }}>
            전체
          </Chip>
          {states.map((state) => (
            <Chip key={state} value={state} classNames={{ label: styles.filter }}>
              {labels[state]}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {problem && <Failed sentence={problem} onAgain={() => void list.reload()} />}
      {!vouchers && !problem && (
        <Loader color="dark" className={styles.loader} aria-label="이용권을 불러오고 있습니다" />
      )}
      {vouchers?.length === 0 && <Nothing wanted={wanted} />}
      {vouchers && vouchers.length > 0 && <Rows vouchers={vouchers} onAct={onAct} />}
      {more && (
        <Button variant="default" mt="md" onClick={() => void more()}>
          더 보기
        </Button>
      )}
    </>
  );
}

function Search({ number, onSearch }: { number: string; onSearch(number: string): void }) {
  const [typed, setTyped] = useState(number);
  function search(event: FormEvent) {
    event.preventDefault();
    onSearch(typed.trim());
  }
  return (
    <form onSubmit={search} className={styles.search}>
      <TextInput
        type="search"
        label="상품주문번호나 주문번호"
        placeholder="2026111512345678"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="default">
        찾기
      </Button>
    </form>
  );
}

function Nothing({ wanted }: { wanted: Wanted }) {
  const isAll = !wanted.number && !wanted.state;
  return (
    <p className={styles.nothing}>
      {isAll ? "아직 등록한 이용권이 없습니다. 위에서 등록해 보세요." : "찾으시는 이용권이 없습니다."}
    </p>
  );
}

function Rows({ vouchers, onAct }: { vouchers: readonly Voucher[]; onAct: Props["onAct"] }) {
  return (
    <Table.ScrollContainer minWidth={820} type="native" className={styles.scroll}>
      <Table verticalSpacing="sm" className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>상품주문번호</Table.Th>
            <Table.Th>상품</Table.Th>
            <Table.Th>받으실 분</Table.Th>
            <Table.Th>상태</Table.Th>
            <Table.Th>등록</Table.Th>
            <Table.Th>
              <span className={styles.unseen}>할 일</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {vouchers.map((voucher) => (
            <Row key={voucher.id} voucher={voucher} onAct={onAct} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Row({ voucher, onAct }: { voucher: Voucher; onAct: Props["onAct"] }) {
  const { productOrder, orderNumber, piece, holder, digits, company, state } = voucher;
  const canChange = state === "OPEN" || state === "EXPIRED";
  const called = `${productOrder} ${piece}번째`;
  return (
    <Table.Tr>
      <Table.Td className={styles.number}>
        {productOrder}
        {piece > 1 && ` (${piece})`}
        {orderNumber !== productOrder && <small>{orderNumber}</small>}
      </Table.Td>
      <Table.Td>{voucher.label}</Table.Td>
      <Table.Td>
        {holder ?? (company ? "업체가 보유" : "지움")}
        {digits && <small>{digits}</small>}
      </Table.Td>
      <Table.Td>
        <span className={styles.state} data-state={state}>
          {labels[state]}
        </span>
        <small>{sinceWords(voucher)}</small>
      </Table.Td>
      <Table.Td className={styles.when}>{momentWords(voucher.createdAt)}</Table.Td>
      <Table.Td className={styles.narrow}>
        {canChange && (
          <Group gap={4} wrap="nowrap">
            {holder && (
              <Button
                variant="subtle"
                aria-label={`${called} 새 링크`}
                onClick={() => onAct("renew", voucher)}
              >
                새 링크
              </Button>
            )}
            <Button
              variant="subtle"
              color="red.7"
              aria-label={`${called} 취소`}
              onClick={() => onAct("cancel", voucher)}
            >
              취소
            </Button>
          </Group>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

function sinceWords({ state, isSpent, claimedAt, cancelledAt, expiresAt }: Voucher): string {
  if (state === "USED") return `${momentWords(claimedAt ?? "")}${isSpent ? " · 주문에 씀" : ""}`;
  if (state === "CANCELLED") return momentWords(cancelledAt ?? "");
  return `${lastDayWords(expiresAt)}까지`;
}
