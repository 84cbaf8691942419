import { Button, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import { momentWords } from "#domain/moment-words.ts";
import { OBJECTION_MAX, objection, reportGrounds } from "#domain/report.ts";
import { ask } from "#web/api.ts";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";
import {
  type CardBlockFieldsFragment,
  CardBlocksDocument,
  ObjectToBlockDocument,
} from "#web/graphql/graphql.ts";
import { apiQuery } from "#web/queries/api-query.ts";
import { useLoad } from "#web/queries/use-load.ts";
import excerpted from "#web/reports/excerpt.module.css";
import { ExcerptView } from "#web/reports/excerpt.tsx";
import { Sheet } from "#web/shell/sheet.tsx";
import styles from "./blocks.module.css";

type Block = CardBlockFieldsFragment;

const isOpen = ({ state }: Block) => state === "blocked" || state === "objected";

/** Temporary measures on a card and on what guests left there, with the way to object; nothing where there are none. */
export function BlockedEntries({ card }: { card: string }) {
  // What guests left is the page's own matter: where this cannot be read, the letter about a block says the same.
  const { data, put: keep } = useLoad(apiQuery(CardBlocksDocument, { card }));
  const blocks = data?.cardBlocks ?? [];
  const [objecting, setObjecting] = useState<Block | null>(null);

  function put(after: Block) {
    keep({ cardBlocks: blocks.map((block) => (block.id === after.id ? after : block)) });
    setObjecting(null);
  }

  const [open, over] = [blocks.filter(isOpen), blocks.filter((block) => !isOpen(block))];
  return (
    <>
      {open.map((block) => (
        <OpenBlock key={block.id} block={block} onObject={() => setObjecting(block)} />
      ))}
      {over.length > 0 && (
        <details className={styles.over}>
          <summary>지난 임시 조치 {over.length}건</summary>
          <ul>
            {over.map((block) => (
              <li key={block.id}>{endWords(block)}</li>
            ))}
          </ul>
        </details>
      )}
      <Sheet opened={objecting !== null} onClose={() => setObjecting(null)} title="이의 내기">
        {objecting && <ObjectionForm key={objecting.id} block={objecting} onSent={put} />}
      </Sheet>
    </>
  );
}

function endWords({ isEntry, state, endedAt, reason }: Block): string {
  const what = isEntry ? "글" : "카드";
  const how = state === "restored" ? "다시 보이게 되었습니다" : "지웠습니다";
  return `${endedAt ? momentWords(endedAt) : ""} · ${what}: ${how}${reason ? ` (${reason})` : ""}`;
}

function OpenBlock({ block, onObject }: { block: Block; onObject(): void }) {
  const { isEntry, excerpt, grounds, reason, blockedUntil, objection: said } = block;
  const until = blockedUntil ? momentWords(blockedUntil) : "";
  return (
    <section className={styles.block} aria-label="임시 조치">
      <h2>{isEntry ? "글 하나가 임시 조치로 가려져 있습니다" : "카드가 임시 조치로 가려져 있습니다"}</h2>
      <p>
        권리가 침해되었다는 신고가 있어 {until}까지 다른 분들께 보이지 않습니다.{" "}
        {said
          ? "이의를 주셔서, 그때가 되면 다시 보입니다."
          : isEntry
            ? "이의가 없으시면 그때 이 글을 지웁니다."
            : "이의가 없으시면 그때 ‘지운 카드’로 옮기며, 30일 동안 되돌려 받으실 수 있습니다."}
      </p>
      <dl>
        <dt>신고 사유</dt>
        <dd>{reportGrounds[grounds]}</dd>
        {reason && (
          <>
            <dt>살펴본 내용</dt>
            <dd>{reason}</dd>
          </>
        )}
        {said && (
          <>
            <dt>보내신 이의</dt>
            <dd>{said}</dd>
          </>
        )}
      </dl>
      {excerpt && (
        <div className={excerpted.what}>
          <ExcerptView excerpt={excerpt} />
        </div>
      )}
      <Button variant={said ? "default" : "filled"} onClick={onObject}>
        {said ? "이의 고치기" : "이의 내기"}
      </Button>
    </section>
  );
}

const sent = z.object({ text: objection });

function ObjectionForm({ block, onSent }: { block: Block; onSent(after: Block): void }) {
  const { input, submit, busy, problem } = useValidatedForm({
    schema: sent,
    initial: { text: block.objection ?? "" },
    async act({ text }) {
      onSent((await ask(ObjectToBlockDocument, { id: block.id, text })).objectToBlock);
    },
    keep: { as: `objection.${block.id}`, fields: ["text"] },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Textarea
          label="왜 그대로 두어야 하나요"
          description="담당자가 읽고, 신고하신 분께 그대로 전하지는 않습니다."
          placeholder="예: 사진 속 분께 미리 허락을 받았습니다."
          autosize
          minRows={4}
          maxRows={10}
          maxLength={OBJECTION_MAX}
          data-autofocus
          {...input("text")}
        />
        <Problem sentence={problem} />
        <Button type="submit" loading={busy}>
          이의 보내기
        </Button>
      </Stack>
    </form>
  );
}
