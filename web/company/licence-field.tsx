import { Button, FileButton, Input, Progress } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { ask } from "#web/api.ts";
import { FinishLicenceDocument, PrepareLicenceDocument } from "#web/graphql/graphql.ts";
import { problemOf } from "#web/photos/photo-problem.ts";
import { sendFile } from "#web/photos/send-photo.ts";
import { shrinkPhoto } from "#web/photos/shrink-photo.ts";
import unseen from "#web/shell/unseen.module.css";
import IconFileCheck from "~icons/tabler/file-check";
import IconUpload from "~icons/tabler/upload";
import styles from "./licence-field.module.css";

type Licence = { licence: string; licenceName: string };

type Props = {
  /** What was sent already, by its file's name. */
  name: string;
  /** Whether the company has one, which stays where no other is sent. */
  isKept: boolean;
  error?: ReactNode;
  onSent(licence: Licence): void;
  /** Beside it: the way to look at the kept one. */
  children?: ReactNode;
};

const way = {
  prepare: async (file: { bytes: number; type: string }) =>
    (await ask(PrepareLicenceDocument, file)).prepareLicence,
  finish: async (id: string) => (await ask(FinishLicenceDocument, { id })).finishLicence,
};

/** A business licence: sent as soon as it is chosen, so that the form only names it. */
export function LicenceField({ name, isKept, error, onSent, children }: Props) {
  const [part, setPart] = useState<number>();
  const [problem, setProblem] = useState<string>();

  async function send(file: File | null) {
    if (!file) return;
    setProblem(undefined);
    setPart(0);
    try {
      const body = file.type.startsWith("image/") ? (await shrinkPhoto(file)).body : file;
      const signal = new AbortController().signal;
      const licence = await sendFile({ body, way, signal, onProgress: setPart, onWaiting: tell });
      onSent({ licence, licenceName: file.name });
    } catch (failure) {
      setProblem(problemOf(failure).message);
    } finally {
      setPart(undefined);
    }
  }

  function tell(sentence: string | null) {
    setProblem(sentence ?? undefined);
  }

  return (
    <Input.Wrapper
      size="md"
      label="사업자등록증"
      description="PDF나 사진 한 장이면 됩니다. 10MB까지, 확인하는 사람만 봅니다."
      error={problem ?? error}
      labelElement="div"
    >
      {name && (
        <p className={styles.sent}>
          <IconFileCheck size={20} stroke={1.5} aria-hidden />
          <span>{name}</span>
        </p>
      )}
      {part !== undefined && (
        <Progress value={Math.max(4, part * 100)} animated aria-label="사업자등록증 올리는 중" mt={10} />
      )}
      <div className={styles.ways}>
        <FileButton accept="application/pdf,image/jpeg,image/png,image/webp" onChange={send}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              data-path="licence"
              loading={part !== undefined}
              leftSection={<IconUpload size={18} stroke={1.6} aria-hidden />}
            >
              {name || isKept ? "다른 파일로 바꾸기" : "파일 고르기"}
            </Button>
          )}
        </FileButton>
        {children}
      </div>
      <span role="status" className={unseen.words}>
        {name && part === undefined ? `${name} 파일을 올렸습니다.` : ""}
      </span>
    </Input.Wrapper>
  );
}
