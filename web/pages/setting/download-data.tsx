import { Button, Stack } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import { ask, askWithProof } from "#web/api.ts";
import { wrongPasswordUnder } from "#web/forms/explain.ts";
import { PasswordField } from "#web/forms/password-field.tsx";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";
import { DownloadMyDataDocument } from "#web/graphql/graphql.ts";
import { useAction } from "#web/queries/use-action.ts";
import { useLoad } from "#web/queries/use-load.ts";
import { isProofWanted } from "#web/session/proof.ts";
import { ProveByProvider } from "#web/session/prove-by-provider.tsx";
import { signInsQuery } from "#web/session/sign-ins-query.ts";
import { Part } from "#web/shell/page-part.tsx";
import IconDownload from "~icons/tabler/download";

type Step = { is: "start" } | { is: "prove" } | { is: "ready"; address: string };

export function DownloadData() {
  const [step, setStep] = useState<Step>({ is: "start" });
  const { hasPassword = true, providers = [] } = useLoad(signInsQuery).data?.me?.signIns ?? {};
  const ready = (address: string) => setStep({ is: "ready", address });

  const begin = useAction(async () => {
    try {
      ready((await ask(DownloadMyDataDocument)).downloadMyData.address);
    } catch (error) {
      if (!isProofWanted(error)) throw error;
      setStep({ is: "prove" });
    }
  });

  return (
    <Part
      title="내 정보 내려받기"
      about="만드신 카드와 사진, 손님이 남긴 글, 주문, 결혼 준비 체크리스트를 한 파일로 드립니다. 풀어서 index.html을 여시면 인터넷 없이도 보실 수 있습니다."
    >
      {step.is === "start" && (
        <Button mih={48} variant="default" onClick={() => void begin.run()} loading={begin.busy}>
          내려받기 준비하기
        </Button>
      )}
      {step.is === "prove" &&
        (hasPassword ? <Prove onProved={ready} /> : <ProveByProvider providers={providers} />)}
      {step.is === "ready" && (
        <Stack gap="xs" align="flex-start">
          <Button
            component="a"
            href={step.address}
            download
            mih={48}
            leftSection={<IconDownload size={20} stroke={1.6} aria-hidden />}
            // It answers once; who needs another asks again.
            onClick={() => setTimeout(() => setStep({ is: "start" }))}
          >
            파일 내려받기
          </Button>
          <span role="status">준비되었습니다. 한 시간 안에 한 번 내려받으실 수 있습니다.</span>
        </Stack>
      )}
      <Problem sentence={begin.problem} />
    </Part>
  );
}

const proof = z.object({ password: z.string().min(1, "비밀번호를 입력해 주세요.") });

/** Who signed in a while ago shows once more who they are. */
function Prove({ onProved }: { onProved(address: string): void }) {
  const { input, submit, busy, problem } = useValidatedForm({
    schema: proof,
    initial: { password: "" },
    async act({ password }) {
      const { proveAgain } = await import("#web/session/identity.ts");
      const proved = await proveAgain(password).catch(
        wrongPasswordUnder("password", "비밀번호가 맞지 않습니다."),
      );
      onProved((await askWithProof(DownloadMyDataDocument, { proof: proved })).downloadMyData.address);
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <PasswordField
          size="md"
          label="안전을 위해 비밀번호를 한 번 더 적어 주세요"
          autoComplete="current-password"
          {...input("password")}
        />
        <Problem sentence={problem} />
        <Button type="submit" mih={48} loading={busy}>
          확인하고 준비하기
        </Button>
      </Stack>
    </form>
  );
}
