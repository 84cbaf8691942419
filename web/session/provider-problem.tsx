import { Alert } from "@mantine/core";

type Props = { error: string | null; description: string | null };

/** Why somebody came back from a provider without being signed in, and that there is another way. */
export function ProviderProblem({ error, description }: Props) {
  if (error === null) return null;
  return (
    <Alert role="alert" color="gray" variant="light">
      {sentenceOf(error, description ?? "")}
    </Alert>
  );
}

/** By OAuth's names. What is wrong with an account stands only in Cognito's words beside them. */
function sentenceOf(error: string, description: string): string {
  if (/disabled|not enabled/i.test(description)) {
    return "지금은 쓰실 수 없는 계정입니다. 도움이 필요하시면 저희에게 알려 주세요.";
  }
  if (error === "access_denied") {
    return "로그인을 그만두셨습니다. 다시 하시거나, 이메일로 로그인하실 수 있습니다.";
  }
  if (["temporarily_unavailable", "server_error"].includes(error)) {
    return "지금은 그 방법으로 로그인할 수 없습니다. 잠시 뒤에 다시 하시거나, 이메일로 로그인해 주세요.";
  }
  return "로그인을 마치지 못했습니다. 시간이 지났다면 다시 해 주세요. 이메일로 로그인하실 수도 있습니다.";
}
