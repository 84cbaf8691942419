import { Select } from "@mantine/core";
import { useEffect, useState } from "react";
import type { ThemeChoice } from "#cards/themes/choice.ts";
import { bodyFonts, type FontName, fonts, headingFonts } from "#cards/themes/fonts.ts";
import { sheetsOf } from "#cards/themes/look.ts";
import type { Theme } from "#cards/themes/theme.ts";
import { bringFonts } from "#web/editor/preview/card-fonts.ts";
import styles from "./design.module.css";

type Props = { theme: Theme; choice: ThemeChoice; onChoose(part: ThemeChoice): void };

export function Fonts({ theme, choice, onChoose }: Props) {
  return (
    <div className={styles.fonts}>
      <FontChoice
        label="제목 글꼴"
        names={headingFonts}
        own={theme.fonts.heading}
        chosen={choice.headingFont}
        onChoose={(headingFont) => onChoose({ headingFont })}
      />
      <FontChoice
        label="본문 글꼴"
        names={bodyFonts}
        own={theme.fonts.body}
        chosen={choice.bodyFont}
        onChoose={(bodyFont) => onChoose({ bodyFont })}
      />
    </div>
  );
}

type ChoiceProps = {
  label: string;
  names: readonly FontName[];
  /** The theme's. */
  own: FontName;
  chosen: FontName | undefined;
  onChoose(font: FontName | undefined): void;
};

function FontChoice({ label, names, own, chosen, onChoose }: ChoiceProps) {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const shown = seen ? names : [chosen ?? own];
    const words = names.map((name) => fonts[name].label).join("");
    void bringFonts(document, { sheets: sheetsOf(shown), words: `${words} (테마)` });
  }, [seen, names, chosen, own]);
  return (
    <Select
      label={label}
      data={names.map((name) => ({
        value: name,
        label: name === own ? `${fonts[name].label} (테마)` : fonts[name].label,
      }))}
      value={chosen ?? own}
      allowDeselect={false}
      onDropdownOpen={() => setSeen(true)}
      onChange={(value) => {
        const name = names.find((known) => known === value);
        onChoose(name === own ? undefined : name);
      }}
      styles={{ input: { fontFamily: fonts[chosen ?? own].family } }}
      renderOption={({ option }) => (
        <span style={{ fontFamily: fonts[option.value as FontName].family, fontSize: "var(--text-l)" }}>
          {option.label}
        </span>
      )}
    />
  );
}
