import { Autocomplete, Button, Modal } from "@mantine/core";
import { useState } from "react";
import { part } from "#cards/engine/card.ts";
import type { ListScreenCard, ListScreenProps } from "#cards/engine/list-screen.ts";
import { FacePicture } from "#cards/kinds/photo/face-picture.tsx";
import { Card3d } from "#cards/kinds/photo/finishes/card-3d.tsx";
import { PrintButtons } from "#cards/kinds/photo/print-buttons.tsx";
import { designSection as section } from "#cards/kinds/photo/section.ts";
import { SET_MAX_LENGTH } from "#cards/kinds/photo/sizes.ts";
import styles from "./taken-out.module.css";

type Props = {
  card: ListScreenCard;
  /** Of the other cards, to choose from. */
  sets: readonly string[];
  list: ListScreenProps;
  onClose(): void;
};

/** A card in the hand, and what can be done with it. */
export function TakenOut({ card, sets, list, onClose }: Props) {
  const [printing] = useState(() => list.printing(card.id));
  const design = card.content && part(card.content, section);
  return (
    <Modal
      opened
      onClose={onClose}
      title={card.title}
      centered
      size={720}
      closeButtonProps={{ "aria-label": "닫기", size: 48 }}
      classNames={{ title: styles.title, body: styles.body }}
    >
      {design && (
        <div className={styles.card}>
          <Card3d
            front={<FacePicture design={design} side="front" photoWidth={1600} />}
            back={<FacePicture design={design} side="back" photoWidth={1600} />}
            finish={design.finish}
            label={card.title}
          />
        </div>
      )}
      <div className={styles.acts}>
        <Button component="a" href={card.edit} size="md">
          꾸미기
        </Button>
        {card.view && (
          <Button component="a" href={card.view} size="md" variant="default">
            공개된 모습 보기
          </Button>
        )}
        <Button component="a" href={card.order} size="md" variant="default">
          연장·주문
        </Button>
        {design && <SetField card={card} set={design.set} sets={sets} change={list.change} />}
        {design && <PrintButtons number={design.number} printing={printing} />}
        <div className={styles.row}>
          <Button variant="default" onClick={() => act(() => list.duplicate(card.id))}>
            복제
          </Button>
          <Button variant="default" color="red.7" onClick={() => act(() => list.remove(card.id))}>
            지우기
          </Button>
        </div>
      </div>
    </Modal>
  );

  /** What changes the binder is seen there. */
  function act(run: () => void) {
    onClose();
    run();
  }
}

type SetProps = Pick<Props, "card" | "sets"> & { set: string; change: ListScreenProps["change"] };

function SetField({ card, set, sets, change }: SetProps) {
  const [name, setName] = useState(set);
  const isSame = name.trim() === set.trim();
  return (
    <form
      className={styles.set}
      onSubmit={(event) => {
        event.preventDefault();
        change(card.id, { section: section.name, fields: { set: name.trim() } });
      }}
    >
      <Autocomplete
        label="세트"
        placeholder="2027 생일"
        maxLength={SET_MAX_LENGTH}
        data={[...sets]}
        value={name}
        onChange={setName}
      />
      <Button type="submit" variant="default" disabled={isSame || card.isBusy} loading={card.isBusy}>
        {name.trim() === "" && !isSame ? "세트에서 빼기" : "세트에 넣기"}
      </Button>
    </form>
  );
}
