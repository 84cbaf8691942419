import { Button } from "@mantine/core";
import { useId } from "react";
import { Link } from "react-router";
import type { Addressee, Kind } from "#cards/engine/kind.ts";
import { AddresseeRows } from "#cards/parts/addressee-rows.tsx";
import { CopyStatusLine, useCopyStatus } from "#cards/parts/copy-status.tsx";
import type { CheckedAs } from "#cards/sections/share/message.ts";
import { manageAddress } from "#domain/addresses.ts";
import { peopleCount } from "#domain/people-count.ts";
import styles from "./addressee-links.module.css";
import { useKakaoSender } from "./kakao-button.tsx";

/** The rest stands on the card's own screen, where it can be searched. */
const SHOWN = 5;

type Props = {
  card: { id: string; title: string };
  kind: Kind;
  addressees: readonly Addressee[];
  picture: string | null;
  checked: CheckedAs;
};

/** Those whom the maker named, before the address that names nobody. */
export function AddresseeLinks({ card, kind, addressees, picture, checked }: Props) {
  const heading = useId();
  const status = useCopyStatus();
  const kakao = useKakaoSender({ kind, title: card.title, picture, checked });
  const more = addressees.length - SHOWN;
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        한 분씩 보내기
      </h3>
      <p className={styles.lead}>한 분마다 주소가 다릅니다. 열면 그분의 이름으로 시작합니다.</p>
      <AddresseeRows
        card={card.id}
        addressees={addressees.slice(0, SHOWN)}
        status={status}
        kakao={kakao}
        checked={checked}
      />
      <CopyStatusLine status={status} />
      {more > 0 && (
        <Button component={Link} to={manageAddress(card.id)} variant="default" fullWidth>
          {peopleCount(addressees.length)} 모두 보기
        </Button>
      )}
    </section>
  );
}
