import { Button, Skeleton, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import { memberName } from "#domain/member.ts";
import { DoneNote } from "#web/forms/done-note.tsx";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";
import { LoadFrame } from "#web/queries/load-frame.tsx";
import { useLoad } from "#web/queries/use-load.ts";
import { Part } from "#web/shell/page-part.tsx";
import { profileQuery } from "./profile-query.ts";

export function ProfileSettings() {
  return (
    <Part title="프로필" about="주문과 문의에 쓰는 이름입니다. 카드에는 나타나지 않습니다.">
      <LoadFrame load={useLoad(profileQuery)} waiting={<Skeleton height={136} radius="var(--radius-m)" />}>
        {({ name }) => <NameForm name={name} />}
      </LoadFrame>
    </Part>
  );
}

function NameForm({ name }: { name: string }) {
  const [done, setDone] = useState<string>();
  const { input, submit, busy, problem } = useValidatedForm({
    schema: z.object({ name: memberName }),
    initial: { name },
    async act(values) {
      setDone(undefined);
      const { changeName } = await import("#web/session/identity.ts");
      await changeName(values.name);
      setDone("이름을 저장했습니다.");
    },
    keep: { as: "goi.setting.name", fields: ["name"] },
  });
  return (
    <>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput label="이름" placeholder="김고이" autoComplete="name" size="md" {...input("name")} />
          <Problem sentence={problem} />
          <Button type="submit" mih={48} loading={busy} variant="default">
            이름 저장
          </Button>
        </Stack>
      </form>
      <DoneNote sentence={done} />
    </>
  );
}
