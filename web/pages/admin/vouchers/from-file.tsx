import { Button, FileButton, Group, Stack, Table } from "@mantine/core";
import { useRef, useState } from "react";
import { VOUCHER_FILE_MAX_BYTES } from "#domain/limits.ts";
import { ask } from "#web/api.ts";
import { Problem } from "#web/forms/problem.tsx";
import {
  AdminReadVoucherCsvDocument,
  type AdminReadVoucherCsvQuery,
  AdminRegisterVouchersDocument,
} from "#web/graphql/graphql.ts";
import { useAction } from "#web/queries/use-action.ts";
import { askProved } from "#web/session/proof.ts";
import IconFileSpreadsheet from "~icons/tabler/file-spreadsheet";
import type { Registered } from "./by-hand.tsx";
import { base64Of } from "./file-bytes.ts";
import styles from "./vouchers.module.css";

type Preview = AdminReadVoucherCsvQuery["adminReadVoucherCsv"];
type Note = Preview["problems"][number];

/** A list of orders from the seller centre: first looked at, then registered. */
export function FromFile({ onRegistered }: { onRegistered(registered: Registered): void }) {
  const reset = useRef<() => void>(null);
  const [read, setRead] = useState<{ name: string; preview: Preview }>();
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useAction(
    (act: () => Promise<void>) => {
      setProblem(undefined);
      return act();
    },
    ({ sentence, fields }) => setProblem(Object.values(fields)[0] ?? sentence),
  );

  function look(file: File | null) {
    // The same file may be chosen again after it was mended.
    reset.current?.();
    if (!file) return;
    setRead(undefined);
    if (file.size > VOUCHER_FILE_MAX_BYTES) {
      return setProblem("파일이 너무 큽니다. 스토어에서 기간을 나누어 내려받아 주세요.");
    }
    void run(async () => {
      const asked = await ask(AdminReadVoucherCsvDocument, { file: await base64Of(file) });
      setRead({ name: file.name, preview: asked.adminReadVoucherCsv });
    });
  }

  function register({ ready }: Preview) {
    return run(async () => {
      const vouchers = ready.map(({ line: _line, label: _label, ...sold }) => sold);
      const { adminRegisterVouchers } = await askProved(AdminRegisterVouchersDocument, { vouchers });
      setRead(undefined);
      onRegistered(adminRegisterVouchers);
    });
  }

  const pieces = read?.preview.ready.reduce((all, { quantity }) => all + quantity, 0) ?? 0;
  return (
    <Stack gap="md">
      <p className={styles.about}>
        스마트스토어센터의 ‘발주/발송관리’에서 내려받은 주문 목록을 CSV로 저장해 골라 주세요. 등록하기 전에
        무엇이 들어 있는지 먼저 보여 드립니다.
      </p>
      <Group>
        <FileButton resetRef={reset} onChange={look} accept=".csv,.txt,.tsv,.xlsx,.xls,text/csv">
          {(props) => (
            <Button
              {...props}
              variant={read ? "default" : "filled"}
              loading={busy && !read}
              leftSection={<IconFileSpreadsheet size={20} stroke={1.6} aria-hidden />}
            >
              {read ? "다른 파일 고르기" : "주문 목록 고르기"}
            </Button>
          )}
        </FileButton>
      </Group>
      <Problem sentence={problem} />
      {read && (
        <section aria-label={`${read.name} 미리 보기`} className={styles.preview}>
          <p role="status" className={styles.tally}>
            <strong>{read.name}</strong>
            <span>등록할 수 있는 이용권 {pieces.toLocaleString("ko")}장</span>
            {read.preview.problems.length > 0 && (
              <span data-wrong>확인이 필요한 줄 {read.preview.problems.length}개</span>
            )}
            {read.preview.skipped.length > 0 && <span>건너뛰는 줄 {read.preview.skipped.length}개</span>}
          </p>
          <Notes title="확인이 필요한 줄" notes={read.preview.problems} />
          <Notes title="건너뛰는 줄" notes={read.preview.skipped} />
          <ReadyLines ready={read.preview.ready} />
          {pieces > 0 && (
            <Group>
              <Button loading={busy} onClick={() => void register(read.preview)}>
                {pieces.toLocaleString("ko")}장 등록하기
              </Button>
            </Group>
          )}
        </section>
      )}
    </Stack>
  );
}

function Notes({ title, notes }: { title: string; notes: readonly Note[] }) {
  if (notes.length === 0) return null;
  return (
    <details className={styles.notes} open={title === "확인이 필요한 줄"}>
      <summary>
        {title} {notes.length}개
      </summary>
      <ul>
        {notes.map(({ line, productOrder, reason }) => (
          <li key={line}>
            <b>{line}번째 줄</b> {productOrder && <code>{productOrder}</code>} {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}

function ReadyLines({ ready }: Pick<Preview, "ready">) {
  if (ready.length === 0) return <p className={styles.about}>등록할 수 있는 주문이 없습니다.</p>;
  return (
    <Table.ScrollContainer minWidth={560} maxHeight={360} type="native">
      <Table verticalSpacing="xs" stickyHeader className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>줄</Table.Th>
            <Table.Th>상품주문번호</Table.Th>
            <Table.Th>구매하신 분</Table.Th>
            <Table.Th>뒷자리</Table.Th>
            <Table.Th>상품</Table.Th>
            <Table.Th>수량</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {ready.map((line) => (
            <Table.Tr key={line.line}>
              <Table.Td>{line.line}</Table.Td>
              <Table.Td className={styles.number}>{line.productOrder}</Table.Td>
              <Table.Td>{line.buyer}</Table.Td>
              <Table.Td>{line.digits}</Table.Td>
              <Table.Td>{line.label}</Table.Td>
              <Table.Td>{line.quantity}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
