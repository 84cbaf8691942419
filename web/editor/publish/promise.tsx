import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { called } from "#cards/engine/called.ts";
import type { CardContent } from "#cards/engine/card.ts";
import { factsOf } from "#cards/engine/facts-of.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { type PromisedFact, promisedFacts, saysFact } from "#cards/engine/promise.ts";
import type { Finding } from "#cards/inspector/rule.ts";
import { LinkPicture } from "#cards/sections/share/link-picture.tsx";
import { shareMessageOf, withCheckLines } from "#cards/sections/share/message.ts";
import { useContent, useEditorCard, useOpenCard } from "#web/editor/open-card.ts";
import { SmallCard } from "#web/editor/preview/small-card.tsx";
import IconAlertCircle from "~icons/tabler/alert-circle";
import IconCircleCheck from "~icons/tabler/circle-check";
import styles from "./promise.module.css";
import publish from "./publish.module.css";

/** What will be sent, as guests will have it: each with what the program found, and a place for the maker's own tick. */
export function SendingPromise({ findings }: { findings: readonly Finding[] }) {
  const { kind, id } = useOpenCard();
  const { checkNumber } = useEditorCard();
  const content = useContent((now) => now);
  return (
    <section className={styles.promise}>
      <h3 className={publish.heading}>{kind.isSolemn ? "조문객은" : "손님은"} 이렇게 받습니다</h3>
      <div className={styles.looks}>
        <LinkBubble kind={kind} content={content} checkNumber={checkNumber} />
        <div className={styles.cover}>
          <SmallCard kind={kind} content={content} />
        </div>
      </div>
      <ul className={styles.facts}>
        {promisedFacts(kind, content).map((fact) => (
          <FactRow key={fact.name} card={id} fact={fact} findings={findings} />
        ))}
      </ul>
    </section>
  );
}

type BubbleProps = { kind: Kind; content: CardContent; checkNumber: string | null };

function LinkBubble({ kind, content, checkNumber }: BubbleProps) {
  const facts = factsOf(kind, content);
  const own = content.sections.share as { title?: string; description?: string } | undefined;
  const title = own?.title?.trim() || facts.title;
  const { language } = content;
  const words = shareMessageOf({ ...facts, language, address: `${called(kind)} 주소` }, title);
  // Before it is sent nothing can be checked.
  const message = withCheckLines(words, { checkNumber, language, address: location.href });
  return (
    <div className={styles.link}>
      <div className={styles.bubble}>
        <LinkPicture kind={kind} content={content} />
        <p className={styles.words}>
          <strong>{title}</strong>
          <span>{own?.description?.trim() || facts.description}</span>
        </p>
      </div>
      <p className={styles.message}>{message}</p>
    </div>
  );
}

/** What a maker has looked at stays ticked while the page is open, as long as it says the same. */
const ticked = new Set<string>();

type RowProps = { card: string; fact: PromisedFact; findings: readonly Finding[] };

function FactRow({ card, fact, findings }: RowProps) {
  const { label, lines, map } = fact;
  const key = [card, fact.name, ...lines].join("\n");
  const [seen, setSeen] = useState(() => ticked.has(key));
  const found = findings.filter((one) => one.weight !== "could" && saysFact(fact, one));
  const mustMend = found.some(({ weight }) => weight === "must");

  function tick(isSeen: boolean) {
    if (isSeen) ticked.add(key);
    else ticked.delete(key);
    setSeen(isSeen);
  }

  return (
    <li className={styles.fact}>
      <h4>{label}</h4>
      <div className={styles.lines}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {map && (
          <a href={map} target="_blank" rel="noopener">
            지도에서 보기
          </a>
        )}
      </div>
      <p className={styles.program} data-found={mustMend ? "must" : found.length > 0 ? "some" : "none"}>
        {found.length === 0 ? (
          <IconCircleCheck size={18} stroke={1.7} aria-hidden />
        ) : (
          <IconAlertCircle size={18} stroke={1.7} aria-hidden />
        )}
        {found.length === 0 ? "어긋난 곳 없음" : `살펴볼 곳 ${found.length}군데`}
      </p>
      <Checkbox
        size="md"
        label="내 눈으로 확인"
        aria-label={`${label} 내 눈으로 확인`}
        checked={seen}
        onChange={({ currentTarget }) => tick(currentTarget.checked)}
      />
    </li>
  );
}
