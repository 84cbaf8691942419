import { type CardContent, part } from "#cards/engine/card.ts";
import { banks } from "./banks.ts";
import { canReceive } from "./can-receive.ts";
import { accounts } from "./section.ts";

/** `국민은행 000000-00-000001 이도현`, of those that guests see. */
export function accountLines(content: CardContent): string[] {
  if (!content.sections[accounts.name] || content.hidden.includes(accounts.name)) return [];
  return part(content, accounts).groups.flatMap(({ people }) =>
    people
      .filter(canReceive)
      .map(({ bank, number, holder }) =>
        [bank && banks[bank].label, number, holder].filter(Boolean).join(" "),
      ),
  );
}
