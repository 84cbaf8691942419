import "@fontsource/gowun-batang/400.css";
import { Button, Loader, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import type { Kind } from "#cards/engine/kind.ts";
import { addressOf, pageOf } from "#cards/kinds/kinds.ts";
import { josa } from "#cards/korean/hangul.ts";
import { ask } from "#web/api.ts";
import { Problem } from "#web/forms/problem.tsx";
import { type CardFieldsFragment, OfferedCardDocument, TakeCardDocument } from "#web/graphql/graphql.ts";
import { knownKind } from "#web/my-cards/known-kind.ts";
import { apiQuery } from "#web/queries/api-query.ts";
import { useAction } from "#web/queries/use-action.ts";
import { useLoad } from "#web/queries/use-load.ts";
import { keepReturnPath } from "#web/session/return-path.ts";
import { checkedUser, useUser } from "#web/session/session.ts";
import type { Route } from "./+types/take-card";
import { FoldedPaper } from "./take-card/folded-paper.tsx";
import styles from "./take-card/take-card.module.css";

export function meta() {
  return [
    { title: "카드 받기 · 고이" },
    { name: "description", content: "건네받으신 카드를 내 카드로 받으세요." },
    { name: "robots", content: "noindex" },
  ];
}

/** Where somebody takes over a card that a company made for them. Until they sign in it is the same for every link. */
export default function TakeCardPage({ params: { token } }: Route.ComponentProps) {
  const user = useUser();
  const [isChecked, setChecked] = useState(false);
  useEffect(() => {
    void checkedUser().then(() => setChecked(true));
  }, []);
  return (
    <div className={styles.page}>
      <FoldedPaper className={styles.drawing} />
      {isChecked && user ? <Offer key={user.id} token={token} /> : <Door />}
    </div>
  );
}

function Door() {
  const { pathname } = useLocation();
  const keep = () => keepReturnPath(pathname);
  return (
    <>
      <Title order={1}>건네받으실 것이 기다리고 있습니다</Title>
      <p className={styles.lead}>
        로그인하시면 누가 무엇을 건넸는지 보여 드립니다. 링크를 받은 한 분만 받으실 수 있습니다.
      </p>
      <div className={styles.acts}>
        <Button component={Link} to="/login" size="lg" onClick={keep}>
          로그인하고 받기
        </Button>
        <Button component={Link} to="/signup" variant="default" size="lg" onClick={keep}>
          처음이신가요? 회원가입
        </Button>
      </div>
    </>
  );
}

/** A notice of a death is no present. */
const words = {
  glad: {
    offered: (company: string) => `${josa(company, "이/가")} 카드를 건넸습니다`,
    lead: (company: string) =>
      `받으시면 카드와 사진, 손님이 남긴 글이 모두 내 것이 됩니다. ${company}에서는 더 이상 열거나 고칠 수 없습니다.`,
    take: "내 카드로 받기",
    taken: "이제 내 카드입니다",
    next: "마음에 드시게 고치고 손님에게 보내 주세요. ‘내 카드’에서도 언제든 여실 수 있습니다.",
    edit: "카드 고치기",
    view: "손님이 보는 카드 열기",
  },
  solemn: {
    offered: (company: string) => `${company}에서 부고를 준비했습니다`,
    lead: (company: string) =>
      `받으시면 부고와 사진, 남겨 주신 조문 글을 받으신 분만 보고 고치실 수 있습니다. ${company}에서는 더 이상 열 수 없습니다.`,
    take: "부고 받기",
    taken: "부고를 받으셨습니다",
    next: "내용을 살펴보시고 고칠 곳을 고쳐 주세요. ‘내 카드’에서도 언제든 여실 수 있습니다.",
    edit: "부고 살펴보기",
    view: "알려진 부고 열어 보기",
  },
};

function wordsFor(kind: string): typeof words.glad {
  const known: Kind | undefined = knownKind(kind);
  return known?.isSolemn ? words.solemn : words.glad;
}

function Offer({ token }: { token: string }) {
  const { data, problem } = useLoad({ ...apiQuery(OfferedCardDocument, { token }), gcTime: 0 });
  const offered = data?.offeredCard;
  const [taken, setTaken] = useState<CardFieldsFragment>();
  const take = useAction(async () => setTaken((await ask(TakeCardDocument, { token })).takeCard));

  if (taken) return <Taken card={taken} />;
  if (offered?.card) return <Taken card={{ id: offered.card, kind: offered.kind }} />;
  if (!offered && problem) return <Closed sentence={problem} />;
  if (!offered) return <Loader size="sm" aria-label="카드를 불러오고 있습니다" />;
  const say = wordsFor(offered.kind);
  return (
    <>
      <Title order={1}>{say.offered(offered.company)}</Title>
      <dl className={styles.facts}>
        <div>
          <dt>{offered.cardLabel}</dt>
          <dd>{offered.title || "제목 없는 카드"}</dd>
        </div>
      </dl>
      <p className={styles.lead}>{say.lead(offered.company)}</p>
      <div className={styles.acts}>
        <Problem sentence={take.problem} />
        <Button size="lg" loading={take.busy} onClick={() => void take.run()}>
          {say.take}
        </Button>
        <Button component={Link} to="/" variant="subtle" color="dark">
          다음에 받을게요
        </Button>
      </div>
    </>
  );
}

function Closed({ sentence }: { sentence: string }) {
  return (
    <>
      <Title order={1}>열리지 않는 링크입니다</Title>
      <p className={styles.lead} role="alert">
        {sentence}
      </p>
      <div className={styles.acts}>
        <Button component={Link} to="/my-mobile-card" variant="default" size="lg">
          내 카드로 가기
        </Button>
      </div>
    </>
  );
}

function Taken({ card }: { card: Pick<CardFieldsFragment, "id" | "kind"> & Partial<CardFieldsFragment> }) {
  const kind = knownKind(card.kind);
  const say = wordsFor(card.kind);
  return (
    <>
      <Title order={1}>{say.taken}</Title>
      <p className={styles.lead} role="status">
        {say.next}
      </p>
      <div className={styles.acts}>
        {kind && (
          <Button component={Link} to={addressOf(kind, "edit", card.id)} size="lg">
            {say.edit}
          </Button>
        )}
        {kind && card.state === "PUBLISHED" && (
          <Button component="a" href={pageOf(kind, card)} variant="default" size="lg">
            {say.view}
          </Button>
        )}
        <Button component={Link} to="/my-mobile-card" variant="subtle" color="dark">
          내 카드로 가기
        </Button>
      </div>
    </>
  );
}
