import type { Photo } from "#cards/engine/photo.ts";
import { clockKo, monthAndDay, WEEKDAYS_KO } from "#domain/day-words.ts";
import { daysAfter, instant, weekdayOf } from "#domain/korean-day.ts";
import type { Changes, RuleCase } from "./rule-cases-for-tests.ts";

type Cases = Record<string, RuleCase>;

/** A text of a kind that guests read, and where it stands. */
type Text = { write(text: string): Changes; at: string };

/** Cases of the rules that look at any text. */
export function wordCases({ write, at }: Text): Cases {
  const one = (has: string, lacks: string): RuleCase => ({ has: write(has), lacks: write(lacks), at });
  return {
    "placeholder-in-words": one("○○ 님을 모십니다.", "○ 하나를 모십니다."),
    "letter-unfinished": one("기다리겠습니다ㄹ.", "기다릴게요ㅎㅎ"),
    "word-doubled": one("저희가 저희가 모십니다.", "오래 오래 피었습니다."),
    "typed-to-try": one("테스트", "테스트 촬영은 없습니다."),
    "particle-undecided": one("여러분을(를) 모십니다.", "여러분(가족)을 모십니다."),
  };
}

/** Cases of the rules that hold a text against the day and the hour of the card. */
export function dayWordCases({ write, at }: Text, { date, time }: { date: string; time: string }): Cases {
  const weekday = (day: string, off = 0) => `${WEEKDAYS_KO[(weekdayOf(day) + off) % 7]}요일`;
  const one = (has: string, lacks: string): RuleCase => ({ has: write(has), lacks: write(lacks), at });
  const [next, before] = [daysAfter(date, 1), daysAfter(date, -7)];
  const other = time === "16:00" ? "17:00" : "16:00";
  return {
    "weekday-not-of-event-day": one(
      `${monthAndDay(date)} ${weekday(date, 1)}에 뵙겠습니다.`,
      `${monthAndDay(date)} ${weekday(date)}에 뵙겠습니다.`,
    ),
    "weekday-not-of-date": one(
      `${monthAndDay(before)} ${weekday(before, 1)}까지 알려 주세요.`,
      `${monthAndDay(before)} ${weekday(before)}까지 알려 주세요.`,
    ),
    "written-day-not-event-day": one(
      `${monthAndDay(next)} ${weekday(next)}, 잔치에 모십니다.`,
      `${monthAndDay(next)} ${weekday(next)}, 뒤풀이에 모십니다.`,
    ),
    "written-hour-not-event-hour": one(
      `잔치는 ${clockKo(other)}에 시작합니다.`,
      `잔치는 ${clockKo(time)}에 시작합니다.`,
    ),
    "weekday-not-event-weekday": one(
      `이번 ${weekday(date, 1)}, 조촐한 잔치에 모십니다.`,
      `이번 ${weekday(date)}, 조촐한 잔치에 모십니다.`,
    ),
  };
}

/** Cases of the rules that look at a place. */
export const venueCases: Cases = {
  "address-without-number": {
    has: { venue: { address: "서울특별시 볕뜰구 마루길" } },
    lacks: { venue: { address: "Maru-gil, Seoul" } },
    at: "venue.address",
  },
  "pin-outside-region": {
    has: { venue: { address: "서울 볕뜰구 마루길 1", point: { latitude: 35.16, longitude: 129.16 } } },
    lacks: { venue: { address: "부산 볕뜰구 마루길 1", point: { latitude: 35.16, longitude: 129.16 } } },
    at: "venue.point",
  },
  "hall-said-twice": {
    has: { venue: { name: "볕뜰 별관 2층", hall: "별관 2층", address: "서울 볕뜰구 마루길 1" } },
    lacks: { venue: { name: "볕뜰", hall: "별관 2층", address: "서울 볕뜰구 마루길 1" } },
    at: "venue.hall",
  },
  "telephone-made-up": {
    has: { venue: { phone: "010-1234-5678" } },
    lacks: { venue: { phone: "010-1234-5679" } },
    at: "venue.phone",
  },
};

/** The case of a house with several halls. */
export const hallCases: Cases = {
  "hall-missing": {
    has: { venue: { name: "볕뜰 호텔", hall: "", address: "서울 볕뜰구 마루길 1" } },
    lacks: { venue: { name: "물빛온실", hall: "", address: "서울 볕뜰구 마루길 1" } },
    at: "venue.hall",
  },
};

/** A page that ends with this day, looked at on another. */
export function endingWith(day: string, today: string, isTrial = false) {
  return {
    expiresAt: instant({ date: day, time: "24:00" }),
    isTrial,
    now: instant({ date: today, time: "12:00" }),
  };
}

const directions = { subway: "", bus: "", car: "", parking: "", shuttle: "" };
const way = (name: string, words: string): Changes => ({
  venue: {
    name: "볕뜰",
    address: "서울특별시 볕뜰구 마루길 1",
    directions: { ...directions, [name]: words },
  },
});

/** Cases of the rules that hold the way there against the place and the hour, for a card that begins at noon or later. */
export const wayCases: Cases = {
  "shuttle-after-start": {
    has: way("shuttle", "오후 11시 20분, 고이역에서 떠납니다."),
    lacks: way("shuttle", "오전 9시와 오후 11시 20분에 떠납니다."),
    at: "venue.directions.shuttle",
  },
  "way-to-another-address": {
    has: way("car", "내비게이션에 ‘볕드는길 22’를 넣어 주세요."),
    lacks: way("car", "내비게이션에 ‘마루길 1’을 넣어 주세요."),
    at: "venue.directions.car",
  },
};

export function lunarCase({ date }: { date: string }): Cases {
  return {
    "lunar-in-words-only": {
      has: { date: { title: "음력으로 지내는 날", date } },
      lacks: { date: { title: "음력으로 지내는 날", date, lunar: true } },
      at: "date.lunar",
    },
  };
}

const photo = (key: string, more: Partial<Photo> = {}): Photo => ({
  key: `u/${key}`,
  width: 1200,
  height: 1600,
  placeholder: "",
  caption: "",
  focus: { x: 0.5, y: 0.5 },
  ...more,
});
const gallery = (...photos: Photo[]): Changes => ({ gallery: { photos } });

/** Cases of the rules that look at photos, for kinds with a gallery; `sample` is the first picture that a sample brought. */
export function pictureCases({ sample = "gallery.photos.0" } = {}): Cases {
  return {
    "photo-too-small": {
      has: gallery(photo("a"), photo("b", { width: 300, height: 200 })),
      lacks: gallery(photo("a"), photo("b")),
      at: "gallery.photos.1",
    },
    "photo-twice": {
      has: gallery(photo("a"), photo("a")),
      lacks: gallery(photo("a"), photo("b")),
      at: "gallery.photos.1",
    },
    "sample-picture-left": {
      has: gallery(photo("", { key: "art/hanok-door" }), photo("a")),
      lacks: gallery(photo("", { key: "art/hanok-door" })),
      at: sample,
    },
    "caption-is-file-name": {
      has: gallery(photo("a", { caption: "IMG_1234" })),
      lacks: gallery(photo("a", { caption: "우리의 첫 바다" })),
      at: "gallery.photos.0.caption",
    },
  };
}

/** Cases of the rules that look at a cover of several photos. */
export const coverPictureCases: Cases = {
  "cover-photo-cut-by-half": {
    has: { cover: { frame: "full-bleed", photos: [photo("a", { width: 2400, height: 1000 })] } },
    lacks: { cover: { frame: "full-bleed", photos: [photo("a")] } },
    at: "cover.photos.0",
  },
  "cover-focus-outside-frame": {
    has: { cover: { frame: "oval", photos: [photo("a", { focus: { x: 0.02, y: 0.02 } })] } },
    lacks: { cover: { frame: "oval", photos: [photo("a")] } },
    at: "cover.photos.0",
  },
};
