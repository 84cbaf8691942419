import { Checkbox, Input, Loader } from "@mantine/core";
import { useEffect, useState } from "react";
import type { OpenedCard } from "#cards/engine/kind.ts";
import { useAsking } from "#cards/fields/editing.ts";
import type { Field } from "#cards/fields/field.ts";
import { TextField } from "#cards/fields/text-field.tsx";
import styles from "./cards-fields.module.css";
import type { Block } from "./section.ts";

type CardsBlock = Extract<Block, { type: "cards" }>;

/** Which of the maker's cards stand on the page, in the order they were chosen. */
export function CardsFields({ field }: { field: Field<CardsBlock> }) {
  const chosen = field.at("cards");
  const open = useOpenCards();

  function choose(card: OpenedCard, isChosen: boolean) {
    const others = chosen.value.filter(({ id }) => id !== card.id);
    chosen.change(isChosen ? [...others, card] : others);
  }

  return (
    <>
      <TextField field={field.at("title")} label="제목" placeholder="보내 드린 카드" />
      <Input.Wrapper
        label="보일 카드"
        labelElement="div"
        description="지금 손님이 열 수 있는 카드만 고를 수 있고, 닫으시면 여기서도 사라집니다."
        error={chosen.problem ?? (isOver(chosen) ? chosen.limit?.sentence : undefined)}
      >
        <input type="hidden" name={chosen.name} />
        {open === undefined && <Loader size={22} mt="sm" aria-label="불러오는 중입니다" />}
        {open === "failed" && <p className={styles.none}>카드를 불러오지 못했습니다. 다시 열어 주세요.</p>}
        {Array.isArray(open) && open.length === 0 && (
          <p className={styles.none}>아직 보내신 카드가 없습니다. 카드를 보내신 뒤에 골라 주세요.</p>
        )}
        {Array.isArray(open) && (
          <div className={styles.cards}>
            {open.map((card) => (
              <Checkbox
                key={card.id}
                checked={chosen.value.some(({ id }) => id === card.id)}
                onChange={({ currentTarget }) => choose(card, currentTarget.checked)}
                label={card.title}
                description={card.kind}
              />
            ))}
          </div>
        )}
      </Input.Wrapper>
    </>
  );
}

function isOver({ value, limit }: Field<CardsBlock["cards"]>): boolean {
  return limit !== null && value.length > limit.most;
}

function useOpenCards(): OpenedCard[] | "failed" | undefined {
  const { openCards } = useAsking();
  const [open, setOpen] = useState<OpenedCard[] | "failed">();
  useEffect(() => {
    let gone = false;
    openCards().then(
      (cards) => gone || setOpen([...cards]),
      () => gone || setOpen("failed"),
    );
    return () => {
      gone = true;
    };
  }, [openCards]);
  return open;
}
