import { Button, Checkbox, Progress, TextInput } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useSounds } from "#cards/fields/editing.ts";
import type { Field } from "#cards/fields/field.ts";
import IconUpload from "~icons/tabler/upload";
import styles from "./editor.module.css";
import type { MusicSource } from "./section.ts";
import type { Listening, OwnMusic } from "./source-field.tsx";

/** As phones name them; the server goes by the bytes. */
const OFFERED = ".mp3,.m4a,audio/mpeg,audio/mp4,audio/x-m4a";

type Coming = { name: string; part: number };
type Props = { field: Field<MusicSource>; own: OwnMusic | null; listening: Listening };

/** How a file of the maker's own comes onto the card. They say first that they may use it. */
export function OwnSound({ field, own, listening }: Props) {
  const { sendSound } = useSounds();
  const [hasRights, setRights] = useState(false);
  const [coming, setComing] = useState<Coming | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const opener = useRef<HTMLInputElement>(null);
  const confirmed = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);

  function open() {
    if (hasRights) return opener.current?.click();
    setProblem("올려도 되는 음원인지 먼저 확인해 주세요.");
    confirmed.current?.focus();
  }

  async function take(file: File) {
    const controller = new AbortController();
    sending.current = controller;
    listening.stop();
    setProblem(null);
    setComing({ name: file.name, part: 0 });
    try {
      const sound = await sendSound({
        file,
        signal: controller.signal,
        onProgress: (part) => setComing({ name: file.name, part }),
      });
      field.change({ from: "file", ...sound, label: "" });
    } catch (error) {
      if (!controller.signal.aborted) setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      if (!controller.signal.aborted) setComing(null);
    }
  }

  return (
    <div className={styles.own}>
      {own && field.value.from === "file" && (
        <TextInput
          name={`${field.name}.label`}
          label="곡 이름"
          description="손님에게 보입니다. 비워 두시면 이름 없이 음악만 흐릅니다."
          value={own.label}
          maxLength={40}
          autoComplete="off"
          onChange={({ currentTarget }) => field.change({ ...own, label: currentTarget.value })}
        />
      )}
      <p className={styles.rights}>
        음반이나 음원 사이트에서 산 노래는 혼자 듣는 용도여서, 카드에 쓰려면 권리자의 허락이 필요합니다.
        저작권에 대한 책임은 올리신 분에게 있습니다.
      </p>
      <Checkbox
        ref={confirmed}
        checked={hasRights}
        onChange={({ currentTarget }) => {
          setRights(currentTarget.checked);
          setProblem(null);
        }}
        label="직접 만들었거나 사용할 권리가 있는 음원입니다."
      />
      <input
        ref={opener}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden
        accept={OFFERED}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void take(file);
          // So that the same file can be chosen again after it was refused.
          currentTarget.value = "";
        }}
      />
      {coming ? (
        <div className={styles.coming}>
          <p className={styles.file}>{coming.name}</p>
          <Progress value={coming.part * 100} aria-label={`${coming.name} 올리는 중`} />
          <Button
            variant="default"
            onClick={() => {
              sending.current?.abort();
              setComing(null);
            }}
          >
            그만두기
          </Button>
        </div>
      ) : (
        <Button variant="default" leftSection={<IconUpload size={18} />} onClick={open}>
          {own ? "다른 파일로 바꾸기" : "음악 파일 올리기"}
        </Button>
      )}
      <div>
        <p className={styles.limits}>MP3 · M4A, 10MB와 15분까지</p>
        <div role="alert" className={styles.problem}>
          {problem}
        </div>
      </div>
    </div>
  );
}
