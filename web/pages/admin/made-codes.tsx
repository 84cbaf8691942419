import { Button, Stack } from "@mantine/core";
import { csvOf } from "#domain/csv.ts";
import type { CouponFieldsFragment } from "#web/graphql/graphql.ts";
import { saveFile } from "#web/save-file.ts";
import IconDownload from "~icons/tabler/download";
import styles from "./admin.module.css";
import { couponInList } from "./coupon-words.ts";

/** Codes that were just made, to hand out. */
export function MadeCodes({ coupons }: { coupons: CouponFieldsFragment[] }) {
  const [first] = coupons;
  if (!first) return null;
  function save() {
    const rows = coupons.map((coupon) => [coupon.code, coupon.label, couponInList(coupon)]);
    const text = csvOf([["쿠폰 번호", "이름", "내용"], ...rows]);
    saveFile({ name: `${first?.label} 쿠폰 ${coupons.length}장.csv`, type: "text/csv", text });
  }
  return (
    <Stack gap="md">
      <p className={styles.summary}>{couponInList(first)}</p>
      <ul className={styles.codes}>
        {coupons.map(({ id, code }) => (
          <li key={id}>{code}</li>
        ))}
      </ul>
      <Button size="lg" leftSection={<IconDownload size={20} stroke={1.6} aria-hidden />} onClick={save}>
        엑셀 파일로 받기
      </Button>
    </Stack>
  );
}
