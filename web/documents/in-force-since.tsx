import styles from "./document.module.css";

/** A document's version is the day from which it holds. */
export function InForceSince({ version }: { version: string }) {
  const [year, month, day] = version.split("-").map(Number);
  return (
    <p className={styles.date}>
      시행일 <time dateTime={version}>{`${year}년 ${month}월 ${day}일`}</time>
    </p>
  );
}
