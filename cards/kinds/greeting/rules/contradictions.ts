import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { setting } from "#cards/inspector/mends.ts";
import type { Found, Rule } from "#cards/inspector/rule.ts";
import { sentencesOf } from "#cards/inspector/sentences.ts";
import { textsOn } from "#cards/inspector/texts.ts";
import { rsvp } from "#cards/sections/rsvp/section.ts";
import { venue } from "#cards/sections/venue/section.ts";
import { story } from "../story/section.ts";
import { wreath } from "../wreath/section.ts";
import { isWedding } from "./people-on.ts";

const noWreaths = /사양|받지 않|정중히|보내지 마|마음만|대신/;
const wreathsWelcome = /받습니다|환영|보내 주시|보내주시|감사히 받/;
const noMeal = /식사[^\n.]{0,12}(?:준비하지|제공하지|제공되지|없습니다|마련하지|대접하지 못)/;

/** Sections of a greeting against one another. */
export const contradictionRules: readonly Rule[] = [
  {
    code: "wreath-said-otherwise",
    weight: "should",
    finds: "a text that welcomes wreaths where the card declines them, or the other way round",
    find(card) {
      const { policy } = part(card.content, wreath);
      const isSaid = card.shows(wreath) && (policy === "declined" || policy === "welcome");
      if (!isSaid) return [];
      return textsOn(card).flatMap(({ section, field, text }) =>
        sentencesOf(text).flatMap((sentence): Found[] => {
          if (!sentence.text.includes("화환")) return [];
          const declines = noWreaths.test(sentence.text);
          const welcomes = !declines && wreathsWelcome.test(sentence.text);
          const isOther = policy === "declined" ? welcomes : declines;
          const said = policy === "declined" ? "화환을 사양한다고" : "화환을 받는다고";
          return isOther
            ? [
                {
                  section,
                  field,
                  sentence: `화환 안내에는 ${said} 했는데, 글은 다르게 말합니다: ‘${sentence.text.trim()}’`,
                },
              ]
            : [];
        }),
      );
    },
  },
  {
    code: "story-after-wedding",
    weight: "should",
    finds: "a story of the couple that is told before it came to pass",
    find({ content, facts: { when }, shows }) {
      if (!when || !shows(story) || !isWedding(content)) return [];
      return part(content, story).entries.flatMap(({ month, title }, at) =>
        foundIf(month !== "" && month > when.date.slice(0, 7), {
          section: story.name,
          field: `entries.${at}.month`,
          sentence: `‘${title.trim() || `${at + 1}번째 이야기`}’의 때가 예식보다 나중입니다.`,
        }),
      );
    },
  },
  {
    code: "rsvp-asks-shuttle-untold",
    weight: "could",
    finds: "guests who are asked about a bus of which the card says nothing",
    find(card) {
      if (!card.shows(rsvp) || !part(card.content, rsvp).asks.shuttle) return [];
      const isTold = textsOn(card).some(
        ({ section, field, text }) =>
          (section === venue.name && field === "directions.shuttle") ||
          (section !== rsvp.name && /셔틀|대절|전세 ?버스|버스를 준비/.test(text)),
      );
      return foundIf(!isTold, {
        section: venue.name,
        field: "directions.shuttle",
        sentence: "셔틀을 탈지 묻고 있는데, 어디서 언제 타는지는 적혀 있지 않습니다.",
      });
    },
  },
  {
    code: "rsvp-asks-meal-unserved",
    weight: "should",
    finds: "guests who are asked about a meal that the card says is not served",
    find(card) {
      if (!card.shows(rsvp) || !part(card.content, rsvp).asks.meal) return [];
      const isUnserved = textsOn(card).some(({ text }) => noMeal.test(text));
      const place = { section: rsvp.name, field: "asks.meal" };
      return foundIf(isUnserved, {
        ...place,
        sentence: "식사가 없다고 안내했는데, 참석 여부에서 식사를 묻고 있습니다.",
        mend: setting("식사 묻지 않기", place, false),
      });
    },
  },
  {
    code: "rsvp-asks-side-without-couple",
    weight: "should",
    finds: "guests of a card that is no wedding, who are asked for the groom's or the bride's side",
    find({ content, shows }) {
      const place = { section: rsvp.name, field: "asks.side" };
      return foundIf(shows(rsvp) && !isWedding(content) && part(content, rsvp).asks.side, {
        ...place,
        sentence: "결혼 카드가 아닌데 신랑 측인지 신부 측인지 묻고 있습니다.",
        mend: setting("묻지 않기", place, false),
      });
    },
  },
];
