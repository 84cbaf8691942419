import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import { isNamedSpeaker } from "./is-named.ts";
import type { Speaker, speakers } from "./section.ts";
import styles from "./viewer.module.css";

const words = { ko: "함께하는 사람", en: "Speakers" };

export function SpeakersViewer({ content, card }: ViewerProps<ContentOf<typeof speakers>>) {
  return (
    <>
      <Heading eyebrow="With">{content.title || card.titles?.speakers || words[card.language]}</Heading>
      <ul className={styles.people}>
        {content.speakers.filter(isNamedSpeaker).map((speaker, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two speakers may share a name, and nothing here holds state
          <li key={index} className={styles.person}>
            <Portrait speaker={speaker} />
            <div>
              {speaker.role.trim() && <p className={styles.role}>{speaker.role}</p>}
              <h3 className={styles.name}>{speaker.name}</h3>
              {speaker.line.trim() && <p className={styles.line}>{speaker.line}</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Without a photo the first letter of the name is set as large as one. */
function Portrait({ speaker: { name, photo } }: { speaker: Speaker }) {
  if (photo) {
    return (
      <div className={styles.portrait}>
        <PhotoPicture photo={photo} sizes="112px" fill alt={photo.caption || name} />
      </div>
    );
  }
  return (
    <div className={styles.portrait} aria-hidden="true">
      <span>{[...name.trim()][0]}</span>
    </div>
  );
}
