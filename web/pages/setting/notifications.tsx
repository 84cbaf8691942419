import { Skeleton, Switch } from "@mantine/core";
import { useState } from "react";
import { documents } from "#domain/consent.ts";
import { ask } from "#web/api.ts";
import { DoneNote } from "#web/forms/done-note.tsx";
import { Problem } from "#web/forms/problem.tsx";
import { AnswerConsentsDocument, MeDocument } from "#web/graphql/graphql.ts";
import { apiQuery, invalidate } from "#web/queries/api-query.ts";
import { LoadFrame } from "#web/queries/load-frame.tsx";
import { useAction } from "#web/queries/use-action.ts";
import { useLoad } from "#web/queries/use-load.ts";
import { Part } from "#web/shell/page-part.tsx";

export function Notifications() {
  return (
    <Part title="알림" about="계정과 카드에 꼭 필요한 메일은 언제나 보내 드립니다.">
      <LoadFrame
        load={useLoad(apiQuery(MeDocument))}
        waiting={<Skeleton height={28} radius="var(--radius-m)" />}
      >
        {({ me }) => <News agreed={me?.consents.some(isAgreedNews) ?? false} />}
      </LoadFrame>
    </Part>
  );
}

type Consent = { document: string; agreed: boolean };

const isAgreedNews = ({ document, agreed }: Consent) => document === "MARKETING" && agreed;

function News({ agreed }: { agreed: boolean }) {
  const [chosen, setChosen] = useState(agreed);
  const [done, setDone] = useState<string>();

  const change = useAction(async (next: boolean) => {
    setChosen(next);
    setDone(undefined);
    const answer = { document: "MARKETING" as const, version: documents.marketing.version, agreed: next };
    await ask(AnswerConsentsDocument, { answers: [answer] }).catch((error) => {
      setChosen(!next);
      throw error;
    });
    setDone(next ? "소식을 메일로 보내 드리겠습니다." : "소식을 더 보내지 않겠습니다.");
    await invalidate(MeDocument);
  });

  return (
    <>
      <Switch
        label="새 소식과 할인 안내를 메일로 받기"
        size="md"
        checked={chosen}
        onChange={(event) => void change.run(event.currentTarget.checked)}
      />
      <Problem sentence={change.problem} />
      <DoneNote sentence={done} />
    </>
  );
}
