import { byProvider, providerLabels, type SignInProviderName } from "#domain/sign-in-provider.ts";
import { composeEmail } from "#server/emails/email.ts";
import type { Email } from "#server/ports.ts";

type WithCode = { to: string; code: string };
type FromProvider = { provider: SignInProviderName };
/** Whose address it is: by which providers they sign in, where they have no password. */
type Holder = { to: string; providers: readonly SignInProviderName[] };

export function signUpEmail({ to, code }: WithCode): Email {
  return composeEmail({ to, code, subject: "[고이] 가입 인증번호를 보내드립니다" }, [
    "고이에 오신 것을 환영합니다.",
    `가입을 마치시려면 아래 인증번호를 입력해 주세요.\n\n인증번호: ${code}`,
    "번호는 24시간 동안 한 번만 쓸 수 있습니다.\n가입하신 적이 없다면 이 메일은 지우셔도 됩니다.",
  ]);
}

/** To whoever signs up with an address that has an account: only its reader may know. */
export function memberAlreadyEmail({ to, providers }: Holder): Email {
  return composeEmail({ to, subject: "[고이] 이미 가입하신 이메일입니다" }, [
    "이 주소로 가입 신청이 있었지만, 이미 고이 회원이셔서 새로 만들지 않았습니다.",
    providers.length > 0
      ? byProviderInstead(providers)
      : "쓰시던 비밀번호로 로그인해 주세요.\n기억나지 않으시면 로그인 화면의 '비밀번호 찾기'로 새로 정하실 수 있습니다.",
    "가입을 신청하신 적이 없다면 이 메일은 지우셔도 됩니다. 계정은 그대로입니다.",
  ]);
}

export function resetEmail({ to, code }: WithCode): Email {
  return composeEmail({ to, code, subject: "[고이] 비밀번호 재설정 인증번호를 보내드립니다" }, [
    `새 비밀번호를 정하시려면 아래 인증번호를 입력해 주세요.\n\n인증번호: ${code}`,
    "번호는 1시간 동안 한 번만 쓸 수 있습니다.\n요청하신 적이 없다면 이 메일은 지우셔도 됩니다. 비밀번호는 그대로입니다.",
  ]);
}

/** To somebody who never set a password: what to do instead, and the code all the same. */
export function resetFederatedEmail({ to, code, providers }: WithCode & Holder): Email {
  return composeEmail({ to, code, subject: "[고이] 비밀번호 없이 가입하신 계정입니다" }, [
    byProviderInstead(providers),
    `그렇게 들어오실 수 없다면 아래 인증번호로 비밀번호를 정해 이메일로 로그인하실 수 있습니다.\n\n인증번호: ${code}`,
    "번호는 1시간 동안 한 번만 쓸 수 있습니다.\n요청하신 적이 없다면 이 메일은 지우셔도 됩니다. 계정은 그대로입니다.",
  ]);
}

export function confirmFederatedEmail({ to, code, provider }: WithCode & FromProvider): Email {
  const way = byProvider[provider];
  return composeEmail({ to, code, subject: "[고이] 이메일 인증번호를 보내드립니다" }, [
    `${way} 고이에 들어오시면서 이 주소를 쓰시려면 아래 인증번호를 입력해 주세요.\n\n인증번호: ${code}`,
    "번호는 1시간 동안 한 번만 쓸 수 있습니다.\n요청하신 적이 없다면 이 메일은 지우셔도 됩니다.",
  ]);
}

export function signInJoinedEmail({ to, provider }: { to: string } & FromProvider): Email {
  const label = providerLabels[provider];
  const way = byProvider[provider];
  return composeEmail({ to, subject: `[고이] 이제 ${way}도 들어오실 수 있습니다` }, [
    `고이 계정에 ${label} 로그인이 연결되었습니다.\n앞으로 '${way} 계속하기'를 눌러도 같은 계정으로 들어오십니다.`,
    "직접 연결하신 것이 아니라면 설정에서 연결을 끊고 비밀번호를 바꿔 주세요.",
  ]);
}

/** For somebody who has no password. */
function byProviderInstead(providers: readonly SignInProviderName[]): string {
  const buttons = providers.map((name) => `'${byProvider[name]} 계속하기'`).join("나 ");
  const ways = providers.map((name) => byProvider[name]).join(", ");
  return `${ways} 가입하셔서 따로 정하신 비밀번호가 없습니다.\n로그인 화면에서 ${buttons} 버튼을 눌러 주세요.`;
}

export function confirmNewEmail({ to, code }: WithCode): Email {
  return composeEmail({ to, code, subject: "[고이] 이메일 변경 인증번호를 보내드립니다" }, [
    `이 주소를 고이에서 쓰시려면 아래 인증번호를 입력해 주세요.\n\n인증번호: ${code}`,
    "번호는 1시간 동안 한 번만 쓸 수 있습니다.\n요청하신 적이 없다면 이 메일은 지우셔도 됩니다.",
  ]);
}

export function emailChangedEmail({ to, newEmail }: { to: string; newEmail: string }): Email {
  return composeEmail({ to, subject: "[고이] 이메일 주소가 바뀌었습니다" }, [
    `고이 계정의 이메일이 ${maskedEmail(newEmail)} 주소로 바뀌었습니다.\n이제 새 주소로 로그인해 주세요.`,
    "직접 바꾸신 것이 아니라면 바로 저희에게 알려 주세요.",
  ]);
}

export function passwordChangedEmail({ to }: { to: string }): Email {
  return composeEmail({ to, subject: "[고이] 비밀번호가 바뀌었습니다" }, [
    "고이 계정의 비밀번호가 바뀌었습니다.\n다른 기기에서는 로그아웃되었습니다.",
    "직접 바꾸신 것이 아니라면 로그인 화면의 '비밀번호 찾기'로 바로 새 비밀번호를 정해 주세요.",
  ]);
}

/** `g***@e***`, as Cognito shows where a code went. */
export function maskedEmail(email: string): string {
  const [name = "", host = ""] = email.split("@");
  const masked = (part: string) => `${[...part][0] ?? ""}***`;
  return host ? `${masked(name)}@${masked(host)}` : masked(name);
}
