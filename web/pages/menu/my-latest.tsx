import { Link } from "react-router";
import { addressOf } from "#cards/kinds/kinds.ts";
import { MyCardsDocument, type MyCardsQuery } from "#web/graphql/graphql.ts";
import { cardStatus } from "#web/my-cards/card-status.ts";
import { knownKind } from "#web/my-cards/known-kind.ts";
import { CardThumbnail } from "#web/my-cards/thumbnail.tsx";
import { apiQuery } from "#web/queries/api-query.ts";
import { useLoad } from "#web/queries/use-load.ts";
import { useUser } from "#web/session/session.ts";
import { webWords } from "#web/words.ts";
import styles from "./my-latest.module.css";

/** More stand in the list of cards. */
const SHOWN = 6;

type Card = MyCardsQuery["myCards"]["cards"][number];

/** What a member was at: drafts first, then what was sent last. Nothing for a visitor. */
export function MyLatest() {
  const user = useUser();
  if (!user) return null;
  return <LatestCards key={user.id} />;
}

function LatestCards() {
  const { data, problem } = useLoad(apiQuery(MyCardsDocument, { first: 20 }));
  const cards = data?.myCards.cards;
  return (
    <section aria-labelledby="latest" className={styles.latest}>
      <header>
        <h2 id="latest">이어서 하기</h2>
        {cards && cards.length > 0 && <Link to="/my-mobile-card">모두 보기</Link>}
      </header>
      {!cards && problem && <p role="status">내 카드를 불러오지 못했습니다. {problem}</p>}
      {!cards && !problem && <p role="status">내 카드를 불러오는 중입니다</p>}
      {cards?.length === 0 && <p>아직 만드신 카드가 없습니다. 아래에서 첫 카드를 골라 보세요.</p>}
      {cards && cards.length > 0 && (
        <ul className={styles.cards}>
          {draftsFirst(cards)
            .slice(0, SHOWN)
            .map((card) => (
              <LatestCard key={card.id} card={card} />
            ))}
        </ul>
      )}
    </section>
  );
}

function LatestCard({ card }: { card: Card }) {
  const kind = knownKind(card.kind);
  if (!kind) return null;
  return (
    <li>
      <Link to={addressOf(kind, "edit", card.id)} className={styles.card}>
        <span className={styles.cover}>
          <CardThumbnail card={card} kind={kind} />
        </span>
        <span className={styles.about}>
          <small>
            {card.label} · {cardStatus(card, new Date()).word}
          </small>
          <b>{card.title || webWords.untitled}</b>
        </span>
      </Link>
    </li>
  );
}

/** As they come within both: the newest first. */
function draftsFirst(cards: readonly Card[]): Card[] {
  const isDraft = ({ state }: Card) => state === "DRAFT";
  return [...cards.filter(isDraft), ...cards.filter((card) => !isDraft(card))];
}
