import { refusals } from "#domain/refusal.ts";
import { ask } from "#web/api.ts";
import { ApiRefusal } from "#web/api-call.ts";
import { session } from "#web/session/session.ts";

/** Asks in the name of one member only: whoever signs in on this device meanwhile neither sends nor reads what is theirs. */
export function askAs(member: string): typeof ask {
  return async (operation, variables) => {
    if (session.getState().user?.id === member) return ask(operation, variables);
    const code = "AUTH_REQUIRED";
    throw new ApiRefusal({ message: refusals[code].sentence, extensions: { code } });
  };
}
