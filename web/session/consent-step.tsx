import { Button, Stack } from "@mantine/core";
import { z } from "zod";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";
import { NarrowPage } from "#web/shell/narrow-page.tsx";
import { consentFields, noConsents, sendConsents } from "./consent-answers.ts";
import { ConsentFields } from "./consent-fields.tsx";

/** Stands before a member's pages while a required consent is missing: a sign-up cut short, or a new text. */
export function ConsentStep({ onDone }: { onDone(): void }) {
  const { form, input, submit, busy, problem } = useValidatedForm({
    schema: z.object(consentFields),
    initial: noConsents,
    async act(values) {
      await sendConsents(values);
      onDone();
    },
  });
  return (
    <NarrowPage
      title="약관에 동의해 주세요"
      lead="고이를 쓰시려면 아래 내용을 확인하고 동의해 주셔야 합니다."
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <ConsentFields
            input={(name) => input(name, { type: "checkbox" })}
            values={form.getValues()}
            onAll={(agreed) => form.setValues({ terms: agreed, privacy: agreed, marketing: agreed })}
          />
          <Problem sentence={problem} />
          <Button type="submit" size="lg" loading={busy}>
            동의하고 계속하기
          </Button>
        </Stack>
      </form>
    </NarrowPage>
  );
}
