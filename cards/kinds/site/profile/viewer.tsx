import { use } from "react";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { DrawingsContext } from "#cards/parts/drawings-context.ts";
import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import { ProfileFigure } from "./figure.tsx";
import type { profile } from "./section.ts";
import styles from "./viewer.module.css";

type Content = ContentOf<typeof profile>;

const unnamed = { ko: "이름", en: "Name" };

/** A calling card on good paper, or a portrait over a name. */
export function ProfileViewer({ content, card }: ViewerProps<Content>) {
  const { name, role, line, shape } = content;
  const { Ornament } = use(DrawingsContext);
  const called = name.trim() || unnamed[card.language];
  const words = (
    <>
      {role && <p className={styles.role}>{role}</p>}
      <h1 className={styles.name} data-long={called.length > 8 || undefined}>
        {called}
      </h1>
      {line && <p className={styles.line}>{line}</p>}
    </>
  );
  if (shape === "portrait") {
    return (
      <div className={styles.portrait}>
        <Portrait content={content} />
        <div className={styles.under}>{words}</div>
      </div>
    );
  }
  return (
    <div className={styles.desk}>
      <div className={styles.card}>
        <div className={styles.corner}>
          <Avatar content={content} />
        </div>
        <div className={styles.words}>{words}</div>
        <div className={styles.foot}>
          <span className={styles.ornament}>
            <Ornament />
          </span>
          <span className={styles.address} lang="en">
            {card.address.replace(/^https?:\/\//, "")}
          </span>
        </div>
      </div>
    </div>
  );
}

function Avatar({ content: { photo, figure, name } }: { content: Content }) {
  if (!photo) return <ProfileFigure figure={figure} name={name} />;
  return (
    <span className={styles.photo}>
      <PhotoPicture photo={photo} sizes="96px" urgent fill alt="" />
    </span>
  );
}

function Portrait({ content }: { content: Content }) {
  const { photo, name } = content;
  if (!photo) {
    return (
      <div className={styles.emblem}>
        <Avatar content={content} />
      </div>
    );
  }
  return (
    <div className={styles.picture}>
      <PhotoPicture
        photo={photo}
        sizes="(min-width: 480px) 480px, 100vw"
        urgent
        fill
        alt={photo.caption || name}
      />
    </div>
  );
}
