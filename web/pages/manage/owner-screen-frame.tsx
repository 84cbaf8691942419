import { Loader } from "@mantine/core";
import { type ComponentType, useEffect, useState } from "react";
import { readCard } from "#cards/engine/card.ts";
import type { Kind } from "#cards/engine/kind.ts";
import type { OwnerScreenProps } from "#cards/engine/owner-screen.ts";
import { addressOf, pageOf } from "#cards/kinds/kinds.ts";
import { ownerScreenOf } from "#cards/kinds/modules.tsx";
import { sharedPicture } from "#cards/sections/share/address.ts";
import { ask } from "#web/api.ts";
import { LinkClicksDocument, type MyCardQuery } from "#web/graphql/graphql.ts";
import { allowedActions } from "#web/my-cards/card-status.ts";
import { useKakaoSender } from "#web/my-cards/kakao-button.tsx";
import { knownKind } from "#web/my-cards/known-kind.ts";
import { OwnerPage } from "#web/my-cards/owner-page.tsx";
import { saveFile } from "#web/save-file.ts";
import { PageNote } from "#web/shell/page-note.tsx";
import styles from "./owner-screen-frame.module.css";

type Loaded = MyCardQuery["myCard"];

/** A kind's own screen for one of the member's cards. */
export function OwnerScreenFrame({ card, content }: Loaded) {
  const kind: Kind | undefined = knownKind(card.kind);
  return (
    <OwnerPage card={card} eyebrow={kind?.ownerScreen?.label}>
      {kind?.ownerScreen && <KindOwnerScreen card={card} content={content} kind={kind} />}
    </OwnerPage>
  );
}

function KindOwnerScreen({ card, content, kind }: Loaded & { kind: Kind }) {
  const [Own, setOwn] = useState<ComponentType<OwnerScreenProps> | "failed">();
  const [now] = useState(() => new Date());
  const address = new URL(pageOf(kind, card), location.origin).href;
  const picture = sharedPicture({ address, version: card.liveVersion ?? undefined });
  const said = readCard(kind, content);
  const checkNumber = card.checkNumber ?? null;
  const checked = { checkNumber, language: said.language };
  const kakao = useKakaoSender({ kind, title: card.title, picture, checked });
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
      content={said}
      checkNumber={checkNumber}
      address={address}
      edit={addressOf(kind, "edit", card.id)}
      isOpen={allowedActions(card, now).view}
      clicks={() => ask(LinkClicksDocument, { card: card.id }).then(({ linkClicks }) => linkClicks)}
      saveFile={saveFile}
    />
  );
}
