import { koreanDay } from "#domain/korean-day.ts";
import { CLEAR_CHARACTERS, clearCharactersOf, readClearCharacters } from "./clear-characters.ts";

/** Almost a million a day, and how many there are is not told. */
export const DATED_NUMBER_BYTES = 4;

/** Numbers like `G-261115-7K3FX`: a letter, the day, four letters, and one that follows from the others. */
export function datedNumbers(first: string) {
  const shape = new RegExp(
    `^${first}(\\d{6})([${CLEAR_CHARACTERS}]{${DATED_NUMBER_BYTES}})([${CLEAR_CHARACTERS}])$`,
  );
  const written = (day: string, letters: string) => `${first}-${day}-${letters}${checkLetter(day + letters)}`;
  return {
    of: (at: Date, random: Uint8Array): string =>
      written(koreanDay(at).slice(2).replaceAll("-", ""), clearCharactersOf(random)),

    /** A number as somebody typed it, with or without its dashes; null for one with a slip in it. */
    read(typed: string): string | null {
      const plain = readClearCharacters(typed.replaceAll(/[\s-]/g, ""));
      const [, day = "", letters = "", check] = shape.exec(plain) ?? [];
      return check && checkLetter(day + letters) === check ? written(day, letters) : null;
    },
  };
}

/** Weights that differ, modulo a prime: one wrong letter or two that changed places are always noticed. */
function checkLetter(text: string): string {
  const sum = [...text].reduce((all, letter, at) => all + (at + 1) * figureOf(letter), 0);
  return CLEAR_CHARACTERS.charAt(sum % CLEAR_CHARACTERS.length);
}

function figureOf(letter: string): number {
  return CLEAR_CHARACTERS.indexOf(letter) + 1;
}
