import { replacing, replacingAt } from "#cards/inspector/mends.ts";
import { namesOnCard, type PeopleOn } from "#cards/inspector/people.ts";
import type { Found, Rule } from "#cards/inspector/rule.ts";
import { textsOn } from "#cards/inspector/texts.ts";
import { josa, type Particle } from "#cards/korean/hangul.ts";

/**
 * Behind a name, the particle that its other sound would ask for. 이 is no mistake behind a closed syllable, where it
 * belongs to the name (서윤이가); 로 is left alone there, since streets are called so.
 */
const behindClosed: Readonly<Record<string, Particle>> = {
  는: "은/는",
  가: "이/가",
  를: "을/를",
  와: "와/과",
};
const behindOpen: Readonly<Record<string, Particle>> = {
  은: "은/는",
  이: "이/가",
  을: "을/를",
  과: "와/과",
  으로: "으로/로",
};
const undecided =
  /([가-힣A-Za-z0-9’'”"]+)(은\(는\)|는\(은\)|이\(가\)|가\(이\)|을\(를\)|를\(을\)|와\(과\)|과\(와\)|\(으\)로)/;
const kinds: Readonly<Record<string, Particle>> = {
  은: "은/는",
  는: "은/는",
  이: "이/가",
  가: "이/가",
  을: "을/를",
  를: "을/를",
  와: "와/과",
  과: "와/과",
  "(": "으로/로",
};

/** For every kind that names people. */
export function particleRules(peopleOn: PeopleOn): readonly Rule[] {
  return [
    {
      code: "wrong-particle-behind-name",
      weight: "should",
      finds: "a name of the card with a particle that its sound does not ask for",
      find(card) {
        const names = namesOnCard(peopleOn(card.content)).filter((name) => /^[가-힣]{2,}$/.test(name));
        if (names.length === 0) return [];
        const pattern = new RegExp(
          `(?<![가-힣])(${names.join("|")})(으로|[은는이가을를과와])(?![가-힣])`,
          "g",
        );
        return textsOn(card).flatMap(({ section, field, text }) =>
          [...text.matchAll(pattern)].flatMap((match): Found[] => {
            const [said, name = "", particle = ""] = match;
            const isClosed = (name.charCodeAt(name.length - 1) - "가".charCodeAt(0)) % 28 > 0;
            const asked = (isClosed ? behindClosed : behindOpen)[particle];
            if (!asked) return [];
            const right = josa(name, asked);
            const mend = replacingAt(
              `${josa(`‘${right}’`, "으로/로")} 고치기`,
              { section, field },
              { from: match.index, old: said, words: right },
            );
            return [
              {
                section,
                field,
                sentence: `${josa(`‘${said}’`, "은/는")} ${josa(`‘${right}’`, "으로/로")} 쓰는 것이 맞습니다.`,
                mend,
              },
            ];
          }),
        );
      },
    },
  ];
}

/** For every kind: words that a template left open. */
export const undecidedParticleRule: Rule = {
  code: "particle-undecided",
  weight: "should",
  finds: "a particle that is left open: 을(를)",
  find: (card) =>
    textsOn(card).flatMap(({ section, field, text }): Found[] => {
      const match = undecided.exec(text);
      if (!match) return [];
      const [said, word = "", particle = ""] = match;
      const right = josa(word, kinds[particle.charAt(0)] ?? "은/는");
      return [
        {
          section,
          field,
          sentence: `‘${said}’처럼 조사가 두 가지로 남아 있습니다.`,
          mend: replacing(`${josa(`‘${right}’`, "으로/로")} 고치기`, { section, field }, [said, right]),
        },
      ];
    }),
};
