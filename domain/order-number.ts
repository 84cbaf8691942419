import type { z } from "zod";
import { koreanDay } from "#domain/card-life.ts";
import { CLEAR_LETTERS, clearLettersOf, readClearLetters } from "#domain/clear-letters.ts";

/** `G-261115-7K3FX`: the day, four letters, and one that follows from the others. It opens nothing by itself. */
export type OrderNumber = string & z.BRAND<"OrderNumber">;

/** Almost a million orders a day, and how many there are is not told. */
export const ORDER_NUMBER_BYTES = 4;
const SHAPE = new RegExp(`^G(\\d{6})([${CLEAR_LETTERS}]{${ORDER_NUMBER_BYTES}})([${CLEAR_LETTERS}])$`);

export function orderNumberOf(placedAt: Date, random: Uint8Array): OrderNumber {
  const day = koreanDay(placedAt).slice(2).replaceAll("-", "");
  return written(day, clearLettersOf(random));
}

/** A number as somebody typed it, with or without its dashes; null for one with a slip in it. */
export function readOrderNumber(typed: string): OrderNumber | null {
  const plain = readClearLetters(typed.replaceAll(/[\s-]/g, ""));
  const [, day = "", letters = "", check] = SHAPE.exec(plain) ?? [];
  return check && checkLetter(day + letters) === check ? written(day, letters) : null;
}

function written(day: string, letters: string): OrderNumber {
  return `G-${day}-${letters}${checkLetter(day + letters)}` as OrderNumber;
}

/** Weights that differ, modulo a prime: one wrong letter or two that changed places are always noticed. */
function checkLetter(text: string): string {
  const sum = [...text].reduce((all, letter, at) => all + (at + 1) * figureOf(letter), 0);
  return CLEAR_LETTERS.charAt(sum % CLEAR_LETTERS.length);
}

function figureOf(letter: string): number {
  return CLEAR_LETTERS.indexOf(letter) + 1;
}
