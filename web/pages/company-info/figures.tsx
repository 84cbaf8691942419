import type { CompanyFiguresQuery } from "#web/graphql/graphql.ts";
import { Part } from "#web/shell/page-part.tsx";
import styles from "./figures.module.css";

type Counts = CompanyFiguresQuery["companyFigures"];

const names: { name: keyof Counts; label: string; unit: string }[] = [
  { name: "cards", label: "만든 카드", unit: "장" },
  { name: "openCards", label: "열려 있는 카드", unit: "장" },
  { name: "views", label: "카드를 본 횟수", unit: "번" },
  { name: "couponUses", label: "쓰인 업체 쿠폰", unit: "장" },
];

/** Counts, and nothing of what guests wrote. */
export function CompanyFigures({ figures }: { figures: Counts }) {
  return (
    <Part title="숫자로 보기" about="이 계정의 카드와 쿠폰을 센 것입니다. 손님이 남긴 글은 보이지 않습니다.">
      <dl className={styles.figures}>
        {names.map(({ name, label, unit }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {figures[name].toLocaleString("ko")}
              <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
