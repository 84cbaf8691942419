import { type ReactNode, useId } from "react";
import { type CandlePlace, placesOf, SCENE } from "./places.ts";
import styles from "./scene.module.css";

type Props = {
  count: number;
  /** How many of them came while one was looking. */
  fresh: number;
  label: string;
  ground: ReactNode;
  /** One of what is left, its foot at 0 0. */
  one: ReactNode;
  /** Stands above the others from the beginning: the family's own. */
  own: { x: number; y: number; scale: number };
  /** From the ridge to one's feet. */
  sizes: readonly [far: number, near: number];
  name: "night" | "day";
};

/** Bands that come in one after the other; as many animations, however many lights. */
const BANDS = 6;

/** A wide place that fills with what people left. */
export function TributeScene({ count, fresh, label, ground, one, own, sizes: [far, near], name }: Props) {
  const id = useId();
  const places = placesOf(count);
  const isFresh = ({ index }: CandlePlace) => index >= count - fresh;
  const bands = Array.from({ length: BANDS }, (_, band) =>
    places.filter((place) => Math.min(BANDS - 1, Math.floor(place.near * BANDS)) === band),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.scene}
      data-scene={name}
      viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
    >
      <defs>
        <g id={id}>{one}</g>
      </defs>
      {ground}
      <use href={`#${id}`} transform={`translate(${own.x} ${own.y}) scale(${own.scale})`} />
      {bands.map((band, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a band is its place
        <g key={at} className={styles.band} style={{ animationDelay: `${at * 260}ms` }}>
          {band.map((place) => (
            <use
              key={place.index}
              href={`#${id}`}
              className={isFresh(place) ? styles.fresh : undefined}
              transform={`translate(${place.x.toFixed(1)} ${place.y.toFixed(1)}) scale(${(far + place.near * (near - far)).toFixed(2)})`}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
