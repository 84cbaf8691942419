import type { ReactNode } from "react";
import { callLink, mapLinks } from "#cards/engine/links.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import action from "#cards/parts/action.module.css";
import { asDrawn } from "#cards/parts/as-drawn.ts";
import { CopyButton } from "#cards/parts/copy-button.tsx";
import { Heading } from "#cards/parts/heading.tsx";
import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import type { DirectionName } from "./block.ts";
import { namedLandmarks } from "./landmark.ts";
import type { venue } from "./section.ts";
import styles from "./viewer.module.css";

type Words = {
  [word in "eyebrow" | "heading" | "copy" | "call" | "maps" | "sketch"]: string;
} & {
  services: Record<(typeof services)[number], string>;
  /** In the order they are read. Not from `block.ts`, which would bring zod to guests. */
  directions: Record<DirectionName, string>;
};

const services = ["kakao", "naver", "tmap", "google"] as const;

const words: Record<"ko" | "en", Words> = {
  ko: {
    eyebrow: "Location",
    heading: "오시는 길",
    copy: "주소 복사",
    call: "전화하기",
    maps: "지도에서 보기",
    sketch: "약도",
    services: { kakao: "카카오맵", naver: "네이버 지도", tmap: "티맵", google: "구글 지도" },
    directions: { subway: "지하철", bus: "버스", car: "자가용", parking: "주차", shuttle: "셔틀버스" },
  },
  en: {
    eyebrow: "Location",
    heading: "Getting here",
    copy: "Copy address",
    call: "Call",
    maps: "Open in a map",
    sketch: "Map sketch",
    services: { kakao: "KakaoMap", naver: "Naver Map", tmap: "T map", google: "Google Maps" },
    directions: { subway: "Subway", bus: "Bus", car: "By car", parking: "Parking", shuttle: "Shuttle" },
  },
};

type Props = ViewerProps<ContentOf<typeof venue>> & {
  /** The drawn way on foot; absent in a guest's browser, which leaves it as the server drew it. */
  map?: ReactNode;
};

export function VenueViewer({ content, card, map }: Props) {
  const { title, name, hall, address, phone, sketch, directions, landmarks } = content;
  const said = words[card.language];
  const [maps, call] = [mapLinks(content), callLink(phone)];
  const ways = (Object.keys(said.directions) as DirectionName[]).filter((way) => directions[way].trim());
  return (
    <>
      <Heading eyebrow={said.eyebrow}>{title || said.heading}</Heading>
      <div className={styles.place}>
        {name && <p className={styles.name}>{name}</p>}
        {hall && <p className={styles.hall}>{hall}</p>}
        {address && <p className={styles.address}>{address}</p>}
        {call && <p className={styles.phone}>{phone}</p>}
      </div>
      {(address || call) && (
        <ul className={action.actions}>
          {address && (
            <li>
              <CopyButton text={address} label={said.copy} language={card.language} />
            </li>
          )}
          {call && (
            <li>
              <a className={action.action} href={call}>
                {said.call}
              </a>
            </li>
          )}
        </ul>
      )}
      {sketch && (
        <div className={styles.sketch}>
          <PhotoPicture
            photo={sketch}
            sizes="(min-width: 480px) 416px, calc(100vw - 64px)"
            alt={sketch.caption || said.sketch}
          />
        </div>
      )}
      {namedLandmarks(landmarks).length > 0 && (map ? <div>{map}</div> : <div {...asDrawn} />)}
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
      {ways.length > 0 && (
        <dl className={styles.ways}>
          {ways.map((way) => (
            <div key={way}>
              <dt>{said.directions[way]}</dt>
              <dd>{directions[way].trim()}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
