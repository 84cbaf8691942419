import { Button, Tabs } from "@mantine/core";
import { useCallback, useState } from "react";
import { Link } from "react-router";
import { called } from "#cards/engine/called.ts";
import { checkInSection } from "#cards/engine/section.ts";
import { addressOf } from "#cards/kinds/kinds.ts";
import { checkInAddress } from "#domain/addresses.ts";
import { ask } from "#web/api.ts";
import { calledWhat } from "#web/called.ts";
import { watchEntries } from "#web/card/watch-entries.ts";
import { type MyCardQuery, ResponseFiguresDocument } from "#web/graphql/graphql.ts";
import { allowedActions } from "#web/my-cards/card-status.ts";
import { type KnownKind, knownKind } from "#web/my-cards/known-kind.ts";
import { OwnerPage } from "#web/my-cards/owner-page.tsx";
import { ShareSheet } from "#web/my-cards/share-sheet.tsx";
import { PageNote } from "#web/shell/page-note.tsx";
import { Toast } from "#web/shell/toast.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";
import IconTicket from "~icons/tabler/ticket";
import { BlockedEntries } from "./blocks.tsx";
import type { SectionFigures } from "./figures.tsx";
import { Followers } from "./followers.tsx";
import { Invitees } from "./invitees.tsx";
import styles from "./responses.module.css";
import { SectionResponses } from "./section-responses.tsx";

type Card = MyCardQuery["myCard"]["card"];

/** What guests left on a card, for its owner. */
export function Responses({ card, first }: { card: Card; first: SectionFigures[] }) {
  const kind = knownKind(card.kind);
  const [now] = useState(() => new Date());
  return (
    <OwnerPage card={card} eyebrow="손님이 남긴 것">
      <div className={styles.responses}>
        {kind && checkInSection(kind.sections) && allowedActions(card, now).view && (
          <div className={styles.tickets}>
            <Button
              component={Link}
              to={checkInAddress(card.id)}
              leftSection={<IconTicket size={20} stroke={1.6} aria-hidden />}
            >
              입장 확인
            </Button>
            <Invitees card={card.id} />
          </div>
        )}
        <Followers card={card} />
        <BlockedEntries card={card.id} />
        {kind && <Sections card={card} kind={kind} first={first} />}
      </div>
    </OwnerPage>
  );
}

type SectionsProps = { card: Card; kind: KnownKind; first: SectionFigures[] };

function Sections({ card, kind, first }: SectionsProps) {
  const [figures, setFigures] = useState(first);
  const [watch] = useState(() => watchEntries(card.id));
  const [toast, setToast] = useState<ToastWords | null>(null);
  const gone = useCallback(() => setToast(null), []);
  // What is not taken any more is still shown where somebody left something.
  const sections = figures.filter(({ isShown, count }) => isShown || count > 0);
  const [chosen, setChosen] = useState<string | null>(null);
  const current = sections.find(({ section }) => section === chosen) ?? sections[0];

  /** Without a network they stay as they are: what is beneath them says so. */
  async function refresh() {
    await ask(ResponseFiguresDocument, { card: card.id }).then(
      ({ responseFigures }) => setFigures(responseFigures),
      () => undefined,
    );
  }

  if (!current) return <TakesNothing card={card} kind={kind} />;
  return (
    <>
      <Tabs value={current.section} onChange={setChosen} className={styles.tabs}>
        <Tabs.List className={styles.sections}>
          {sections.map(({ section, label, count, pending }) => (
            <Tabs.Tab key={section} value={section} className={styles.tab}>
              {label} {count.toLocaleString("ko")}
              {pending > 0 && <span className={styles.new}>확인 전 {pending}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={current.section} key={current.section}>
          <SectionResponses
            card={card}
            kind={kind}
            section={current}
            empty={<NobodyYet card={card} kind={kind} />}
            live={{ watch, sections: figures.map(({ section }) => section) }}
            onChanged={() => void refresh()}
            tell={setToast}
          />
        </Tabs.Panel>
      </Tabs>
      <Toast toast={toast} onGone={gone} />
    </>
  );
}

type NoteProps = { card: Card; kind: KnownKind };

function TakesNothing({ card, kind }: NoteProps) {
  return (
    <PageNote
      title="아직 응답을 받지 않는 카드입니다"
      words="참석 여부나 방명록을 켜고 반영하시면, 손님이 남긴 것이 여기에 모입니다."
    >
      <Button component={Link} to={addressOf(kind, "edit", card.id)}>
        카드 고치기
      </Button>
    </PageNote>
  );
}

function NobodyYet({ card, kind }: NoteProps) {
  const [sharing, setSharing] = useState(false);
  const [now] = useState(() => new Date());
  const canShare = allowedActions(card, now).share;
  return (
    <>
      <PageNote
        title="아직 남긴 분이 없습니다"
        words={
          canShare
            ? `${calledWhat(kind)} 보내시면, 받은 분이 남기신 것이 여기에 바로 보입니다.`
            : `지금은 손님에게 보이지 않는 ${called(kind)}입니다.`
        }
      >
        {canShare && <Button onClick={() => setSharing(true)}>{called(kind)} 보내기</Button>}
      </PageNote>
      <ShareSheet card={card} kind={kind} opened={sharing} onClose={() => setSharing(false)} />
    </>
  );
}
