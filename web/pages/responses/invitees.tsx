import { Button, Loader, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import { momentWords } from "#domain/moment-words.ts";
import { peopleCount } from "#domain/people-count.ts";
import { ask } from "#web/api.ts";
import type { Explanation } from "#web/forms/explain.ts";
import { Problem } from "#web/forms/problem.tsx";
import { InviteesDocument, type InviteesQuery, SetInviteesDocument } from "#web/graphql/graphql.ts";
import { useAction } from "#web/queries/use-action.ts";
import { Sheet } from "#web/shell/sheet.tsx";
import IconMail from "~icons/tabler/mail";
import styles from "./responses.module.css";

type Invitee = InviteesQuery["invitees"][number];
type Reminders = InviteesQuery["reminders"];

/** Whom to remind of answering: addresses that only the owner and our one letter see. */
export function Invitees({ card }: { card: string }) {
  const [opened, setOpened] = useState(false);
  const [known, setKnown] = useState<readonly Invitee[]>([]);
  const [reminders, setReminders] = useState<Reminders>();
  const [typed, setTyped] = useState("");
  const [saved, setSaved] = useState(false);
  const [mistake, setMistake] = useState<string>();

  const { run, busy, problem, setProblem } = useAction(
    async (work: () => Promise<readonly Invitee[]>): Promise<void> => {
      setMistake(undefined);
      setSaved(false);
      const invitees = await work();
      setKnown(invitees);
      setTyped(invitees.map(({ email }) => email).join("\n"));
    },
    ({ sentence, fields }: Explanation): void =>
      fields.emails ? setMistake(fields.emails) : setProblem(sentence),
  );

  /** What is there is known first: an empty field that is saved would empty the list. */
  function open() {
    setOpened(true);
    // Who closed and opened it meanwhile sees what was under way.
    if (busy) return;
    setReminders(undefined);
    void run(async () => {
      const found = await ask(InviteesDocument, { card });
      setReminders(found.reminders);
      return found.invitees;
    });
  }

  function save() {
    const emails = typed.split(/[\s,;]+/).filter(Boolean);
    void run(async () => {
      const { setInvitees } = await ask(SetInviteesDocument, { card, emails });
      setSaved(true);
      return setInvitees;
    });
  }

  const refused = known.filter((invitee) => invitee.refused).length;
  const sent = known.filter(({ sentAt }) => sentAt !== null).length;
  const waiting = known.length - refused - sent;
  return (
    <>
      <Button variant="default" leftSection={<IconMail size={20} stroke={1.6} aria-hidden />} onClick={open}>
        답 기다리는 분께 알리기
      </Button>
      <Sheet opened={opened} onClose={() => setOpened(false)} title="답 기다리는 분">
        <Stack gap="md" className={styles.notes}>
          <p>
            초대한 분의 이메일을 적어 두시면, 신청 마감 사흘 전까지 답이 없는 분께 초대장 주소를 한 번 보내
            드립니다. 광고는 싣지 않고, 받는 분은 언제든 거절하실 수 있습니다.
          </p>
          {reminders && (
            <>
              <Textarea
                label="이메일"
                description="한 줄에 하나씩 적어 주세요."
                placeholder={"friend@example.com\nneighbor@example.com"}
                value={typed}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
                error={mistake}
                autosize
                minRows={5}
                maxRows={12}
                inputMode="email"
                autoCapitalize="none"
                spellCheck={false}
              />
              {refused > 0 && <p>{`${peopleCount(refused)}께서 메일을 받지 않겠다고 하셨습니다.`}</p>}
              {sent > 0 && (
                <p>
                  {`${peopleCount(sent)}께 보냈습니다. 명단에서 빼고 다시 적으셔도 또 보내지는 않습니다.`}
                </p>
              )}
              {waiting > 0 && <Later reminders={reminders} waiting={waiting} />}
            </>
          )}
          {!reminders && busy && <Loader size="sm" aria-label="명단을 불러오고 있습니다" />}
          <Problem sentence={problem} />
          <p role="status" className={styles.said}>
            {saved && savedWords({ all: known.length, waiting })}
          </p>
          {reminders ? (
            <Button fullWidth loading={busy} onClick={save}>
              저장
            </Button>
          ) : (
            problem && (
              <Button fullWidth onClick={open}>
                다시 불러오기
              </Button>
            )
          )}
        </Stack>
      </Sheet>
    </>
  );
}

function savedWords({ all, waiting }: { all: number; waiting: number }): string {
  if (all === 0) return "명단을 비웠습니다. 메일은 나가지 않습니다.";
  if (waiting === 0) return "적어 두었습니다. 새로 보낼 분은 없습니다.";
  return "적어 두었습니다. 마감이 가까워지면 답이 없는 분께 한 번 알려 드립니다.";
}

/** Why an e-mail goes out later than the owner may think; nothing where none does. */
function Later({ reminders, waiting }: { reminders: Reminders; waiting: number }) {
  const { from, aDay, sentToday, isTrial } = reminders;
  const [now] = useState(() => new Date());
  const waits = from !== null && new Date(from) > now;
  const exceeds = waiting > aDay - sentToday;
  if (!waits && !exceeds) return null;
  return (
    <div className={styles.notes} role="note">
      {waits && (
        <p>{`체험 중인 카드에서는 카드를 연 지 하루가 지난 ${momentWords(from)}부터 메일이 나갑니다.`}</p>
      )}
      {exceeds && (
        <p>
          {`메일은 하루에 ${aDay}통까지 나갑니다. ${sentToday > 0 ? `지난 하루 동안 ${sentToday}통이 나갔고, ` : ""}남은 분께는 이튿날부터 이어서 보내 드립니다.`}
        </p>
      )}
      {isTrial && <p>이용권을 쓰신 카드는 기다리지 않고, 하루에 더 많은 분께 보냅니다.</p>}
    </div>
  );
}
