import { Title } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import { called } from "#cards/engine/called.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { addressOf } from "#cards/kinds/kinds.ts";
import { momentWords } from "#domain/moment-words.ts";
import { calledWhat } from "#web/called.ts";
import type { SavedCard } from "#web/editor/autosave.ts";
import { type CardCopy, cardCopies } from "#web/editor/device-copies.ts";
import { SmallCard } from "#web/editor/preview/small-card.tsx";
import { contentQuery } from "#web/my-cards/content-query.ts";
import { useLoad } from "#web/queries/use-load.ts";
import { useUser } from "#web/session/session.ts";
import { webWords } from "#web/words.ts";
import IconChevronRight from "~icons/tabler/chevron-right";
import styles from "./start.module.css";

/** More stand in the list of cards. */
const SHOWN = 3;

/** What was begun already comes first. */
export function Drafts({ kind, drafts }: { kind: Kind; drafts: readonly SavedCard[] }) {
  if (drafts.length === 0) return null;
  return (
    <Begun title="이어서 만들기">
      {drafts.slice(0, SHOWN).map((card) => (
        <BegunCard key={card.id} kind={kind} card={card} at={card.updatedAt}>
          <DraftCover kind={kind} card={card} />
        </BegunCard>
      ))}
    </Begun>
  );
}

/** Without the server, what this device kept is all that is known. */
export function DraftsUnknown({ kind }: { kind: Kind }) {
  const user = useUser();
  const [copies, setCopies] = useState<CardCopy[]>([]);
  useEffect(() => {
    if (user) void cardCopies.copies(user.id).then(setCopies);
  }, [user]);
  const own = copies.filter(({ card }) => card.kind === kind.name);
  return (
    <>
      <p className={styles.unknown} role="status">
        만들던 {calledWhat(kind)} 불러오지 못했습니다. {webWords.offline}
      </p>
      {own.length > 0 && (
        <Begun title={`이 기기에 보관 중인 ${called(kind)}`}>
          {own.slice(0, SHOWN).map(({ card, content, changedAt }) => (
            <BegunCard key={card.id} kind={kind} card={card} at={changedAt}>
              <SmallCard kind={kind} content={content} />
            </BegunCard>
          ))}
        </Begun>
      )}
    </>
  );
}

function Begun({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.begun} aria-labelledby="begun">
      <Title order={2} id="begun" className={styles.subtitle}>
        {title}
      </Title>
      <ul className={styles.drafts}>{children}</ul>
    </section>
  );
}

type BegunProps = { kind: Kind; card: SavedCard; at: string | number; children: ReactNode };

function BegunCard({ kind, card, at, children }: BegunProps) {
  return (
    <li>
      <Link to={addressOf(kind, "edit", card.id)} className={styles.draft}>
        <span className={styles.cover}>{children}</span>
        <span className={styles.about}>
          <b>{card.title || webWords.untitled}</b>
          <span>{momentWords(at)}에 고침</span>
        </span>
        <IconChevronRight size={20} stroke={1.6} aria-hidden />
      </Link>
    </li>
  );
}

function DraftCover({ kind, card }: { kind: Kind; card: SavedCard }) {
  // Without it the paper stays empty; the words beside it say what counts.
  const { data: content } = useLoad(contentQuery({ card, kind }));
  return content ? <SmallCard kind={kind} content={content} /> : null;
}
