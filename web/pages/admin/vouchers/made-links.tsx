import { Alert, Button, Group } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { copy } from "#cards/parts/copy.ts";
import { csvOf } from "#domain/csv.ts";
import type { LinkedVoucherFieldsFragment } from "#web/graphql/graphql.ts";
import { saveFile } from "#web/save-file.ts";
import IconCopy from "~icons/tabler/copy";
import IconDownload from "~icons/tabler/download";
import list from "../admin.module.css";
import styles from "./vouchers.module.css";

/** More are read in the file. */
const SHOWN = 20;

type Props = { made: readonly LinkedVoucherFieldsFragment[]; onClose(): void };

/** Links that were just made. Nobody can see them again. */
export function MadeLinks({ made, onClose }: Props) {
  const linked = made.filter(({ link }) => link !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever asked for one far down the list would miss what is shown only now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time there are new ones
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "center" });
  }, [made]);
  return (
    <section className={styles.made} aria-labelledby="made-links">
      <h3 id="made-links" ref={heading} tabIndex={-1}>
        {linked.length > 0
          ? `링크 ${linked.length}개를 만들었습니다`
          : `이용권 ${made.length}장을 등록했습니다`}
      </h3>
      {linked.length === 0 ? (
        <p className={styles.about}>업체가 고객에게 전할 때 링크가 만들어집니다.</p>
      ) : (
        <>
          <Alert color="dark" variant="light">
            링크는 지금만 볼 수 있습니다. 파일로 내려받아 두시고, 구매하신 분께 톡톡이나 문자로 보내 주세요.
            잃어버리신 링크는 목록에서 새로 만드실 수 있습니다.
          </Alert>
          <ul className={list.rows}>
            {linked.slice(0, SHOWN).map(({ voucher, link }) => (
              <li key={voucher.id} className={list.row} data-wide>
                <span className={list.name}>{voucher.holder}</span>
                <span className={list.about}>{voucher.label}</span>
                <span className={styles.link}>{link}</span>
                <div className={list.acts}>
                  <CopyLink link={link ?? ""} holder={voucher.holder ?? ""} />
                </div>
              </li>
            ))}
          </ul>
          {linked.length > SHOWN && <p className={styles.about}>나머지는 파일에 모두 들어 있습니다.</p>}
        </>
      )}
      <Group>
        {linked.length > 0 && (
          <Button
            leftSection={<IconDownload size={20} stroke={1.6} aria-hidden />}
            onClick={() =>
              saveFile({ name: "스토어 이용권 링크.csv", type: "text/csv", text: linksCsv(linked) })
            }
          >
            CSV로 내려받기
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          닫기
        </Button>
      </Group>
    </section>
  );
}

function linksCsv(made: readonly LinkedVoucherFieldsFragment[]): string {
  const rows = made.map(({ voucher, link }) => [
    voucher.productOrder,
    voucher.orderNumber,
    voucher.holder ?? "",
    voucher.label,
    link ?? "",
  ]);
  return csvOf([["상품주문번호", "주문번호", "구매자명", "상품", "링크"], ...rows]);
}

function CopyLink({ link, holder }: { link: string; holder: string }) {
  const [said, setSaid] = useState("복사");
  return (
    <Button
      variant="default"
      leftSection={<IconCopy size={18} stroke={1.6} aria-hidden />}
      aria-label={`${holder} 님의 링크 복사`}
      onClick={async () => setSaid((await copy(link)) ? "복사했습니다" : "직접 골라 복사해 주세요")}
    >
      {said}
    </Button>
  );
}
