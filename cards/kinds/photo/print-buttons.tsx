import { Button, Radio } from "@mantine/core";
import { useEffect, useState } from "react";
import type { PrintedFile, Printing, Prints } from "#cards/engine/canvas-editor.ts";
import type { Design } from "./document.ts";
import styles from "./print-buttons.module.css";
import { type Form, offeredPrintForms } from "./print-forms.ts";

type Props = { number: Design["number"]; printing: Printing };
type Sort = "marked" | "plain";
type Asked = Form & { takes: number; left: number };

/** Files of a card. What was made stays there: some browsers inside other apps save nothing by themselves. */
export function PrintButtons({ number, printing }: Props) {
  const [busy, setBusy] = useState<string>();
  const [made, setMade] = useState<PrintedFile & Form>();
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const [chosen, setChosen] = useState<Sort>();
  const [prints, setPrints] = useState<Prints | null>(null);
  useEffect(() => {
    let isGone = false;
    // Without it files are free and marked, as they are for who bought nothing.
    printing.prints().then(
      (found) => !isGone && setPrints(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [printing]);
  const sort = chosen ?? (prints && prints.all > 0 ? "plain" : "marked");

  async function make(form: Form, as: Sort) {
    setBusy(form.form);
    setProblem(undefined);
    setMade(undefined);
    setAsked(undefined);
    try {
      const file = await printing.print(form.form, as);
      setMade({ ...file, ...form });
      save(file.address);
      if (as === "plain") setPrints(await printing.prints());
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(undefined);
    }
  }

  /** What is taken does not come back: it is said how many before. */
  async function askFirst(form: Form) {
    setBusy(form.form);
    setProblem(undefined);
    setMade(undefined);
    setAsked(undefined);
    try {
      const now = await printing.prints();
      setPrints(now);
      const takes = now?.[form.cards] ?? 0;
      if (!now || takes === 0) return await make(form, "plain");
      setAsked({ ...form, takes, left: now.left });
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
      <Radio.Group
        aria-label="고이 표시"
        value={sort}
        onChange={(value) => {
          setChosen(value as Sort);
          setAsked(undefined);
        }}
        className={styles.sorts}
      >
        <Radio
          value="marked"
          label="고이 표시 넣어 받기"
          description="무료로 몇 번이든 받으실 수 있습니다. 앞뒤 아래쪽에 작게 들어갑니다."
        />
        {/* There before it is known how many are left: what is below must not move away under a finger. */}
        <Radio
          value="plain"
          disabled={!prints}
          label={prints?.all ? `표시 없이 받기 · 남은 장수 ${prints.left}장` : "표시 없이 받기"}
          description={
            prints?.all
              ? "같은 모습은 몇 번을 받아도 한 장입니다. 고친 뒤에 받으시면 한 장을 더 씁니다."
              : "장수를 주문하시면 쓰실 수 있습니다."
          }
        />
      </Radio.Group>
      {sort === "plain" && prints?.all === 0 ? (
        <Button component="a" href={printing.order} size="md" fullWidth>
          한 장·열 장 주문하기
        </Button>
      ) : (
        <div className={styles.row}>
          {offeredPrintForms({ number }).map((form) => (
            <Button
              key={form.form}
              variant="default"
              loading={busy === form.form}
              disabled={busy !== undefined}
              onClick={() => void (sort === "plain" ? askFirst(form) : make(form, "marked"))}
            >
              {form.label}
            </Button>
          ))}
        </div>
      )}
      <div role="status">
        {asked && (
          <Taking
            asked={asked}
            order={printing.order}
            onTake={() => void make(asked, "plain")}
            onLeave={() => setAsked(undefined)}
          />
        )}
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

type TakingProps = { asked: Asked; order: string; onTake(): void; onLeave(): void };

function Taking({ asked: { takes, left, label }, order, onTake, onLeave }: TakingProps) {
  const isEnough = takes <= left;
  return (
    <div className={styles.asked} ref={intoView}>
      <p>
        {isEnough
          ? `지금 모습 그대로 ${takes}장을 씁니다. 받으신 뒤에는 ${left - takes}장이 남고, 이 주문은 환불되지 않습니다.`
          : `${label}에는 ${takes}장이 필요한데 ${left}장이 남아 있습니다.`}
      </p>
      <div className={styles.row}>
        {isEnough ? (
          <Button onClick={onTake}>{takes}장 쓰고 받기</Button>
        ) : (
          <Button component="a" href={order}>
            더 주문하기
          </Button>
        )}
        <Button variant="default" onClick={onLeave}>
          그만두기
        </Button>
      </div>
    </div>
  );
}

/** The question may come below the edge of the sheet. */
function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}

/** By a link of its own: the page does not go anywhere. */
function save(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
}
