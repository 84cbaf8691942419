import type { CardFacts, ViewerProps } from "#cards/engine/viewer.ts";
import { ageOn, signOf } from "#cards/kinds/baby-birthday/age.ts";
import { Heading } from "#cards/parts/heading.tsx";
import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import { dateInFigures, sentence } from "#domain/day-words.ts";
import { babyFullName } from "./full-name.ts";
import type { BabyContent, Sibling } from "./section.ts";
import styles from "./viewer.module.css";

const words = {
  ko: {
    heading: "오늘의 주인공",
    nickname: "태명",
    born: "태어난 날",
    animal: "띠",
    sign: "별자리",
    size: "처음 잰 키와 몸무게",
    days: "세상에 온 지",
    nth: (days: number) => `${days.toLocaleString("ko")}일째`,
    months: (months: number) => `만 ${months}개월`,
    soon: "곧 만나요",
    father: "아빠",
    mother: "엄마",
    family: "우리 가족",
  },
  en: {
    heading: "Meet the baby",
    nickname: "Nickname",
    born: "Born",
    animal: "Zodiac",
    sign: "Sign",
    size: "At birth",
    days: "In this world for",
    nth: (days: number) => `${days.toLocaleString("en")} days`,
    months: (months: number) => (months === 1 ? "1 month old" : `${months} months old`),
    soon: "Soon to be born",
    father: "Father",
    mother: "Mother",
    family: "Family",
  },
};

export function BabyViewer({ content, card }: ViewerProps<BabyContent>) {
  const { birthDate, text, photo } = content;
  const say = words[card.language];
  const name = babyFullName(content);
  return (
    <>
      <Heading eyebrow="Our little star">{say.heading}</Heading>
      {photo && (
        <div className={styles.photo}>
          <PhotoPicture photo={photo} alt={photo.caption || name} sizes="210px" fill />
        </div>
      )}
      {name && <p className={styles.name}>{name}</p>}
      {text.trim() && <p className={styles.text}>{text}</p>}
      {birthDate && <Days born={birthDate} card={card} />}
      <dl className={styles.facts}>
        {factsOf(content, card).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Family content={content} card={card} />
    </>
  );
}

/** The number of days, knotted on a thread: what a 명주실 stands for. */
function Days({ born, card }: { born: string; card: CardFacts }) {
  const say = words[card.language];
  const age = ageOn(born, card.today);
  return (
    <p className={styles.days}>
      <svg aria-hidden="true" viewBox="0 0 326 96" className={styles.thread}>
        <path d="M-40 74C20 96 66 92 96 66s18-50 4-50-14 34 22 50 64 22 92 4 30-44 16-46-16 30 12 46 62 20 124-8" />
      </svg>
      <span>{say.days}</span>
      <strong>{age ? say.nth(age.days) : say.soon}</strong>
      {age && age.months > 0 && <span>{say.months(age.months)}</span>}
    </p>
  );
}

function factsOf(content: BabyContent, card: CardFacts): [label: string, value: string][] {
  const { nickname, birthDate, birthTime, height, weight } = content;
  const say = words[card.language];
  const day = card.language === "ko" ? sentence : dateInFigures;
  const size = [height !== null && `${height} cm`, weight !== null && `${weight} kg`].filter(Boolean);
  const known: [string, string | false | undefined][] = [
    [say.nickname, nickname.trim()],
    [say.born, birthDate && day({ date: birthDate, time: birthTime || null })],
    [say.animal, birthDate && card.findings?.animal],
    [say.sign, birthDate && signOf(birthDate)[card.language]],
    [say.size, size.join(" · ")],
  ];
  return known.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

function Family({ content: { father, mother, siblings }, card }: ViewerProps<BabyContent>) {
  const say = words[card.language];
  const people: Sibling[] = [
    { relation: say.father, name: father },
    { relation: say.mother, name: mother },
    ...siblings,
  ].filter(({ name }) => name.trim());
  if (people.length === 0) return null;
  return (
    <ul className={styles.family} aria-label={say.family}>
      {people.map(({ relation, name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of a family may have one name, and nothing here holds state
        <li key={index}>
          <span>{relation}</span> {name}
        </li>
      ))}
    </ul>
  );
}
