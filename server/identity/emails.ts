import { composeEmail } from "#server/emails/email.ts";
import type { Email } from "#server/ports.ts";

type WithCode = { to: string; code: string };

export function signUpEmail({ to, code }: WithCode): Email {
  return composeEmail({ to, code, subject: "[고이] 가입 인증번호를 보내드립니다" }, [
    "고이에 오신 것을 환영합니다.",
    `가입을 마치시려면 아래 인증번호를 입력해 주세요.\n\n인증번호: ${code}`,
    "번호는 24시간 동안 한 번만 쓸 수 있습니다.\n가입하신 적이 없다면 이 메일은 지우셔도 됩니다.",
  ]);
}

/** To whoever signs up with an address that has an account: only its reader may know. */
export function memberAlreadyEmail({ to }: { to: string }): Email {
  return composeEmail({ to, subject: "[고이] 이미 가입하신 이메일입니다" }, [
    "이 주소로 가입 신청이 있었지만, 이미 고이 회원이셔서 새로 만들지 않았습니다.",
    "쓰시던 비밀번호로 로그인해 주세요.\n기억나지 않으시면 로그인 화면의 '비밀번호 찾기'로 새로 정하실 수 있습니다.",
    "가입을 신청하신 적이 없다면 이 메일은 지우셔도 됩니다. 계정은 그대로입니다.",
  ]);
}

export function resetEmail({ to, code }: WithCode): Email {
  return composeEmail({ to, code, subject: "[고이] 비밀번호 재설정 인증번호를 보내드립니다" }, [
    `새 비밀번호를 정하시려면 아래 인증번호를 입력해 주세요.\n\n인증번호: ${code}`,
    "번호는 1시간 동안 한 번만 쓸 수 있습니다.\n요청하신 적이 없다면 이 메일은 지우셔도 됩니다. 비밀번호는 그대로입니다.",
  ]);
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
