import { Button } from "@mantine/core";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { called } from "#cards/engine/called.ts";
import type { Kind } from "#cards/engine/kind.ts";
import { isSold } from "#cards/engine/plan.ts";
import { checkInSection } from "#cards/engine/section.ts";
import { addressOf, pageOf } from "#cards/kinds/kinds.ts";
import { countdown } from "#cards/sections/date/countdown.ts";
import {
  checkInAddress,
  checkoutAddress,
  manageAddress,
  orderAddress,
  presentationAddress,
  responsesAddress,
} from "#domain/addresses.ts";
import { WEEKDAYS_KO } from "#domain/day-words.ts";
import { koreanDay, readDay } from "#domain/korean-day.ts";
import { momentWords } from "#domain/moment-words.ts";
import { inWon } from "#domain/money.ts";
import { kindsFrom } from "#web/my-cards/begin-from.ts";
import type { CardTileProps } from "#web/my-cards/card-grid.tsx";
import { allowedActions, type CardStatus, cardStatus } from "#web/my-cards/card-status.ts";
import styles from "#web/my-cards/card-tile.module.css";
import { ShareSheet } from "#web/my-cards/share-sheet.tsx";
import { CardThumbnail } from "#web/my-cards/thumbnail.tsx";
import type { OwnCard } from "#web/my-cards/use-cards.ts";
import { orderStanding } from "#web/orders/order-words.ts";
import { MoreMenu, type MoreMenuAct } from "#web/shell/more-menu.tsx";
import { webWords } from "#web/words.ts";
import IconAddressBook from "~icons/tabler/address-book";
import IconCopyPlus from "~icons/tabler/copy-plus";
import IconDoor from "~icons/tabler/door";
import IconDoorOff from "~icons/tabler/door-off";
import IconMailHeart from "~icons/tabler/mail-heart";
import IconMessages from "~icons/tabler/messages";
import IconPresentation from "~icons/tabler/presentation";
import IconShoppingBag from "~icons/tabler/shopping-bag";
import IconTicket from "~icons/tabler/ticket";
import IconTrash from "~icons/tabler/trash";
import { ConfirmDelete } from "./confirm-delete.tsx";

/** One card of the list: what it is, where it stands, what can be done with it. */
export function ListedCard({ card, kind, list, now }: CardTileProps) {
  const [open, setOpen] = useState<"share" | "delete">();
  const { isSolemn }: Kind = kind;
  const may = allowedActions(card, now);
  const edit = addressOf(kind, "edit", card.id);
  const view = pageOf(kind, card);
  const title = card.title || webWords.untitled;
  const editing = card.state === "DRAFT" ? "이어서 만들기" : "수정";
  const close = () => setOpen(undefined);
  const navigate = useNavigate();
  const { ownerScreen, presentationScreen }: Kind = kind;

  const acts: MoreMenuAct[] = [
    ...(card.publishedAt ? [{ label: "응답 보기", Icon: IconMessages, to: responsesAddress(card.id) }] : []),
    ...(card.publishedAt && ownerScreen
      ? [{ label: ownerScreen.label, Icon: IconAddressBook, to: manageAddress(card.id) }]
      : []),
    ...(may.view && checkInSection(kind.sections)
      ? [{ label: "입장 확인", Icon: IconTicket, to: checkInAddress(card.id) }]
      : []),
    ...(may.view && presentationScreen
      ? [{ label: presentationScreen.label, Icon: IconPresentation, to: presentationAddress(card.id) }]
      : []),
    ...(isSold(kind) && may.order
      ? [{ label: "연장·주문", Icon: IconShoppingBag, to: checkoutAddress(card.id) }]
      : []),
    ...kindsFrom(card).map((other) => ({
      label: other.createFrom?.label ?? other.label,
      Icon: IconMailHeart,
      run: () => void list.beginFrom(card, { kind: other, go: (to) => void navigate(to) }),
    })),
    ...(may.duplicate ? [{ label: "복제", Icon: IconCopyPlus, run: () => void list.duplicate(card) }] : []),
    ...(may.close
      ? [{ label: `${called(kind)} 닫기`, Icon: IconDoorOff, run: () => void list.close(card) }]
      : []),
    ...(may.reopen ? [{ label: "다시 열기", Icon: IconDoor, run: () => void list.reopen(card) }] : []),
    {
      label: "삭제",
      Icon: IconTrash,
      isGrave: true,
      // Guests may have the address of what is open; a draft comes back as easily as it goes.
      run: () => (may.view ? setOpen("delete") : list.remove(card)),
    },
  ];

  return (
    <li className={styles.card}>
      <CardThumbnail card={card} kind={kind} />
      <div className={styles.words}>
        <p className={styles.kind}>{card.label}</p>
        <h2 className={styles.title}>
          <Link to={may.view ? view : edit} reloadDocument={may.view} className={styles.whole}>
            {title}
          </Link>
        </h2>
        {card.eventDate && <EventDay date={card.eventDate} now={now} counts={!isSolemn} />}
        <StandingWords standing={cardStatus(card, now)} />
        {card.pendingOrder && <PendingOrder order={card.pendingOrder} />}
        {card.publishedAt && <Counts card={card} />}
        {card.liveVersion !== null && card.liveVersion !== card.draftVersion && (
          <p className={styles.unapplied}>반영하지 않은 변경이 있습니다</p>
        )}
      </div>
      <div className={styles.acts}>
        {card.blockedUntil && (
          <Button component={Link} to={responsesAddress(card.id)} aria-label={`${title}, 임시 조치 보기`}>
            임시 조치 보기
          </Button>
        )}
        {may.view && (
          <Button component="a" href={view} variant="default" aria-label={`${title}, 보기`}>
            보기
          </Button>
        )}
        <Button component={Link} to={edit} variant="default" aria-label={`${title}, ${editing}`}>
          {editing}
        </Button>
        {may.share && (
          <Button variant="default" onClick={() => setOpen("share")} aria-label={`${title}, 공유`}>
            공유
          </Button>
        )}
        <MoreMenu title={title} acts={acts} busy={list.isBusy(card.id)} />
      </div>
      <ShareSheet card={card} kind={kind} opened={open === "share"} onClose={close} />
      <ConfirmDelete
        title={title}
        kind={kind}
        opened={open === "delete"}
        onClose={close}
        onConfirm={() => list.remove(card)}
      />
    </li>
  );
}

function StandingWords({ standing: { word, tone, detail } }: { standing: CardStatus }) {
  return (
    <p className={styles.standing}>
      <span className={styles.state} data-tone={tone}>
        {word}
      </span>
      <span>{detail}</span>
    </p>
  );
}

/** An order that waits for its money, and the way to it. */
function PendingOrder({ order }: { order: NonNullable<OwnCard["pendingOrder"]> }) {
  const { isUncertain, total, payBy } = order;
  return (
    <p className={styles.pending}>
      <Link to={orderAddress(order.id)}>
        {orderStanding(order).word} · {inWon(total)}
        {!isUncertain && (
          <>
            , <span>{momentWords(payBy)}까지</span>
          </>
        )}
      </Link>
    </p>
  );
}

/** How often it was opened, and what guests left. */
function Counts({ card }: { card: OwnCard }) {
  const counts = [{ label: "조회", count: card.views }, ...card.entryCounts];
  return (
    <p className={styles.figures}>
      {counts.map(({ label, count }) => (
        <span key={label}>
          {label} <strong>{count.toLocaleString("ko")}</strong>
        </span>
      ))}
    </p>
  );
}

/** In grief nobody counts the days. */
function EventDay({ date, now, counts }: { date: string; now: Date; counts: boolean }) {
  const day = readDay(date);
  if (!day) return null;
  const { sign } = countdown({ from: date, to: date, today: koreanDay(now), language: "ko" });
  return (
    <p className={styles.day}>
      {counts && <strong>{sign}</strong>}{" "}
      <span>
        {day.year}. {day.month}. {day.day} ({WEEKDAYS_KO[day.weekday]})
      </span>
    </p>
  );
}
