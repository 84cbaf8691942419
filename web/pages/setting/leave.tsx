import { Button, Checkbox, List, Stack } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { z } from "zod";
import { askWithProof } from "#web/api.ts";
import { wrongPasswordUnder } from "#web/forms/explain.ts";
import { PasswordField } from "#web/forms/password-field.tsx";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";
import { LeaveDocument } from "#web/graphql/graphql.ts";
import { useLoad } from "#web/queries/use-load.ts";
import { isProofWanted } from "#web/session/proof.ts";
import { ProveByProvider } from "#web/session/prove-by-provider.tsx";
import { checkSession, useUser } from "#web/session/session.ts";
import { signInsQuery } from "#web/session/sign-ins-query.ts";
import { Part } from "#web/shell/page-part.tsx";

const understood = z.boolean().refine(Boolean, { error: "사라지는 것을 확인하고 표시해 주세요." });
const agreement = z.object({
  password: z.string().min(1, "비밀번호를 입력해 주세요."),
  understood,
});
/** Of somebody who has no password, and proves elsewhere who they are. */
const agreementOnly = z.object({ password: z.string(), understood });

export function Leave() {
  const [opened, setOpened] = useState(false);
  return (
    <Part title="고이 떠나기" about="계정을 지웁니다. 지운 계정은 되돌릴 수 없습니다.">
      {opened ? (
        <LeaveForm onCancel={() => setOpened(false)} />
      ) : (
        <Button mih={48} variant="default" c="red.9" onClick={() => setOpened(true)}>
          탈퇴하기
        </Button>
      )}
    </Part>
  );
}

function LeaveForm({ onCancel }: { onCancel(): void }) {
  const navigate = useNavigate();
  const user = useUser();
  const { hasPassword = true, providers = [] } = useLoad(signInsQuery).data?.me?.signIns ?? {};
  const [mustProve, setMustProve] = useState(false);
  const { input, submit, busy, problem } = useValidatedForm({
    schema: hasPassword ? agreement : agreementOnly,
    initial: { password: "", understood: false },
    async act({ password }) {
      const { forgetTokens, ownVisitorToken, proveAgain } = await import("#web/session/identity.ts");
      const wrong = wrongPasswordUnder("password", "비밀번호가 맞지 않습니다.");
      const proof = hasPassword ? await proveAgain(password).catch(wrong) : undefined;
      try {
        await askWithProof(LeaveDocument, { proof, visitor: await ownVisitorToken() });
      } catch (error) {
        if (hasPassword || !isProofWanted(error)) throw error;
        setMustProve(true);
        return;
      }
      // First of all: whoever closes the page now must not find the old account on this device.
      await forgetTokens();
      await navigate("/");
      await checkSession();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <List spacing="xs">
          <List.Item>
            만드신 카드와 손님이 남긴 글이 모두 지워집니다. 보내신 카드도 받은 분께 더는 열리지 않습니다.
          </List.Item>
          <List.Item>
            결제를 기다리던 주문은 취소됩니다. 이미 결제하신 주문은 환불되지 않으니, 환불받으실 것이 있다면
            먼저 신청해 주세요. 신청하신 환불은 떠나신 뒤에도 보내 드립니다. 결제 기록은 이름을 지우고 금액만
            법에 따라 5년 동안 남깁니다.
          </List.Item>
          <List.Item>
            아직 쓰지 않으신 이용권과 무료 카드, 남은 인쇄 장수도 사라지고, 다시 받으실 수 없습니다.
          </List.Item>
          <List.Item>이름, 이메일, 동의 기록과 모든 기기의 로그인이 바로 지워집니다.</List.Item>
          <List.Item>
            결혼 준비 체크리스트는 함께 쓰던 분이 계시면 그분께 남고, 혼자 쓰셨다면 지워집니다.
          </List.Item>
          {user?.isCompany && (
            <List.Item>
              업체 정보와 사업자등록증, 로고가 지워지고, 업체 쿠폰과 아직 건네지 않은 이용권은 더 쓰이지
              않습니다. 고객의 카드와 고객이 받은 이용권은 그대로 있습니다.
            </List.Item>
          )}
          <List.Item>같은 이메일로 다시 가입하셔도 예전 내용은 돌아오지 않습니다.</List.Item>
        </List>
        <Checkbox label="위 내용을 확인했습니다" {...input("understood", { type: "checkbox" })} />
        {hasPassword && (
          <PasswordField size="md" label="비밀번호" autoComplete="current-password" {...input("password")} />
        )}
        {mustProve && <ProveByProvider providers={providers} />}
        <Problem sentence={problem} />
        <Button type="submit" mih={48} color="red.9" loading={busy}>
          계정을 지우고 떠나기
        </Button>
        <Button mih={48} variant="subtle" onClick={onCancel} type="button">
          그만두기
        </Button>
      </Stack>
    </form>
  );
}
