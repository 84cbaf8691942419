import { useEffect, useRef } from "react";
import { BLOCK_DAYS } from "#domain/report.ts";
import { NarrowPage } from "#web/shell/narrow-page.tsx";
import styles from "./report.module.css";

type Props = { receipt: { number: string; email: string }; back: string | null };

/** That the report is here, its number, and what comes next. */
export function Received({ receipt: { number, email }, back }: Props) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <NarrowPage title="신고를 받았습니다" lead={`${email} 주소로 접수 메일을 보내 드립니다.`}>
      <p ref={place} className={styles.number} role="status" tabIndex={-1}>
        <span>접수 번호</span>
        {number}
      </p>
      <ol className={styles.next}>
        <li>담당자가 신고하신 내용을 살펴봅니다.</li>
        <li>
          권리가 침해되었을 수 있으면 최대 {BLOCK_DAYS}일 동안 가리고, 올린 분의 설명을 듣습니다. 신고하신
          분이 누구인지는 알리지 않습니다.
        </li>
        <li>어떻게 하기로 했는지, 어떻게 끝났는지 메일로 알려 드립니다.</li>
      </ol>
      {back && (
        <div className={styles.ways}>
          <a href={back}>카드로 돌아가기</a>
        </div>
      )}
    </NarrowPage>
  );
}
