import { Button, Checkbox } from "@mantine/core";
import { useId } from "react";
import type { PasteOffer } from "#cards/reading/read-text.ts";
import styles from "./offer-rows.module.css";

type Row = PasteOffer & { key: string; isChosen: boolean };
type Props = { offers: readonly Row[]; onChoose(keys: readonly string[], isOn: boolean): void };

/** A row for each thing: what it is, what the card will say, where that was read, and what stands there now. */
export function OfferRows({ offers, onChoose }: Props) {
  const title = useId();
  const unsure = offers.filter(({ sure }) => !sure).length;
  const areAll = offers.every(({ isChosen }) => isChosen);
  return (
    <section aria-labelledby={title}>
      <div className={styles.head}>
        <h3 id={title} className={styles.title}>
          찾은 것 {offers.length}가지
        </h3>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() =>
            onChoose(
              offers.map(({ key }) => key),
              !areAll,
            )
          }
        >
          {areAll ? "모두 빼기" : "모두 고르기"}
        </Button>
      </div>
      <p role="status" className={styles.summary}>
        {unsure === 0
          ? "모두 골라 두었습니다. 맞는지 보고 넣어 주세요."
          : unsure === offers.length
            ? "확실하지 않아 골라 두지 않았습니다. 맞는 것을 골라 주세요."
            : `확실한 ${offers.length - unsure}가지를 골라 두었습니다. 나머지는 맞는지 보고 골라 주세요.`}
      </p>
      <ul className={styles.rows}>
        {offers.map((offer) => (
          <OfferRow key={offer.key} offer={offer} onChoose={(isOn) => onChoose([offer.key], isOn)} />
        ))}
      </ul>
    </section>
  );
}

function OfferRow({ offer, onChoose }: { offer: Row; onChoose(isOn: boolean): void }) {
  const about = useId();
  const { what, says, from, now, sure, isChosen } = offer;
  return (
    <li className={styles.row} data-chosen={isChosen}>
      <Checkbox
        checked={isChosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
        aria-describedby={about}
        classNames={{ body: styles.choice, labelWrapper: styles.words, label: styles.label }}
        label={
          <>
            <span className={styles.what}>
              {what}
              {!sure && <span className={styles.unsure}>맞는지 봐 주세요</span>}
            </span>
            <span className={styles.says}>{says}</span>
          </>
        }
      />
      <div id={about} className={styles.about}>
        {now && <p className={styles.now}>지금: {now}</p>}
        {from !== says && <p className={styles.from}>받은 글: {from}</p>}
      </div>
    </li>
  );
}
