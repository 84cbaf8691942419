import { Button } from "@mantine/core";
import type { Finding, Found, Mend, Weight } from "#cards/inspector/rule.ts";
import { useOpenCard } from "#web/editor/open-card.ts";
import { OrderButton } from "#web/editor/publish/order-button.tsx";
import IconAlertCircle from "~icons/tabler/alert-circle";
import IconChevronRight from "~icons/tabler/chevron-right";
import styles from "./finding-lists.module.css";
import { useLookAgain } from "./findings-provider.tsx";
import { mended } from "./mended.ts";

/** Leads to where something is mended by hand. */
export type GoTo = (place: Pick<Found, "section" | "field">) => void;

const titles: [Weight, string][] = [
  ["must", "꼭 고쳐 주세요"],
  ["should", "한 번 더 봐 주세요"],
  ["could", "더하면 좋아요"],
];

/** What was found on the open card, a list for each weight. */
export function FindingLists({ findings, onGo }: { findings: readonly Finding[]; onGo: GoTo }) {
  return titles.map(([weight, title]) => {
    const found = findings.filter((one) => one.weight === weight);
    if (found.length === 0) return null;
    return (
      <section key={weight} aria-label={title}>
        <h3 className={styles.heading}>{title}</h3>
        <ul className={styles.findings}>
          {found.map((finding) => (
            <FindingRow
              key={`${finding.section}.${finding.field} ${finding.sentence}`}
              finding={finding}
              onGo={onGo}
            />
          ))}
        </ul>
      </section>
    );
  });
}

function FindingRow({ finding, onGo }: { finding: Finding; onGo: GoTo }) {
  const open = useOpenCard();
  const { section, sentence, weight, mend, remedy } = finding;
  const label = open.kind.sections.find(({ name }) => name === section)?.label;
  const lookAgain = useLookAgain();
  const apply = (how: Mend) => {
    open.mend((content) => mended(open.kind, content, how));
    lookAgain();
  };
  return (
    <li>
      <button
        type="button"
        className={styles.finding}
        data-must={weight === "must"}
        onClick={() => onGo(finding)}
      >
        <IconAlertCircle size={20} stroke={1.7} aria-hidden />
        <span>
          <small>{label}</small>
          {sentence}
        </span>
        <IconChevronRight size={18} stroke={1.6} aria-hidden />
      </button>
      {mend && (
        <Button size="sm" variant="light" className={styles.mend} onClick={() => apply(mend)}>
          {mend.label}
        </Button>
      )}
      {remedy === "order" && <OrderButton />}
    </li>
  );
}
