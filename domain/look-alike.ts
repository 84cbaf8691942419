import { skeletonOf } from "#domain/sitename.ts";

/** Letters of other scripts that the eye takes for ours. */
const alike: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ["a", "аαаạàáâãäåāăąɑ"],
    ["b", "ЬЪƄ"],
    ["c", "сςϲćčçċ"],
    ["d", "ԁďđ"],
    ["e", "еєẹèéêëēėęěҽ"],
    ["g", "ɡցġģğǥǧ"],
    ["h", "һհ"],
    ["i", "іıɩιìíîïīįỉịǐӏ"],
    ["j", "јϳ"],
    ["k", "кκķ"],
    ["l", "ӏļľłι"],
    ["m", "мṃ"],
    ["n", "пηñńņňṇո"],
    ["o", "оοօσòóôõöøōőơọỏ๐ဝ"],
    ["p", "рρ"],
    ["q", "ԛ"],
    ["r", "гŕřṛ"],
    ["s", "ѕşśšṣ"],
    ["t", "тτţť"],
    ["u", "υսùúûüūůűụ"],
    ["v", "νѵ"],
    ["w", "ԝѡώ"],
    ["x", "хχ"],
    ["y", "уүγýÿ"],
    ["z", "źżžẓ"],
  ].flatMap(([letter = "", others = ""]) => [...others].map((other) => [other, letter])),
);

/** What the eye keeps of a name, whatever script its letters are of; a letter that is doubled is easily overlooked. */
export function looksLike(name: string): string {
  const plain = [...name.toLowerCase()].map((letter) => alike[letter] ?? letter).join("");
  return skeletonOf(plain).replaceAll(/(.)\1+/gu, "$1");
}
