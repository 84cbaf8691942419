import { Heading } from "#cards/parts/heading.tsx";
import { PhotoPicture } from "#cards/parts/photo-picture.tsx";
import type { CardFacts, ViewerProps } from "#cards/viewer.ts";
import { daysBetween } from "#cards/when.ts";
import { type Contact, contacts, familyLine, fullName, roleOf, type Side, sides } from "./family.ts";
import type { Couple } from "./section.ts";
import styles from "./viewer.module.css";

const words = {
  ko: {
    contact: "축하 연락하기",
    side: { groom: "신랑 측", bride: "신부 측" },
    call: "전화",
    write: "문자",
    to: (name: string, act: string) => `${name}님에게 ${act}`,
    introduction: "두 사람을 소개합니다",
  },
  en: {
    contact: "Send your wishes",
    side: { groom: "Groom’s family", bride: "Bride’s family" },
    call: "Call",
    write: "Text",
    to: (name: string, act: string) => `${act} ${name}`,
    introduction: "Meet the couple",
  },
};

/** Numbers are for the days around the wedding, not for ever. */
const DAYS_NUMBERS_STAY = 30;

export function CoupleViewer({ content, card }: ViewerProps<Couple>) {
  const both = sides(content);
  return (
    <>
      <div className={styles.family}>
        {both.map((side) => (
          <Line key={side.who} side={side} card={card} />
        ))}
      </div>
      <Contacts both={both} card={card} />
      <Introduction both={both} card={card} />
    </>
  );
}

function Line({ side, card }: { side: Side; card: CardFacts }) {
  const line = familyLine(side, card.language);
  if (!line) return null;
  return (
    <p className={styles.line}>
      {line.before && <span className={styles.parents}>{line.before} </span>}
      <strong className={styles.name}>{line.name}</strong>
      {line.after && <span className={styles.parents}>, {line.after}</span>}
    </p>
  );
}

function Contacts({ both, card }: { both: Side[]; card: CardFacts }) {
  const { contact, side: sideWords } = words[card.language];
  const families = both
    .map((side) => ({ ...side, people: contacts(side, card.language) }))
    .filter(({ people }) => people.length > 0);
  const late = card.when !== null && daysBetween(card.when.date, card.today) > DAYS_NUMBERS_STAY;
  if (families.length === 0 || late) return null;
  return (
    <details className={styles.contacts}>
      <summary className={styles.open}>{contact}</summary>
      {families.map(({ who, people }) => (
        <section key={who} className={styles.people}>
          <h3 className={styles.side}>{sideWords[who]}</h3>
          <ul className={styles.list}>
            {people.map((one) => (
              <li key={one.role} className={styles.person}>
                <ContactRow {...one} language={card.language} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

function ContactRow({ role, name, phone, language }: Contact & { language: CardFacts["language"] }) {
  const { call, write, to } = words[language];
  const number = phone.replace(/[^\d+]/g, "");
  return (
    <>
      <span>
        <span className={styles.role}>{role}</span> {name}
      </span>
      <span className={styles.acts}>
        <a className={styles.act} href={`tel:${number}`} aria-label={to(name, call)}>
          {call}
        </a>
        <a className={styles.act} href={`sms:${number}`} aria-label={to(name, write)}>
          {write}
        </a>
      </span>
    </>
  );
}

/** What fits beside the other half, on a phone, without becoming a ribbon of words. */
const SHORT_INTRO = 50;

function Introduction({ both, card }: { both: Side[]; card: CardFacts }) {
  const shown = both.filter(({ person }) => person.photo !== null || person.intro.trim() !== "");
  if (shown.length === 0) return null;
  const beside =
    shown.length === 2 && shown.every(({ person }) => person.photo !== null && person.intro.length <= SHORT_INTRO);
  const eyebrow = both[0].who === "bride" ? "Bride & Groom" : "Groom & Bride";
  return (
    <div className={styles.introduction}>
      <Heading eyebrow={eyebrow}>{words[card.language].introduction}</Heading>
      <div className={styles.pair} data-beside={beside}>
        {shown.map(({ who, person }) => (
          <figure key={who} className={styles.portrait}>
            {person.photo && (
              <div className={styles.photo}>
                <PhotoPicture
                  photo={person.photo}
                  fill
                  alt={person.photo.caption || fullName(person)}
                  sizes={beside ? "(min-width: 480px) 200px, 45vw" : "(min-width: 480px) 300px, 70vw"}
                />
              </div>
            )}
            <figcaption>
              <span className={styles.role}>{roleOf(who, card.language)}</span>
              <strong className={styles.full}>{fullName(person)}</strong>
              {person.intro.trim() && <p className={styles.intro}>{person.intro}</p>}
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
