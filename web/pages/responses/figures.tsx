import type { ResponseFiguresQuery } from "#web/graphql/graphql.ts";
import styles from "./responses.module.css";

export type SectionFigures = ResponseFiguresQuery["responseFigures"][number];

/** What the owner wants to know at a glance. */
export function ResponseFigures({ section }: { section: SectionFigures }) {
  const { figures, waiting, pending } = section;
  const shown = [
    ...figures,
    ...(waiting > 0 ? [{ label: "대기", value: waiting, unit: "건" }] : []),
    ...(pending > 0 ? [{ label: "확인 전", value: pending, unit: "건" }] : []),
  ];
  return (
    <dl className={styles.figures}>
      {shown.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <strong>{value.toLocaleString("ko")}</strong>
            {unit}
          </dd>
        </div>
      ))}
    </dl>
  );
}
