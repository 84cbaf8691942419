import { z } from "zod";
import { oneOf } from "#cards/engine/one-of.ts";
import { defineSection } from "#cards/engine/section.ts";
import { sideBySide } from "#cards/engine/summary-words.ts";
import { dayOrNone, timeOrNone } from "#cards/parts/day-and-time.ts";
import { telephone } from "#cards/parts/telephone.ts";
import { dayInShort } from "#domain/day-words.ts";
import { declines } from "./declines.ts";
import { hasLeft } from "./has-left.ts";

const nothing = {
  hall: "",
  room: "",
  address: "",
  phone: "",
  visiting: "",
  encoffiningDate: "",
  encoffiningTime: "",
  processionDate: "",
  processionTime: "",
  burial: "",
  declined: "unsaid",
  thanks: "",
} as const;

export const farewell = defineSection({
  name: "farewell",
  label: "빈소와 발인",
  content: z.object({
    hall: z.string().max(40, "장례식장 이름은 40자까지 쓸 수 있습니다."),
    room: z.string().max(20, "호실은 20자까지 쓸 수 있습니다."),
    address: z.string().max(100, "주소는 100자까지 쓸 수 있습니다."),
    phone: telephone,
    /** From when one may come, how to park. */
    visiting: z.string().max(200, "조문 안내는 200자까지 쓸 수 있습니다."),
    encoffiningDate: dayOrNone,
    encoffiningTime: timeOrNone,
    processionDate: dayOrNone,
    processionTime: timeOrNone,
    burial: z.string().max(60, "장지는 60자까지 쓸 수 있습니다."),
    declined: oneOf(declines),
    /** Read once the procession has left. */
    thanks: z.string().max(500, "감사 인사는 500자까지 쓸 수 있습니다."),
  }),
  empty: nothing,
  isVisible: ({ hall, address, processionDate, burial, visiting }) =>
    [hall, address, processionDate, burial, visiting].some((text) => text.trim() !== ""),
  // Nobody is shown a way to where nobody is any more; before that nobody is thanked for having come.
  shown(content, { now }) {
    if (!hasLeft(content, now)) return { ...content, thanks: "" };
    const { processionDate, processionTime, burial, thanks } = content;
    return { ...nothing, processionDate, processionTime, burial, thanks };
  },
  follows: { hall: "name", address: "address", phone: "phone" },
  fromSample: () => nothing,
  summary: ({ hall, room, processionDate: date, processionTime: time }) =>
    sideBySide(
      sideBySide(hall, room).replace(" · ", " "),
      date ? `발인 ${dayInShort({ date, time: time || null })}` : "",
    ),
  upgrades: [],
});
