import "@fontsource/gowun-batang/400.css";
import { Button } from "@mantine/core";
import { Link } from "react-router";
import { checkInSection } from "#cards/engine/section.ts";
import { responsesAddress } from "#domain/addresses.ts";
import { ask } from "#web/api.ts";
import { MyCardDocument } from "#web/graphql/graphql.ts";
import { DeferredPage } from "#web/my-cards/deferred-page.tsx";
import { knownKind } from "#web/my-cards/known-kind.ts";
import { deferred } from "#web/queries/deferred.ts";
import type { PageHandle } from "#web/root.tsx";
import { NotePage } from "#web/shell/page-note.tsx";
import type { Route } from "./+types/check-in";
import { CheckIn } from "./check-in/check-in.tsx";

export function meta() {
  return [{ title: "입장 확인 · 고이" }, { name: "robots", content: "noindex" }];
}

export const handle: PageHandle = { fillsScreen: () => true };

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { coming: deferred(load(params.id)) };
}

async function load(id: string) {
  const { card } = (await ask(MyCardDocument, { id })).myCard;
  return { card, section: checkInSection(knownKind(card.kind)?.sections ?? []) };
}

/** Where the owner of a card lets in guests with tickets. */
export default function CheckInPage({ loaderData: { coming } }: Route.ComponentProps) {
  return (
    <DeferredPage coming={coming} failure="입장 확인을 열지 못했습니다">
      {({ card, section }) =>
        section ? (
          <CheckIn key={card.id} card={card} section={section.name} back={responsesAddress(card.id)} />
        ) : (
          <NotePage
            title="이 카드에는 입장 확인이 없습니다"
            words="입장 확인은 참석 신청을 받는 행사 초대장에서 쓰실 수 있습니다."
          >
            <Button component={Link} to={responsesAddress(card.id)} variant="default">
              손님이 남긴 것 보기
            </Button>
          </NotePage>
        )
      }
    </DeferredPage>
  );
}
