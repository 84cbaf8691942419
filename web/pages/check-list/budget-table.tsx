import { type Category, categories, type Sums } from "#domain/wedding-plan.ts";
import { wonInWords } from "#domain/won.ts";
import unseen from "#web/shell/unseen.module.css";
import styles from "./budget.module.css";

type Props = { rows: { category: Category; sums: Sums }[]; all: Sums };

/** By category: a bar of what was expected, filled by what was paid, and the same in figures. */
export function BudgetTable({ rows, all }: Props) {
  const longest = Math.max(...rows.map(({ sums }) => Math.max(sums.estimate, sums.paid)), 1);
  return (
    <table className={styles.table}>
      <caption className={unseen.words}>분류별 예산</caption>
      <thead>
        <tr>
          <th scope="col">분류</th>
          <th scope="col">예상</th>
          <th scope="col">결제 금액</th>
          <th scope="col">남은 금액</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ category, sums }) => (
          <tr key={category}>
            <th scope="row">
              {categories[category]}
              <Bar sums={sums} longest={longest} />
            </th>
            <Figures sums={sums} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">모두</th>
          <Figures sums={all} />
        </tr>
      </tfoot>
    </table>
  );
}

function Figures({ sums }: { sums: Sums }) {
  return (
    <>
      <td data-label="예상">{wonInWords(sums.estimate)}</td>
      <td data-label="결제 금액">{wonInWords(sums.paid)}</td>
      <td data-label="남은 금액">{wonInWords(sums.balance)}</td>
    </>
  );
}

const WIDTH = 400;

/** What lies beyond the estimate is drawn in red. */
function Bar({ sums: { estimate, paid, over }, longest }: { sums: Sums; longest: number }) {
  const across = (won: number) => (won / longest) * WIDTH;
  return (
    <svg className={styles.bar} viewBox={`0 0 ${WIDTH} 12`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={across(estimate)} height="12" rx="3" fill="var(--color-line)" />
      <rect width={across(paid)} height="12" rx="3" fill="var(--color-leaf)" />
      {over > 0 && (
        <rect x={across(paid - over)} width={across(over)} height="12" rx="3" fill="var(--color-accent)" />
      )}
    </svg>
  );
}
