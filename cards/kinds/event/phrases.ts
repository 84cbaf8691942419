import { part } from "#cards/engine/card.ts";
import { type PhraseBook, readPhrases, written } from "#cards/engine/phrase.ts";
import { greetingSection } from "#cards/sections/greeting/section.ts";
import drafts from "#content/phrases/event.json" with { type: "json" };
import { eventCover } from "./cover/section.ts";
import { type EventType, eventTypes } from "./types.ts";

export const phrases = readPhrases<EventType>(drafts);

export const book: PhraseBook<EventType> = {
  occasions: eventTypes,
  occasionOf: (content) => part(content, eventCover).type,
  write: (content, { text, occasion }) =>
    written({
      content: written({ content, section: eventCover, fields: { type: occasion } }),
      section: greetingSection,
      fields: { body: text },
    }),
  phrases,
};
