import { Button, ColorInput, Group } from "@mantine/core";
import { useState } from "react";
import { brandColor } from "#domain/company.ts";
import { ask } from "#web/api.ts";
import type { ShownCompany } from "#web/company/record.ts";
import { DoneNote } from "#web/forms/done-note.tsx";
import { Problem } from "#web/forms/problem.tsx";
import { ChangeCompanyColorDocument } from "#web/graphql/graphql.ts";
import { useAction } from "#web/queries/use-action.ts";
import styles from "./brand-color.module.css";

type Props = {
  company: ShownCompany;
  /** As it is seen in the preview; null for the card's own. */
  color: string | null;
  onChosen(color: string | null): void;
  onChanged(company: ShownCompany): void;
};

/** Muted ones, which suit paper. */
const colors: { color: string; name: string }[] = [
  { color: "#8a6d3b", name: "놋쇠" },
  { color: "#7a4b3a", name: "흙" },
  { color: "#a63d2f", name: "인주" },
  { color: "#8c4a68", name: "매화" },
  { color: "#4d5f8a", name: "쪽빛" },
  { color: "#3f6b5c", name: "솔잎" },
];

/** The colour of the company's name. */
export function BrandColor({ company, color, onChosen, onChanged }: Props) {
  const [done, setDone] = useState<string>();
  const { busy, problem, run } = useAction(async () => {
    onChanged((await ask(ChangeCompanyColorDocument, { color })).changeCompanyColor);
    setDone("색을 저장했습니다.");
  });

  function choose(next: string | null) {
    setDone(undefined);
    onChosen(next);
  }

  return (
    <fieldset className={styles.field}>
      <legend>업체 색</legend>
      <div className={styles.row}>
        <Button variant="default" aria-pressed={color === null} onClick={() => choose(null)}>
          카드의 색
        </Button>
        {colors.map((offered) => (
          <button
            key={offered.color}
            type="button"
            className={styles.swatch}
            style={{ background: offered.color }}
            aria-label={offered.name}
            aria-pressed={offered.color === color}
            onClick={() => choose(offered.color)}
          />
        ))}
        <ColorInput
          className={styles.own}
          aria-label="업체 색 직접 고르기"
          placeholder="#8a6d3b"
          format="hex"
          withEyeDropper={false}
          value={color ?? ""}
          onChange={(typed) => {
            const read = brandColor.safeParse(typed);
            if (read.success) choose(read.data);
          }}
        />
      </div>
      <Problem sentence={problem} />
      <Group mt={12}>
        <Button
          variant="default"
          onClick={() => void run()}
          loading={busy}
          disabled={color === (company.color ?? null)}
        >
          색 저장
        </Button>
        <DoneNote sentence={done} />
      </Group>
    </fieldset>
  );
}
