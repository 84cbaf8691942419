import { useId } from "react";
import { photoAddress } from "#cards/engine/photo.ts";
import { fonts, nearestWeight } from "#cards/themes/fonts.ts";
import type { Design } from "./document.ts";
import styles from "./face-picture.module.css";
import { type FilterName, photoFilters } from "./filters.ts";
import { type Blend, type DesignMark, faceLayers, type Layer } from "./marks.ts";
import type { Matrix } from "./matrix.ts";
import { CARD_HEIGHT, CARD_WIDTH, type CardSide } from "./sizes.ts";

type Props = {
  design: Design;
  side: CardSide;
  /** Small ones need no large photos. */
  photoWidth?: 400 | 800 | 1600;
};

const TRIM = `0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`;

/** A face as it will be cut, sharp at any size and without any script. What stands around it says what it is. */
export function FacePicture({ design, side, photoWidth = 800 }: Props) {
  const id = useId();
  const layers = faceLayers(design, side);
  return (
    <svg viewBox={TRIM} className={styles.face} aria-hidden="true">
      {layers.map((layer, at) => (
        <LayerPicture
          key={layer.id ?? `sheet ${at}`}
          layer={layer}
          name={`${id}${at}`}
          photoWidth={photoWidth}
        />
      ))}
    </svg>
  );
}

type LayerProps = { layer: Layer; name: string; photoWidth: NonNullable<Props["photoWidth"]> };

function LayerPicture({ layer: { place, opacity, marks }, name, photoWidth }: LayerProps) {
  if (marks.length === 0) return null;
  const turn = place.rotation === 0 ? "" : ` rotate(${place.rotation})`;
  return (
    <g transform={`translate(${place.x} ${place.y})${turn}`} opacity={opacity < 1 ? opacity : undefined}>
      {marks.map((mark, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks have no names, and all of a layer change together
        <MarkPicture key={at} mark={mark} name={`${name}-${at}`} photoWidth={photoWidth} />
      ))}
    </g>
  );
}

type MarkProps<One = DesignMark> = { mark: One; name: string; photoWidth: LayerProps["photoWidth"] };

function MarkPicture({ mark, name, photoWidth }: MarkProps) {
  if (mark.type === "photo") return <PhotoPicture mark={mark} name={name} photoWidth={photoWidth} />;
  if (mark.type === "letter") return <LetterPicture mark={mark} />;
  const { d, matrix, fill, line } = mark;
  return (
    <>
      {fill && typeof fill !== "string" && <BlendPicture blend={fill} name={name} />}
      <path
        d={d}
        transform={written(matrix)}
        fill={fill === null ? "none" : typeof fill === "string" ? fill : `url(#${name})`}
        {...(line && lineLook(line, matrix))}
      />
    </>
  );
}

function BlendPicture({ blend: { from, to, ...ends }, name }: { blend: Blend; name: string }) {
  return (
    <linearGradient id={name} gradientUnits="userSpaceOnUse" {...ends}>
      <stop offset={0} stopColor={from} />
      <stop offset={1} stopColor={to} />
    </linearGradient>
  );
}

function LetterPicture({ mark }: { mark: Extract<DesignMark, { type: "letter" }> }) {
  const { text, font, weight, size, matrix, fill, line } = mark;
  return (
    <text
      transform={written(matrix)}
      fontFamily={fonts[font].family}
      fontWeight={nearestWeight(font, weight)}
      fontSize={size}
      fill={fill ?? "none"}
      {...(line && lineLook(line, matrix))}
    >
      {text}
    </text>
  );
}

function PhotoPicture({ mark, name, photoWidth }: MarkProps<Extract<DesignMark, { type: "photo" }>>) {
  const { photo, filter, image, clip, window } = mark;
  return (
    <>
      <clipPath id={`${name}-clip`}>
        <path d={clip} transform={written(window)} />
      </clipPath>
      {filter !== "none" && <FilterPicture filter={filter} name={`${name}-filter`} />}
      <g clipPath={`url(#${name}-clip)`}>
        <image
          href={photoAddress(photo, photoWidth)}
          width={1}
          height={1}
          preserveAspectRatio="none"
          transform={written(image)}
          filter={filter === "none" ? undefined : `url(#${name}-filter)`}
        />
      </g>
    </>
  );
}

function FilterPicture({ filter, name }: { filter: FilterName; name: string }) {
  const values = photoFilters[filter].matrix.map(([r, g, b, constant]) => `${r} ${g} ${b} 0 ${constant}`);
  return (
    <filter id={name} colorInterpolationFilters="sRGB" x="0" y="0" width="1" height="1">
      <feColorMatrix values={`${values.join(" ")} 0 0 0 1 0`} />
    </filter>
  );
}

/** Its width is in millimetres, and the matrix would scale it. */
function lineLook({ colour, width }: { colour: string; width: number }, [a, b, c, d]: Matrix) {
  const scale = Math.sqrt(Math.abs(a * d - b * c));
  return {
    stroke: colour,
    strokeWidth: width / scale,
    strokeLinejoin: "round" as const,
    strokeLinecap: "round" as const,
  };
}

function written(matrix: Matrix): string {
  return `matrix(${matrix.map((one) => Math.round(one * 1e5) / 1e5).join(" ")})`;
}
