import styles from "./form.module.css";

/** How many seats there are, above a form. Its place is kept until it is known. */
export function SeatsLine({ children }: { children: string }) {
  return (
    <p role="status" className={styles.seats}>
      {children || "\u00a0"}
    </p>
  );
}

/** What comes of the fields, under them. */
export function SeatsNote({ children }: { children: string }) {
  return (
    <p role="status" className={styles.outlook}>
      {children}
    </p>
  );
}
