import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { entryFrom, typedFrom } from "#cards/parts/guest-entry/typed.ts";
import { rsvpSeats } from "./answer.ts";
import { AnsweredRsvp } from "./answered.tsx";
import { Attending, useAttending } from "./attending.tsx";
import { answerFields } from "./entry-fields.ts";
import { RsvpQuestions } from "./questions.tsx";
import type { rsvp } from "./section.ts";
import { words } from "./words.ts";

const asIfComing = { attending: "yes" };

export function RsvpViewer({ content, card }: ViewerProps<ContentOf<typeof rsvp>>) {
  const { capacity } = content;
  const say = words[card.language];
  const attending = useAttending({
    section: "rsvp",
    content,
    card,
    contentOf: (typed) => entryFrom(answerFields, typed),
    isCounted: capacity !== null,
    all: capacity === null ? {} : { "": capacity },
    hasSessions: false,
    wanted: (typed) => rsvpSeats(content, typed),
    held: (entry) => rsvpSeats(content, typedFrom(entry.content)),
  });
  return (
    <Attending
      attending={attending}
      eyebrow="R.S.V.P."
      title={content.title || say.title}
      say={say}
      preview={asIfComing}
      isBegun={(typed) => typed.attending !== undefined}
      said={(entry) => (
        <AnsweredRsvp
          content={content}
          entry={entry}
          answer={attending.answer}
          card={card}
          takes={attending.takes}
        />
      )}
    >
      {(typed) => <RsvpQuestions content={content} typed={typed} say={say} />}
    </Attending>
  );
}
