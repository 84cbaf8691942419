import { plainDay } from "#domain/day-words.ts";
import styles from "./gone-document.module.css";
import { styleOf } from "./style-of.ts";

/** Every class of the page, as its markup has them. */
const everything = ` class="${Object.values(styles).join(" ")}"`;

type Props = {
  isSolemn: boolean;
  /** A day in Korea, where a temporary measure hides it; null where it was closed or its time is over. */
  blockedUntil: string | null;
};

/** Where a card was once, or is hidden for a while. It says nothing of whose it was, and why. */
export function GoneDocument({ isSolemn, blockedUntil }: Props) {
  return (
    <html lang="ko" data-scrollbars="hidden">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>지금은 볼 수 없는 카드입니다 · 고이</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: styleOf(everything) }} />
      </head>
      <body className={styles.page}>
        <main className={styles.words}>
          <svg aria-hidden="true" viewBox="0 0 120 88" width="120" height="88" className={styles.drawing}>
            <path d="M12 30 60 4l48 26v52H12z" />
            <path d="M12 30l48 30 48-30" />
            <path d="M12 82l38-28M108 82 70 54" />
            <path d="M30 40V18h60v22" className={styles.letter} />
          </svg>
          <h1 className={styles.title}>지금은 볼 수 없는 {isSolemn ? "글" : "카드"}입니다</h1>
          {blockedUntil ? (
            <p>
              {plainDay(blockedUntil)}까지
              <br />
              임시 조치로 가려 두고 확인하고 있습니다.
            </p>
          ) : (
            <p>
              {isSolemn ? "올린 분이" : "카드를 만든 분이"} 닫았거나,
              <br />
              보여 드리는 기간이 끝났습니다.
            </p>
          )}
          <p className={styles.quiet}>궁금한 점은 보내 주신 분께 여쭈어 주세요.</p>
          {!isSolemn && (
            <a className={styles.home} href="/">
              고이 둘러보기
            </a>
          )}
        </main>
      </body>
    </html>
  );
}
