import { Button, Stack, Text } from "@mantine/core";
import { z } from "zod";
import { useStore } from "zustand";
import { wrongPasswordUnder } from "#web/forms/explain.ts";
import { PasswordField } from "#web/forms/password-field.tsx";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";
import { LoadFailed } from "#web/queries/load-failed.tsx";
import { useLoad } from "#web/queries/use-load.ts";
import { Sheet } from "#web/shell/sheet.tsx";
import { proofWanted } from "./proof.ts";
import { ProveByProvider } from "./prove-by-provider.tsx";
import { signInsQuery } from "./sign-ins-query.ts";

const password = z.object({ password: z.string().min(1, "비밀번호를 입력해 주세요.") });

/** Asks for the password once more, over whatever was being done. */
export function ProofSheet() {
  const waiting = useStore(proofWanted, (state) => state.waiting);
  return (
    <Sheet opened={waiting !== null} onClose={() => waiting?.giveUp()} title="비밀번호 확인">
      {waiting && <Proof onProved={waiting.prove} />}
    </Sheet>
  );
}

function Proof({ onProved }: { onProved(token: string): void }) {
  const { data, problem, busy, reload } = useLoad(signInsQuery);
  const { hasPassword = true, providers = [] } = data?.me?.signIns ?? {};
  if (!hasPassword) return <ProveByProvider providers={providers} />;
  return (
    <Stack gap="xl">
      <ProofForm onProved={onProved} />
      {/* Beside the form: it is right for most, and somebody may be typing. */}
      {!data && problem && (
        <div>
          <Text mb="sm">
            비밀번호 없이 카카오나 네이버로 들어오셨다면, 확인하실 방법을 다시 불러와 주세요.
          </Text>
          <LoadFailed sentence={problem} busy={busy} onAgain={() => void reload()} />
        </div>
      )}
    </Stack>
  );
}

function ProofForm({ onProved }: { onProved(token: string): void }) {
  const { input, submit, busy, problem } = useValidatedForm({
    schema: password,
    initial: { password: "" },
    async act(typed) {
      const { proveAgain } = await import("./identity.ts");
      const wrong = wrongPasswordUnder("password", "비밀번호가 맞지 않습니다.");
      onProved(await proveAgain(typed.password).catch(wrong));
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>
          돈이나 개인정보가 걸린 일이라 한 번 더 확인합니다. 하시던 일은 그대로 있고, 10분 동안 다시 묻지
          않습니다.
        </Text>
        <PasswordField
          data-autofocus
          label="비밀번호"
          autoComplete="current-password"
          {...input("password")}
        />
        <Problem sentence={problem} />
        <Button type="submit" size="lg" loading={busy} fullWidth>
          확인하고 계속하기
        </Button>
      </Stack>
    </form>
  );
}
