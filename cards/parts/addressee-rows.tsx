import { Button } from "@mantine/core";
import type { Addressee } from "#cards/engine/kind.ts";
import type { KakaoSender } from "#cards/engine/owner-screen.ts";
import { type CheckedAs, smsLink, withCheckLines } from "#cards/sections/share/message.ts";
import { honoured } from "#domain/honorific.ts";
import styles from "./addressee-rows.module.css";
import type { CopyStatus } from "./copy-status.tsx";
import { type SentMark, useSentMarks } from "./sent-marks.ts";

type Props = {
  /** The card's id. */
  card: string;
  addressees: readonly Addressee[];
  status: CopyStatus;
  kakao: KakaoSender | undefined;
  checked: CheckedAs;
};

/** Everybody with an address of their own, who was sent it already, and every way to send it. */
export function AddresseeRows({ card, addressees, status, kakao, checked }: Props) {
  const { markOf, mark } = useSentMarks(card);
  return (
    <ul className={styles.rows}>
      {addressees.map((addressee) => (
        <AddresseeRow
          key={addressee.name}
          addressee={addressee}
          mark={markOf(addressee.name)}
          onMark={(as) => mark(addressee.name, as)}
          status={status}
          kakao={kakao}
          checked={checked}
        />
      ))}
    </ul>
  );
}

const marks: Record<SentMark, string> = { sent: "보냄", copied: "주소 복사함" };

type RowProps = Pick<Props, "status" | "kakao" | "checked"> & {
  addressee: Addressee;
  mark: SentMark | undefined;
  onMark(as: SentMark): void;
};

function AddresseeRow({ addressee, mark, onMark, status, kakao, checked }: RowProps) {
  const { name, address, message } = addressee;
  const as = { ...checked, address };

  async function copyAddress() {
    if (await status.copied(address, `${honoured(name)}의 주소를 복사했습니다.`)) onMark("copied");
  }

  async function sendByKakao({ send }: KakaoSender) {
    try {
      await send(addressee);
      onMark("sent");
    } catch {
      status.say("카카오톡을 열지 못했습니다. 주소를 복사해 보내 주세요.");
    }
  }

  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <b>
          {name} {mark && <span className={styles.mark}>{marks[mark]}</span>}
        </b>
        <span className={styles.address}>
          <bdi>{decodeURIComponent(address)}</bdi>
        </span>
      </span>
      <span className={styles.acts}>
        {kakao && (
          <Button
            className={styles.kakao}
            aria-label={`${name}, 카톡 보내기`}
            onPointerDown={kakao.prepare}
            onClick={() => void sendByKakao(kakao)}
          >
            카톡
          </Button>
        )}
        {"share" in navigator ? (
          <Button
            variant="default"
            aria-label={`${name}, 보내기`}
            // Who closes the sheet of the device has not met an error, nor sent anything.
            onClick={() =>
              void navigator.share({ text: withCheckLines(message, as), url: address }).then(
                () => onMark("sent"),
                () => undefined,
              )
            }
          >
            보내기
          </Button>
        ) : (
          <Button
            component="a"
            variant="default"
            href={smsLink(withCheckLines(`${message}\n${address}`, as))}
            aria-label={`${name}, 문자 보내기`}
            onClick={() => onMark("sent")}
          >
            문자
          </Button>
        )}
        <Button variant="default" onClick={() => void copyAddress()} aria-label={`${name}, 주소 복사`}>
          복사
        </Button>
      </span>
    </li>
  );
}
