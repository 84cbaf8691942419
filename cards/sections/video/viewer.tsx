import { type MouseEvent, useState } from "react";
import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { isPlainClick } from "#cards/parts/plain-click.ts";
import { askForQuiet } from "#cards/parts/quiet.ts";
import { playerAddress, type VideoReference, watchAddress } from "./address.ts";
import { Poster } from "./poster.tsx";
import type { video } from "./section.ts";
import styles from "./viewer.module.css";

const words = {
  ko: { title: "영상", play: "영상 보기", from: (provider: string) => `${provider}에서 재생됩니다` },
  en: { title: "Film", play: "Play the film", from: (provider: string) => `Plays from ${provider}` },
};
const providers = { youtube: "YouTube", vimeo: "Vimeo" };

export function VideoViewer({ content, card }: ViewerProps<ContentOf<typeof video>>) {
  const { title, video: film } = content;
  if (!film) return null;
  const name = title || words[card.language].title;
  return (
    <>
      <Heading eyebrow="Film">{name}</Heading>
      <Film film={film} name={name} language={card.language} />
    </>
  );
}

type FilmProps = { film: VideoReference; name: string; language: keyof typeof words };

/** A film, which its provider hears of only when a guest wants to see it. */
export function Film({ film, name, language }: FilmProps) {
  const [playing, setPlaying] = useState(false);
  const say = words[language];

  function play(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    askForQuiet();
    setPlaying(true);
  }

  return (
    <div className={styles.frame} data-shape={film.shape}>
      {playing ? (
        <iframe
          ref={(frame) => frame?.focus()}
          className={styles.player}
          src={playerAddress(film)}
          title={name}
          // The player keeps its own origin; it cannot lead the card away.
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          // YouTube refuses to play for an unknown page.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <a
          className={styles.poster}
          href={watchAddress(film)}
          target="_blank"
          rel="noopener"
          data-sound
          onClick={play}
        >
          <Poster shape={film.shape} />
          <span className={styles.button}>
            <svg aria-hidden="true" viewBox="0 0 24 24" width="26" height="26">
              <path d="M8 5.2v13.6L19 12z" fill="currentColor" />
            </svg>
          </span>
          <span className={styles.words}>{say.play}</span>
          <span className={styles.from}>{say.from(providers[film.provider])}</span>
        </a>
      )}
    </div>
  );
}
