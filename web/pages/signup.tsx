import { Anchor } from "@mantine/core";
import { Link, useLocation } from "react-router";
import { useBegun } from "#web/session/begun.ts";
import { NewAccount } from "#web/session/new-account.tsx";
import { OrDivider, ProviderButtons } from "#web/session/provider-buttons.tsx";

export function meta() {
  return [
    { title: "회원가입 · 고이" },
    {
      name: "description",
      content: "이메일 하나로 가입하고 카드를 만들어 보세요. 만들어 보시는 데에는 돈이 들지 않습니다.",
    },
  ];
}

export default function SignUpPage() {
  const begun = useBegun();
  const { state } = useLocation();
  return (
    <NewAccount
      title={begun ? "가입하고 이어서 적습니다" : "고이와 함께 시작해요"}
      lead={
        begun
          ? "여기까지 적으신 내용은 이 기기에 그대로 있습니다. 확인 메일의 숫자를 입력하시면 바로 이어집니다."
          : "이메일 하나면 됩니다. 확인 메일의 숫자를 입력하면 가입이 끝납니다."
      }
      isSolemn={begun?.isSolemn ?? false}
      keepAs="goi.sign-up"
      shortcut={<ProviderButtons under={<OrDivider words="또는 이메일로 가입하기" />} />}
    >
      <Anchor component={Link} to="/login" state={state} c="dark.6" py={12}>
        이미 회원이신가요? 로그인
      </Anchor>
      {!begun && (
        <Anchor component={Link} to="/company/signup" c="dark.6" py={12}>
          예식장이나 스튜디오이신가요? 업체로 등록하기
        </Anchor>
      )}
    </NewAccount>
  );
}
