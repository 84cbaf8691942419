import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { setField } from "#cards/inspector/mending.ts";
import type { Inspected, Rule } from "#cards/inspector/rule.ts";
import { textsAt } from "#cards/inspector/texts-at.ts";
import { farewell } from "#cards/kinds/memorial/farewell/section.ts";
import { josa } from "#cards/korean/hangul.ts";

const NO_HALL = /빈소[를는]?\s*(?:따로\s*)?(?:차리|마련하|두)지\s*(?:않|못)|무빈소/u;
const ROOM = /(?:특|[가-힣]*\d+)\s*호?실|VIP실/u;
const NUMBERED = /(?<!\d)(\d{1,3})\s*호실/u;

const hall = { section: farewell.name, field: "hall" };

/** Whether the family says that nobody is received anywhere. */
export function saysNoHall(card: Inspected): boolean {
  return textsAt(card, ["words.body", "farewell.visiting"]).some(({ text }) => NO_HALL.test(text));
}

/** Where one comes to mourn. */
export const hallRules: readonly Rule[] = [
  {
    code: "hall-named-though-there-is-none",
    weight: "should",
    finds: "a hall on a notice whose words say that there is none",
    find: (card) =>
      foundIf(part(card.content, farewell).hall.trim() !== "" && saysNoHall(card), {
        ...hall,
        sentence: `글에는 빈소를 차리지 않는다고 적혀 있는데, 빈소가 ${josa(`‘${part(card.content, farewell).hall.trim()}’`, "으로/로")} 보입니다.`,
      }),
  },
  {
    code: "room-unsaid",
    weight: "could",
    finds: "a funeral hall without the room",
    find({ content }) {
      const given = part(content, farewell);
      const isHall = /장례식장|장례문화원|의료원|병원/u.test(given.hall) && !ROOM.test(given.hall);
      return foundIf(isHall && !given.room.trim(), {
        section: farewell.name,
        field: "room",
        sentence: "호실을 적으면 찾아오시는 분이 헤매지 않습니다.",
      });
    },
  },
  {
    code: "room-said-twice",
    weight: "should",
    finds: "a room that stands in the name of the hall too",
    find({ content }) {
      const given = part(content, farewell);
      const [name, room] = [given.hall.trim(), given.room.trim()];
      return foundIf(room !== "" && name !== room && name.endsWith(room), {
        ...hall,
        sentence: `빈소가 ${josa(`‘${name} ${room}’`, "으로/로")} 보입니다. 호실이 두 번 적혀 있습니다.`,
        mend: {
          label: "한 번만 적기",
          apply: setField(hall, name.slice(0, -room.length).trim()),
        },
      });
    },
  },
  {
    code: "another-room-in-words",
    weight: "should",
    finds: "words that name another room than the one that is given",
    find(card) {
      const room = NUMBERED.exec(part(card.content, farewell).room)?.[1];
      if (!room) return [];
      return textsAt(card, ["words.body", "farewell.visiting", "share.description"]).flatMap(
        ({ text, section, field }) => {
          const [said, number] = NUMBERED.exec(text) ?? [];
          return foundIf(said !== undefined && number !== room, {
            section,
            field,
            sentence: `글에는 ${number}호실로 적혀 있는데, 빈소는 ${room}호실입니다.`,
            mend: {
              label: `‘${room}호실’로 고치기`,
              apply: setField({ section, field }, text.replace(NUMBERED, `${room}호실`)),
            },
          });
        },
      );
    },
  },
];
