import { Switch } from "@mantine/core";
import { useState } from "react";
import { documents } from "#domain/consent.ts";
import { ask } from "#web/api.ts";
import { DoneNote } from "#web/forms/done-note.tsx";
import { explain } from "#web/forms/explain.ts";
import { Problem } from "#web/forms/problem.tsx";
import { AnswerConsentsDocument } from "#web/graphql/graphql.ts";
import { Part } from "#web/shell/page-part.tsx";

export function Notifications({ agreed: initially }: { agreed: boolean }) {
  const [agreed, setAgreed] = useState(initially);
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<string>();

  async function change(next: boolean) {
    setAgreed(next);
    setProblem(undefined);
    setDone(undefined);
    try {
      const answer = { document: "MARKETING" as const, version: documents.marketing.version, agreed: next };
      await ask(AnswerConsentsDocument, { answers: [answer] });
      setDone(next ? "소식을 메일로 보내 드리겠습니다." : "소식을 더 보내지 않겠습니다.");
    } catch (error) {
      setAgreed(!next);
      setProblem(explain(error).sentence);
    }
  }

  return (
    <Part title="알림" about="계정과 카드에 꼭 필요한 메일은 언제나 보내 드립니다.">
      <Switch
        label="새 소식과 할인 안내를 메일로 받기"
        size="md"
        checked={agreed}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      <Problem sentence={problem} />
      <DoneNote sentence={done} />
    </Part>
  );
}
