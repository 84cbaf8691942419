import { Button, Loader, Radio, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { HAND_OVER_DAYS, handOverForm } from "#domain/hand-over.ts";
import { ask } from "#web/api.ts";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";
import {
  type CardFieldsFragment,
  HandOverCardDocument,
  type HandOverCardMutation,
  MyCardsDocument,
} from "#web/graphql/graphql.ts";
import { apiQuery } from "#web/queries/api-query.ts";
import { LoadFrame } from "#web/queries/load-frame.tsx";
import { useLoad } from "#web/queries/use-load.ts";
import styles from "./handed-cards.module.css";
import { OneTimeLink } from "./one-time-link.tsx";

type Made = HandOverCardMutation["handOverCard"];

/** Who has more under way finds the newest here. */
const MOST_CARDS = 50;

/** Chooses a card of the company's own and makes the link for its customer. */
export function HandOver() {
  const load = useLoad(apiQuery(MyCardsDocument, { first: MOST_CARDS }));
  const [made, setMade] = useState<Made>();
  if (made) return <HandOverLink made={made} />;
  return (
    <LoadFrame load={load} waiting={<Loader size="sm" aria-label="카드를 불러오고 있습니다" />}>
      {({ myCards: { cards } }) => (
        <ChooseCard cards={cards.filter(({ state }) => state !== "SUSPENDED")} onMade={setMade} />
      )}
    </LoadFrame>
  );
}

type FormProps = { cards: CardFieldsFragment[]; onMade(made: Made): void };

function ChooseCard({ cards, onMade }: FormProps) {
  if (cards.length === 0) {
    return (
      <Stack gap="md">
        <p className={styles.none}>건넬 카드가 아직 없습니다. 카드를 먼저 만들어 주세요.</p>
        <Button component={Link} to="/create">
          카드 만들기
        </Button>
      </Stack>
    );
  }
  return <HandOverForm cards={cards} onMade={onMade} />;
}

function HandOverForm({ cards, onMade }: FormProps) {
  const [card, setCard] = useState(cards.length === 1 ? (cards[0]?.id ?? "") : "");
  const [missing, setMissing] = useState<string>();
  const { input, submit, busy, problem } = useValidatedForm({
    schema: handOverForm,
    initial: { label: "", email: "" },
    async act(form) {
      onMade((await ask(HandOverCardDocument, { card, ...form })).handOverCard);
    },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(card ? undefined : "건넬 카드를 골라 주세요.");
        if (card) void submit();
      }}
    >
      <Stack gap="md">
        <Radio.Group
          label="건넬 카드"
          value={card}
          onChange={(chosen) => {
            setCard(chosen);
            setMissing(undefined);
          }}
          error={missing}
        >
          <div className={styles.cards}>
            {cards.map(({ id, title, label }) => (
              <Radio key={id} value={id} label={title || "제목 없는 카드"} description={label} />
            ))}
          </div>
        </Radio.Group>
        <TextInput
          label="받으실 분"
          placeholder="김하늘·이바다 님, 5월 22일"
          description="업체에서 알아보기 위한 메모입니다. 고객에게는 보이지 않습니다."
          autoComplete="off"
          {...input("label")}
        />
        <TextInput
          type="email"
          label="고객 이메일 (선택)"
          placeholder="haneul@example.com"
          description="적으시면 링크를 메일로도 보내 드리고, 주소는 보관하지 않습니다."
          autoComplete="off"
          {...input("email")}
        />
        <p className={styles.about}>
          고객이 받으면 카드와 사진, 손님이 남긴 글이 모두 고객의 것이 되고, 업체에서는 다시 열 수 없습니다.
          링크는 {HAND_OVER_DAYS}일 동안 한 분만 쓸 수 있습니다.
        </p>
        <Problem sentence={problem} />
        <Button type="submit" mih={48} loading={busy}>
          건네는 링크 만들기
        </Button>
      </Stack>
    </form>
  );
}

function HandOverLink({ made: { token, isMailed } }: { made: Made }) {
  return (
    <OneTimeLink
      label="건네는 링크"
      title="카드를 건네드립니다"
      link={`${location.origin}/company/card/${token}`}
    >
      {isMailed === true && "고객의 메일로도 보냈습니다. "}
      {isMailed === false && "메일은 보내지 못했습니다. 링크를 직접 보내 주세요. "}이 링크는 지금만 보여
      드립니다. 고객에게 바로 보내 주세요. 잃어버리셨다면 다시 건네시면 되고, 그러면 이 링크는 닫힙니다.
    </OneTimeLink>
  );
}
