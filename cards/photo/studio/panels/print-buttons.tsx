import { Button } from "@mantine/core";
import { useState } from "react";
import type { PrintedFile } from "#cards/surface.ts";
import { printForms } from "../../print-forms.ts";
import { useStudio } from "../studio-context.ts";
import styles from "./panel.module.css";

/** Files of the card as it is now. The link stays: some browsers inside other apps open nothing by themselves. */
export function PrintButtons() {
  const { design, print } = useStudio();
  const [busy, setBusy] = useState<string>();
  const [made, setMade] = useState<PrintedFile>();
  const [problem, setProblem] = useState<string>();

  async function make(form: string) {
    setBusy(form);
    setProblem(undefined);
    setMade(undefined);
    try {
      const file = await print(form);
      setMade(file);
      window.location.assign(file.address);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <>
      <p className={styles.note}>300dpi, 54 × 86mm입니다. 인쇄용 PDF에는 여백 3mm와 재단선이 들어갑니다.</p>
      <div className={styles.row}>
        {printForms(design).map(({ form, label }) => (
          <Button
            key={form}
            variant="default"
            loading={busy === form}
            disabled={busy !== undefined}
            onClick={() => void make(form)}
          >
            {label}
          </Button>
        ))}
      </div>
      <div role="status">
        {made && (
          <p className={styles.note}>
            파일이 준비되었습니다. 저장되지 않으면 <a href={made.address}>여기</a>를 눌러 주세요.
          </p>
        )}
        {problem && <p className={styles.warning}>{problem}</p>}
      </div>
    </>
  );
}
