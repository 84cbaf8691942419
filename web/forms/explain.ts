import { ApiRefusal } from "#web/api-call.ts";
import { reportError } from "#web/shell/report-error.ts";
import { webWords } from "#web/words.ts";

/** What a failed act is told as: one sentence, under a field where it belongs to one. */
export type Explanation = { sentence: string; fields: Record<string, string> };

/** The identity service's own error names, in the person's words. `field` is where it is shown, if the form has it. */
const IDENTITY: Record<string, { field?: string; sentence: string }> = {
  UsernameExistsException: {
    field: "email",
    sentence: "이미 가입된 이메일입니다. 로그인하거나 비밀번호를 다시 정해 주세요.",
  },
  AliasExistsException: { field: "email", sentence: "다른 계정에서 쓰고 있는 이메일입니다." },
  InvalidPasswordException: { field: "password", sentence: "비밀번호는 8자 이상으로 정해 주세요." },
  CodeMismatchException: {
    field: "code",
    sentence: "인증번호가 맞지 않거나 기한이 지났습니다. 메일을 다시 확인하시거나 새 번호를 받아 주세요.",
  },
  ExpiredCodeException: { field: "code", sentence: "인증번호의 시간이 지났습니다. 새 번호를 받아 주세요." },
  TooManyFailedAttemptsException: {
    field: "code",
    sentence: "인증번호를 여러 번 틀렸습니다. 새 번호를 받아 주세요.",
  },
  CodeDeliveryFailureException: { sentence: "메일을 보내지 못했습니다. 잠시 뒤에 다시 해 주세요." },
  LimitExceededException: { sentence: "인증번호를 너무 자주 요청하셨습니다. 한 시간 뒤에 다시 해 주세요." },
  TooManyRequestsException: { sentence: "시도가 너무 잦습니다. 1분 뒤에 다시 해 주세요." },
  InvalidParameterException: { sentence: "입력하신 내용을 확인해 주세요." },
  PasswordResetRequiredException: {
    sentence: "먼저 이메일로 로그인해 새 비밀번호를 정해 주세요. 그다음에 다시 연결하실 수 있습니다.",
  },
  ProviderTakenException: {
    sentence: "이 계정에는 같은 곳의 다른 계정이 이미 연결되어 있습니다. 설정에서 끊은 뒤 다시 해 주세요.",
  },
  UserNotFoundException: { sentence: "이메일 또는 비밀번호가 맞지 않습니다." },
  NotAuthorizedException: { sentence: "이메일 또는 비밀번호가 맞지 않습니다." },
};

/** A failure that belongs under one field of the form that caused it. */
class FieldProblem extends Error {
  readonly field: string;

  constructor(field: string, sentence: string) {
    super(sentence);
    this.field = field;
  }
}

/** For `catch`: a wrong password is told under its field; a lock and anything else stay what they are. */
export function wrongPasswordUnder(field: string, sentence: string) {
  return (error: unknown): never => {
    const wrong =
      error instanceof Error && error.name === "NotAuthorizedException" && /Incorrect/.test(error.message);
    throw wrong ? new FieldProblem(field, sentence) : error;
  };
}

/** Any failure of a form's act, as the person should read it. */
export function explain(error: unknown): Explanation {
  if (error instanceof FieldProblem)
    return { sentence: error.message, fields: { [error.field]: error.message } };
  if (error instanceof ApiRefusal) return { sentence: error.message, fields: error.fields };
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (isNetworkFailure(error)) return { sentence: webWords.offline, fields: {} };
  const wait = secondsLeft(message);
  if (wait)
    return {
      sentence: `여러 번 틀려 잠시 잠겼습니다. ${waitInWords(wait)} 뒤에 다시 해 주세요.`,
      fields: {},
    };
  if (/sign in again/i.test(message)) {
    return { sentence: "안전을 위해 다시 로그인한 뒤 10분 안에 바꿔 주세요.", fields: {} };
  }
  const known = IDENTITY[name];
  if (!known) {
    reportError(error);
    return { sentence: `${webWords.serviceError} ${webWords.tryLater}`, fields: {} };
  }
  return { sentence: known.sentence, fields: known.field ? { [known.field]: known.sentence } : {} };
}

export function isNetworkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === "NetworkError" ||
    (error.name === "TypeError" && /fetch|network|load failed/i.test(error.message))
  );
}

/** Our identity service says how long a lock lasts; the cloud's does not. */
function secondsLeft(message: string): number | undefined {
  const seconds = /Try again in (\d+) seconds/.exec(message)?.[1];
  return seconds ? Number(seconds) : undefined;
}

export function waitInWords(seconds: number): string {
  if (seconds < 60) return `${seconds}초`;
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return rest ? `${minutes}분 ${rest}초` : `${minutes}분`;
}
