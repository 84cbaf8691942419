import { Button, Loader, Title } from "@mantine/core";
import { type ComponentType, useEffect, useState } from "react";
import { Link } from "react-router";
import { readCard } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import type { OwnerScreenProps } from "#cards/engine/owner-screen.ts";
import { addressOf, pageOf } from "#cards/kinds/kinds.ts";
import { ownerScreenOf } from "#cards/kinds/modules.tsx";
import { sharedPicture } from "#cards/sections/share/address.ts";
import { ask } from "#web/api.ts";
import { LinkClicksDocument, type MyCardQuery } from "#web/graphql/graphql.ts";
import { webWords } from "#web/words.ts";
import IconChevronLeft from "~icons/tabler/chevron-left";
import { allowedActions } from "./card-list/card-status.ts";
import { useKakaoSender } from "./card-list/kakao-button.tsx";
import { knownKind } from "./card-list/known-kind.ts";
import { PageNote } from "./card-list/note.tsx";
import styles from "./responses/responses.module.css";
import { saveFile } from "./responses/save-file.ts";

type Loaded = MyCardQuery["myCard"];

/** A kind's own screen for one of the member's cards. */
export function OwnerScreenPage({ card, content }: Loaded) {
  const kind: Kind | undefined = knownKind(card.kind);
  return (
    <div className={styles.page}>
      <Button
        component={Link}
        to="/my-mobile-card"
        variant="subtle"
        className={styles.back}
        leftSection={<IconChevronLeft size={20} stroke={1.6} aria-hidden />}
      >
        내 카드
      </Button>
      <p className={styles.eyebrow}>{kind?.ownerScreen?.label}</p>
      <Title order={1}>{card.title || webWords.untitled}</Title>
      {kind?.ownerScreen && <KindsDesk card={card} content={content} kind={kind} />}
    </div>
  );
}

function KindsDesk({ card, content, kind }: Loaded & { kind: Kind }) {
  const [Own, setOwn] = useState<ComponentType<OwnerScreenProps> | "failed">();
  const [now] = useState(() => new Date());
  const address = new URL(pageOf(kind, card), location.origin).href;
  const picture = sharedPicture({ address, version: card.liveVersion ?? undefined });
  const kakao = useKakaoSender({ kind, title: card.title, picture });
  useEffect(() => {
    ownerScreenOf(kind.name)?.().then(
      (loaded) => setOwn(() => loaded.default),
      () => setOwn("failed"),
    );
  }, [kind]);
  if (Own === "failed")
    return <PageNote title="화면을 불러오지 못했습니다" words="잠시 뒤에 새로 열어 주세요." />;
  if (!Own) return <Loader aria-label="불러오는 중입니다" className={styles.loader} />;
  return (
    <Own
      card={card.id}
      kakao={kakao}
      title={card.title}
      content={readCard(kind, content)}
      address={address}
      edit={addressOf(kind, "edit", card.id)}
      isOpen={allowedActions(card, now).view}
      clicks={() => ask(LinkClicksDocument, { card: card.id }).then(({ linkClicks }) => linkClicks)}
      saveFile={saveFile}
    />
  );
}
