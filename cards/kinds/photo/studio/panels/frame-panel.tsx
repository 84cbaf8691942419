import type { DesignColour, PhotoElement } from "#cards/kinds/photo/document.ts";
import { framed, type PhotoFrame } from "#cards/kinds/photo/frames/frame.ts";
import { frameNamed, frames } from "#cards/kinds/photo/frames/frames.ts";
import { ColourField } from "#cards/kinds/photo/studio/colour-field.tsx";
import { useStudio } from "#cards/kinds/photo/studio/studio-context.ts";
import styles from "./panel.module.css";
import { Tile } from "./tile.tsx";

const NONE = "없음";

/** Frames around a photo, and along the edge of the card. */
export function FramePanel() {
  const { face, pickedElements, changeFace, changeElements } = useStudio();
  const photos = face.elements.filter((element): element is PhotoElement => element.type === "photo");
  const picked = photos.filter((photo) => pickedElements.includes(photo));
  const framedOnes = picked.length > 0 ? picked : photos.slice(-1);
  const [first] = framedOnes;

  function frameAll(frame: PhotoElement["frame"], where?: string) {
    changeElements(
      framedOnes.map((photo) => ({ ...photo, frame })),
      where,
    );
  }

  return (
    <div className={styles.stack}>
      <h3 className={styles.heading}>사진 틀</h3>
      {first ? (
        <Choice
          frames={frames.filter((frame) => frame.for === "photo")}
          chosen={first.frame}
          onChoose={frameAll}
        />
      ) : (
        <p className={styles.note}>이 면에 사진을 넣으면 틀을 고를 수 있습니다.</p>
      )}
      <h3 className={styles.heading}>카드 테두리</h3>
      <Choice
        frames={frames.filter((frame) => frame.for === "card")}
        chosen={face.frame}
        onChoose={(frame, where) => changeFace({ frame }, where)}
      />
    </div>
  );
}

type Chosen = { name: string; colours: DesignColour[] } | null;
type ChoiceProps = {
  frames: readonly PhotoFrame[];
  chosen: Chosen;
  onChoose(chosen: Chosen, where?: string): void;
};

function Choice({ frames: offered, chosen, onChoose }: ChoiceProps) {
  const own = chosen && frameNamed(chosen.name);
  const colours = own?.colours.map((colour, at) => chosen?.colours[at] ?? (colour as DesignColour)) ?? [];
  return (
    <>
      <div className={styles.strip}>
        <Tile label={NONE} isChosen={chosen === null} onChoose={() => onChoose(null)}>
          <svg viewBox="0 0 68 68" aria-hidden="true">
            <path d="M18 50L50 18" stroke="var(--color-accent)" strokeWidth={2} />
          </svg>
        </Tile>
        {offered.map((frame) => (
          <Tile
            key={frame.name}
            label={frame.label}
            isChosen={chosen?.name === frame.name}
            onChoose={() => onChoose({ name: frame.name, colours: [] })}
          >
            <FramePicture frame={frame} />
          </Tile>
        ))}
      </div>
      {colours.map((colour, at) => (
        <ColourField
          // biome-ignore lint/suspicious/noArrayIndexKey: a colour is known by its place
          key={at}
          label={`색 ${at + 1}`}
          value={colour}
          onChange={(next) =>
            chosen && onChoose({ ...chosen, colours: colours.with(at, next) }, `frame ${chosen.name}`)
          }
        />
      ))}
    </>
  );
}

const SAMPLE = {
  photo: { width: 30, height: 38 },
  card: { width: 60, height: 92 },
};

function FramePicture({ frame }: { frame: PhotoFrame }) {
  const size = SAMPLE[frame.for];
  const { clip, under, over } = framed(frame, { ...size, colours: [] });
  const drawn = (strokes: typeof under) =>
    strokes.map(({ d, fill, stroke, strokeWidth }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the strokes of a frame never change
      <path key={at} d={d} fill={fill ?? "none"} stroke={stroke} strokeWidth={strokeWidth} />
    ));
  return (
    <svg viewBox={`-3 -3 ${size.width + 6} ${size.height + 6}`} width={68} height={68} aria-hidden="true">
      <g strokeLinejoin="round" strokeLinecap="round">
        {drawn(under)}
        <path d={clip} fill="var(--color-line-strong)" />
        {drawn(over)}
      </g>
    </svg>
  );
}
