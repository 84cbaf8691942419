import { Button, FileButton, Group, Text } from "@mantine/core";
import { lazy, Suspense, useRef, useState } from "react";
import { ask } from "#web/api.ts";
import type { ShownCompany } from "#web/company/record.ts";
import { DoneNote } from "#web/forms/done-note.tsx";
import { Problem } from "#web/forms/problem.tsx";
import {
  FinishCompanyLogoDocument,
  PrepareCompanyLogoDocument,
  RemoveCompanyLogoDocument,
} from "#web/graphql/graphql.ts";
import { problemOf } from "#web/photos/photo-problem.ts";
import { sendFile } from "#web/photos/send-photo.ts";
import { useAction } from "#web/queries/use-action.ts";
import { Sheet } from "#web/shell/sheet.tsx";
import IconPhotoPlus from "~icons/tabler/photo-plus";

const LogoCutter = lazy(async () => ({ default: (await import("./logo-cutter.tsx")).LogoCutter }));

type Props = { company: ShownCompany; onChanged(company: ShownCompany): void };

const way = {
  prepare: async (file: { bytes: number; type: string }) =>
    (await ask(PrepareCompanyLogoDocument, file)).prepareCompanyLogo,
  finish: async (id: string) => (await ask(FinishCompanyLogoDocument, { id })).finishCompanyLogo,
};

/** The logo: chosen, cut to a square, sent. */
export function Logo({ company, onChanged }: Props) {
  const [picture, setPicture] = useState<{ address: string } | null>(null);
  const [opened, setOpened] = useState(false);
  const [done, setDone] = useState<string>();
  const resetFile = useRef<() => void>(null);
  const { problem, setProblem, run } = useAction(async () => {
    onChanged((await ask(RemoveCompanyLogoDocument)).removeCompanyLogo);
    setDone("로고를 뺐습니다.");
  });

  async function choose(file: File | null) {
    // The same file may be chosen again.
    resetFile.current?.();
    if (!file) return;
    setDone(undefined);
    setProblem(undefined);
    const address = URL.createObjectURL(file);
    if (!(await isDrawable(address))) {
      URL.revokeObjectURL(address);
      return setProblem("이 파일은 열 수 없습니다. JPG, PNG, WebP 파일을 골라 주세요.");
    }
    setPicture({ address });
    setOpened(true);
  }

  async function send(body: Blob) {
    try {
      const signal = new AbortController().signal;
      onChanged(await sendFile({ body, way, signal, onProgress: () => undefined }));
      setOpened(false);
      setDone("로고를 바꾸었습니다.");
    } catch (error) {
      throw problemOf(error);
    }
  }

  return (
    <div>
      <Text component="h3" fz="md" fw={500} m={0}>
        로고
      </Text>
      <Text c="dimmed" size="sm" mb={10}>
        흰 바탕의 정사각형으로 보입니다. JPG, PNG, WebP 파일을 5MB까지 올릴 수 있습니다.
      </Text>
      <Group gap={8}>
        <FileButton accept="image/jpeg,image/png,image/webp" onChange={choose} resetRef={resetFile}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              leftSection={<IconPhotoPlus size={18} stroke={1.6} aria-hidden />}
            >
              {company.logo ? "로고 바꾸기" : "로고 고르기"}
            </Button>
          )}
        </FileButton>
        {company.logo && (
          <Button variant="subtle" onClick={() => void run()}>
            빼기
          </Button>
        )}
      </Group>
      <Problem sentence={problem} />
      <DoneNote sentence={done} />
      <Sheet opened={opened} onClose={() => setOpened(false)} title="로고 자르기">
        <Suspense>{picture && <LogoCutter address={picture.address} onCut={send} />}</Suspense>
      </Sheet>
    </div>
  );
}

function isDrawable(address: string): Promise<boolean> {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image.naturalWidth > 0,
    () => false,
  );
}
