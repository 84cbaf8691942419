import styles from "./steps.module.css";

const names = ["계정", "업체 정보"];

/** How far somebody is who signs up as a company. */
export function CompanySteps({ at }: { at: 1 | 2 }) {
  return (
    <ol className={styles.steps}>
      {names.map((name, index) => (
        <li
          key={name}
          aria-current={index + 1 === at ? "step" : undefined}
          data-done={index + 1 < at || undefined}
        >
          <span className={styles.number}>{index + 1}</span>
          {name}
        </li>
      ))}
    </ol>
  );
}
