import { callLink, mapLinks } from "#cards/engine/links.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import type { CardFacts, ViewerProps } from "#cards/engine/viewer.ts";
import action from "#cards/parts/action.module.css";
import { CopyButton } from "#cards/parts/copy-button.tsx";
import { Heading } from "#cards/parts/heading.tsx";
import { clockEn, clockKo, sentenceWithoutYear, WEEKDAYS_EN } from "#domain/day-words.ts";
import { readDay } from "#domain/korean-day.ts";
import { declineWords } from "./declines.ts";
import { hasLeft } from "./has-left.ts";
import type { farewell } from "./section.ts";
import styles from "./viewer.module.css";

type Content = ContentOf<typeof farewell>;
type Language = CardFacts["language"];

const words = {
  ko: {
    heading: "빈소와 발인",
    hall: "빈소",
    encoffining: "입관",
    procession: "발인",
    burial: "장지",
    call: "빈소에 전화",
    copy: "주소 복사",
    maps: "지도에서 보기",
    services: { kakao: "카카오맵", naver: "네이버 지도", tmap: "티맵", google: "구글 지도" },
    left: "발인하였습니다",
    thanks: "함께 슬퍼해 주시고 위로해 주셔서\n깊이 감사드립니다.",
  },
  en: {
    heading: "Farewell",
    hall: "Wake",
    encoffining: "Encoffining",
    procession: "Funeral",
    burial: "Burial",
    call: "Call the hall",
    copy: "Copy address",
    maps: "Open in a map",
    services: { kakao: "KakaoMap", naver: "Naver Map", tmap: "T map", google: "Google Maps" },
    left: "The funeral has been held",
    thanks: "Thank you for mourning with us.",
  },
};
const services = ["kakao", "naver", "tmap", "google"] as const;

export function FarewellViewer({ content, card }: ViewerProps<Content>) {
  return hasLeft(content, card.now) ? (
    <After content={content} language={card.language} />
  ) : (
    <Before content={content} language={card.language} />
  );
}

type Props = { content: Content; language: Language };

function Before({ content, language }: Props) {
  const { hall, room, address, phone, visiting, burial, declined } = content;
  const said = words[language];
  const call = callLink(phone);
  const maps = mapLinks({ name: hall, address, point: null });
  const rows = [
    { label: said.hall, lines: [[hall, room].filter(Boolean).join(" "), address] },
    {
      label: said.encoffining,
      lines: dayLines({ date: content.encoffiningDate, time: content.encoffiningTime, language }),
    },
    {
      label: said.procession,
      lines: dayLines({ date: content.processionDate, time: content.processionTime, language }),
    },
    { label: said.burial, lines: [burial] },
  ];
  return (
    <>
      <Heading>{said.heading}</Heading>
      <Rows rows={rows} />
      {(call || address) && (
        <ul className={action.actions}>
          {call && (
            <li>
              <a className={action.action} href={call}>
                {said.call}
              </a>
            </li>
          )}
          {address && (
            <li>
              <CopyButton text={address} label={said.copy} language={language} />
            </li>
          )}
        </ul>
      )}
      {maps && (
        <nav aria-label={said.maps}>
          <ul className={styles.maps}>
            {services.map((service) => (
              <li key={service}>
                <a
                  className={action.action}
                  href={maps[service]}
                  // An app's own scheme opens no page: a new tab would stay empty.
                  {...(maps[service].startsWith("https:") && {
                    target: "_blank",
                    rel: "noopener noreferrer",
                  })}
                >
                  {said.services[service]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {visiting.trim() && <p className={styles.note}>{visiting}</p>}
      {declined !== "unsaid" && <p className={styles.note}>{declineWords[language][declined]}</p>}
    </>
  );
}

/** Nobody is shown a way to where nobody is any more. */
function After({ content, language }: Props) {
  const { processionDate: date, processionTime: time, burial, thanks } = content;
  const said = words[language];
  return (
    <>
      <Heading>{said.left}</Heading>
      <Rows
        rows={[
          { label: said.procession, lines: dayLines({ date, time, language }) },
          { label: said.burial, lines: [burial] },
        ]}
      />
      <p className={styles.thanks}>{thanks.trim() || said.thanks}</p>
    </>
  );
}

function Rows({ rows }: { rows: readonly { label: string; lines: readonly string[] }[] }) {
  const told = rows.filter(({ lines }) => lines.some((line) => line.trim()));
  return (
    <dl className={styles.rows}>
      {told.map(({ label, lines }) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>
            {lines
              .filter((line) => line.trim())
              .map((line) => (
                <span key={line}>{line}</span>
              ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The day, and under it the time: both are looked for by people in a hurry. */
function dayLines({ date, time, language }: { date: string; time: string; language: Language }): string[] {
  const day = readDay(date);
  if (!day) return [];
  if (language === "en") {
    return [`${date.replaceAll("-", ". ")} ${WEEKDAYS_EN[day.weekday]}`, time && clockEn(time)];
  }
  return [sentenceWithoutYear({ date, time: null }), time && clockKo(time)];
}
