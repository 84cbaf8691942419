import { Button } from "@mantine/core";
import { useState } from "react";
import type { PrintedFile } from "#cards/surface.ts";
import type { Design } from "./document.ts";
import styles from "./print-buttons.module.css";
import { type Form, printForms } from "./print-forms.ts";

type Props = {
  number: Design["number"];
  /** Rejects with a sentence to show. */
  print(form: string): Promise<PrintedFile>;
};

/** Files of a card. What was made stays there: some browsers inside other apps save nothing by themselves. */
export function PrintButtons({ number, print }: Props) {
  const [busy, setBusy] = useState<string>();
  const [made, setMade] = useState<PrintedFile & Form>();
  const [problem, setProblem] = useState<string>();

  async function make(form: Form) {
    setBusy(form.form);
    setProblem(undefined);
    setMade(undefined);
    try {
      const file = await print(form.form);
      setMade({ ...file, ...form });
      save(file.address);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <div>
      <h3 className={styles.heading}>내려받기</h3>
      <p className={styles.note}>300dpi, 54 × 86mm입니다. 인쇄용 PDF에는 여백 3mm와 재단선이 들어갑니다.</p>
      <div className={styles.row}>
        {printForms({ number }).map((form) => (
          <Button
            key={form.form}
            variant="default"
            loading={busy === form.form}
            disabled={busy !== undefined}
            onClick={() => void make(form)}
          >
            {form.label}
          </Button>
        ))}
      </div>
      <div role="status">
        {made && (
          <p className={styles.made}>
            {made.isPicture && (
              <img src={`${made.address}?show`} alt={`${made.label} 미리보기`} className={styles.picture} />
            )}
            <span>
              파일이 준비되었습니다. 저장되지 않으면 <a href={made.address}>여기</a>를 누르거나
              {made.isPicture ? " 그림을 길게 눌러 주세요." : " 다른 브라우저에서 열어 주세요."}
            </span>
          </p>
        )}
        {problem && <p className={styles.problem}>{problem}</p>}
      </div>
    </div>
  );
}

/** By a link of its own: the page does not go anywhere. */
function save(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
}
