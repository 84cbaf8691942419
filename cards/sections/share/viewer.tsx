import { use, useState } from "react";
import { photoAddress } from "#cards/engine/photo.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import action from "#cards/parts/action.module.css";
import { CopyButton } from "#cards/parts/copy-button.tsx";
import { Heading } from "#cards/parts/heading.tsx";
import { KakaoKeyContext } from "#cards/parts/kakao-key.ts";
import { useHydrated } from "#cards/parts/use-hydrated.ts";
import { sharedAddress, sharedPicture } from "./address.ts";
import { checkLine, shareMessageOf, smsLink, withCheckLines } from "./message.ts";
import { Qr } from "./qr.tsx";
import type { share } from "./section.ts";
import styles from "./viewer.module.css";
import { type ShareWords, words } from "./words.ts";

type Content = ContentOf<typeof share>;
/** What is said of the card elsewhere: the maker's words and picture, else the card's own. */
type Told = {
  title: string;
  description: string;
  picture: string | null;
  address: string;
  message: string;
  /** By what it is checked; empty where it cannot be. */
  check: string;
};

export function ShareViewer({ content, card }: ViewerProps<Content>) {
  const hydrated = useHydrated();
  const kakaoKey = use(KakaoKeyContext);
  const say = words[card.language];
  const title = content.title || card.title;
  const address = sharedAddress(card);
  const told: Told = {
    title,
    description: content.description || card.description,
    picture: content.thumbnail ? photoAddress(content.thumbnail, 800) : sharedPicture(card),
    address,
    message: shareMessageOf({ ...card, address }, title),
    check: checkLine(card),
  };
  return (
    <>
      <Heading eyebrow="Share">{card.titles?.share ?? say.title}</Heading>
      <div className={styles.ways}>
        {hydrated && kakaoKey && (
          <KakaoButton
            kakaoKey={kakaoKey}
            told={told}
            say={{ ...say, open: card.titles?.open ?? say.open }}
          />
        )}
        {hydrated && "share" in navigator && (
          <NativeButton told={{ ...told, description: withCheckLines(told.description, card) }} say={say} />
        )}
        <a className={action.action} href={smsLink(told.message)}>
          {say.sms}
        </a>
        {card.message && <CopyButton text={told.message} label={say.copyMessage} language={card.language} />}
        <CopyButton text={address} label={say.copy} language={card.language} />
        {hydrated && <Qr address={card.address} title={title} say={say} />}
      </div>
      <p className={styles.address}>
        <span className={styles.label}>{card.titles?.address ?? say.address}</span>
        <span className={styles.link}>{card.address}</span>
      </p>
    </>
  );
}

type ButtonProps = { told: Told; say: ShareWords };

function KakaoButton({ kakaoKey, told, say }: ButtonProps & { kakaoKey: string }) {
  const [failed, setFailed] = useState(false);
  // The script is on its way while the finger still rests: a browser opens an app only soon after a tap.
  const prepare = () => import("./kakao.ts").then(({ loadKakao }) => loadKakao(kakaoKey)).catch(() => {});

  async function send() {
    try {
      const { sendByKakao } = await import("./kakao.ts");
      const description = [told.description, told.check].filter(Boolean).join("\n");
      await sendByKakao(kakaoKey, { ...told, description, button: say.open });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <button
        type="button"
        className={`${action.action} ${styles.kakao}`}
        onPointerDown={prepare}
        onClick={send}
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20">
          <path
            d="M12 4.2c-4.900 0-8.800 3-8.800 6.800 0 2.400 1.600 4.500 4 5.700l-.8 3.100c-.1.3.2.5.4.3l3.700-2.400c.5.1 1 .1 1.500.1 4.900 0 8.800-3 8.800-6.800S16.900 4.200 12 4.200z"
            fill="currentColor"
          />
        </svg>
        {say.kakao}
      </button>
      <p role="status" className={styles.status}>
        {failed && say.kakaoFailed}
      </p>
    </>
  );
}

function NativeButton({ told, say }: ButtonProps) {
  function send() {
    // A guest who closes the sheet has not met an error.
    navigator.share({ title: told.title, text: told.description, url: told.address }).catch(() => {});
  }
  return (
    <button type="button" className={action.action} onClick={send}>
      {say.native}
    </button>
  );
}
