import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { ask } from "#web/api.ts";
import { explain } from "#web/forms/explain.ts";
import { Problem } from "#web/forms/problem.tsx";
import { InviteesDocument, type InviteesQuery, SetInviteesDocument } from "#web/graphql/graphql.ts";
import { Sheet } from "#web/shell/sheet.tsx";
import IconMail from "~icons/tabler/mail";
import styles from "./responses.module.css";

type Invitee = InviteesQuery["invitees"][number];

/** Whom to remind of answering: addresses that only the owner and our one letter see. */
export function Invitees({ card }: { card: string }) {
  const [opened, setOpened] = useState(false);
  const [known, setKnown] = useState<readonly Invitee[]>([]);
  const [typed, setTyped] = useState("");
  const [saved, setSaved] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function act(work: () => Promise<readonly Invitee[]>): Promise<boolean> {
    setBusy(true);
    setProblem(undefined);
    setSaved(false);
    try {
      const invitees = await work();
      setKnown(invitees);
      setTyped(invitees.map(({ email }) => email).join("\n"));
      return true;
    } catch (error) {
      const { sentence, fields } = explain(error);
      setProblem(fields.emails ?? sentence);
      return false;
    } finally {
      setBusy(false);
    }
  }

  function open() {
    setOpened(true);
    void act(async () => (await ask(InviteesDocument, { card })).invitees);
  }

  async function save() {
    const emails = typed.split(/[\s,;]+/).filter(Boolean);
    const done = await act(async () => (await ask(SetInviteesDocument, { card, emails })).setInvitees);
    if (done) setSaved(true);
  }

  const refused = known.filter((invitee) => invitee.refused).length;
  return (
    <>
      <Button variant="default" leftSection={<IconMail size={20} stroke={1.6} aria-hidden />} onClick={open}>
        답 기다리는 분께 알리기
      </Button>
      <Sheet opened={opened} onClose={() => setOpened(false)} title="답 기다리는 분">
        <p className={styles.about}>
          초대한 분의 이메일을 적어 두시면, 신청 마감 사흘 전까지 답이 없는 분께 초대장 주소를 한 번 보내
          드립니다. 광고는 싣지 않고, 받는 분은 언제든 거절하실 수 있습니다.
        </p>
        <Textarea
          label="이메일"
          description="한 줄에 하나씩 적어 주세요."
          placeholder={"friend@example.com\nneighbor@example.com"}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          autosize
          minRows={5}
          maxRows={12}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        {refused > 0 && <p className={styles.about}>{`받지 않겠다고 하신 분이 ${refused}명 있습니다.`}</p>}
        <Problem sentence={problem} />
        <p role="status" className={styles.about}>
          {saved && "적어 두었습니다. 마감이 가까워지면 답이 없는 분께 한 번 알려 드립니다."}
        </p>
        <Button fullWidth loading={busy} onClick={() => void save()}>
          저장
        </Button>
      </Sheet>
    </>
  );
}
