import { ColorInput } from "@mantine/core";
import type { ThemeChoice } from "#cards/themes/choice.ts";
import { contrast, settledPalette } from "#cards/themes/colour.ts";
import type { Colour, Theme } from "#cards/themes/theme.ts";
import styles from "./design.module.css";

type Props = { theme: Theme; choice: ThemeChoice; onChoose(part: ThemeChoice): void };

export function Colours({ theme, choice, onChoose }: Props) {
  const settled = settledPalette(theme, choice);
  return (
    <>
      <Swatches
        label="강조색"
        colours={[theme.palette.accent, ...theme.accents]}
        chosen={choice.accent ?? theme.palette.accent}
        seen={settled.accent}
        onChoose={(accent) => onChoose({ accent: accent === theme.palette.accent ? undefined : accent })}
      />
      <Swatches
        label="종이색"
        colours={[theme.palette.paper, ...theme.papers]}
        chosen={choice.paper ?? theme.palette.paper}
        seen={settled.paper}
        onChoose={(paper) => onChoose({ paper: paper === theme.palette.paper ? undefined : paper })}
      />
    </>
  );
}

type SwatchesProps = {
  label: string;
  /** The theme's own first. */
  colours: readonly Colour[];
  chosen: Colour;
  /** As guests get it. */
  seen: Colour;
  onChoose(colour: Colour): void;
};

function Swatches({ label, colours, chosen, seen, onChoose }: SwatchesProps) {
  return (
    <fieldset className={styles.swatches}>
      <legend>{label}</legend>
      <div className={styles.row}>
        {[...new Set(colours)].map((colour, index) => (
          <button
            key={colour}
            type="button"
            className={styles.swatch}
            style={{ background: colour }}
            aria-label={index === 0 ? `${label}: 테마의 색` : `${label}: 다른 색 ${index}`}
            aria-pressed={colour === chosen}
            onClick={() => onChoose(colour)}
          />
        ))}
        <ColorInput
          className={styles.own}
          aria-label={`${label} 직접 고르기`}
          format="hex"
          withEyeDropper={false}
          value={chosen}
          onChange={(colour) => {
            if (isColour(colour)) onChoose(colour);
          }}
        />
      </div>
      <p className={styles.moved} role="status">
        {seen.toLowerCase() !== chosen.toLowerCase() && movedWords({ chosen, seen })}
      </p>
    </fieldset>
  );
}

function isColour(typed: string): typed is Colour {
  return /^#[0-9a-f]{6}$/i.test(typed);
}

function movedWords({ chosen, seen }: { chosen: Colour; seen: Colour }): string {
  const darker = contrast(seen, "#ffffff") > contrast(chosen, "#ffffff");
  return `글이 잘 읽히도록 고르신 색보다 조금 ${darker ? "어둡게" : "밝게"} 보여 드립니다.`;
}
