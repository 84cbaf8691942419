import { Button } from "@mantine/core";
import { smsLink } from "#cards/sections/share/message.ts";
import styles from "./desk.module.css";
import type { Link } from "./links.ts";

/** One person with their own address. A telephone shares it; elsewhere it goes as a text message. */
export function RecipientRow({ link, onCopy }: { link: Link; onCopy(): void }) {
  const { name, address, message } = link;
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <b>{name}</b>
        <span className={styles.address}>{decodeURIComponent(address)}</span>
      </span>
      <span className={styles.acts}>
        <Button variant="default" onClick={onCopy} aria-label={`${name}, 주소 복사`}>
          복사
        </Button>
        {"share" in navigator ? (
          <Button
            variant="default"
            aria-label={`${name}, 보내기`}
            // Who closes the sheet of the device has not met an error.
            onClick={() => void navigator.share({ text: message, url: address }).catch(() => undefined)}
          >
            보내기
          </Button>
        ) : (
          <Button
            component="a"
            variant="default"
            href={smsLink(`${message}\n${address}`)}
            aria-label={`${name}, 문자로 보내기`}
          >
            문자
          </Button>
        )}
      </span>
    </li>
  );
}
