import type { ContentOf } from "#cards/engine/section.ts";
import type { ViewerProps } from "#cards/engine/viewer.ts";
import { CallSheet } from "#cards/parts/call-sheet.tsx";
import { Heading } from "#cards/parts/heading.tsx";
import type { people } from "./section.ts";
import styles from "./viewer.module.css";

const words = {
  ko: { eyebrow: "Together", heading: "모시는 사람들", late: "고인" },
  en: { eyebrow: "Together", heading: "Hosts", late: "deceased" },
};

export function PeopleViewer({ content, card }: ViewerProps<ContentOf<typeof people>>) {
  const said = words[card.language];
  const groups = content.groups
    .map(({ title, people: all }) => ({ title, people: all.filter(({ name }) => name.trim()) }))
    .filter((group) => group.people.length > 0);
  // Nobody is called who is no longer here.
  const contacts = groups.flatMap((group) =>
    group.people
      .filter(({ late }) => !late)
      .map(({ name, phone, relation }) => ({ name, phone, relation: `${group.title} ${relation}`.trim() })),
  );
  return (
    <>
      <Heading eyebrow={said.eyebrow}>{content.title || said.heading}</Heading>
      {groups.map((group) => (
        <div key={[group.title, ...group.people.map(({ name }) => name)].join(" ")} className={styles.group}>
          {group.title && <h3 className={styles.title}>{group.title}</h3>}
          <ul className={styles.people}>
            {group.people.map(({ name, relation, late, baptismalName }) => (
              <li key={`${relation} ${name}`} className={styles.person}>
                {relation && <span className={styles.relation}>{relation}</span>}{" "}
                <span className={styles.name}>
                  {late && <abbr title={said.late}>故</abbr>}
                  {late && " "}
                  {name}
                  {baptismalName && <small>{` ${baptismalName}`}</small>}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <CallSheet contacts={contacts} card={card} />
    </>
  );
}
