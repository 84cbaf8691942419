import type { CardContent } from "#cards/engine/card.ts";
import type { Addressee } from "#cards/engine/kind.ts";
import { facts } from "./facts.ts";
import { addresseeNameIn, personalAddress, salutation } from "./letter/addressee.ts";

type Given = { names: readonly string[]; address: string; content: CardContent };

/** A personal address for everybody whose name a letter can call; what is no name has none. */
export function linksFor({ names, address, content }: Given): Addressee[] {
  const { title } = facts(content);
  return names.flatMap((name) => {
    const personal = personalAddress(address, name);
    if (!addresseeNameIn(new URL(personal).search)) return [];
    const greeting = salutation(name, content.language);
    return [{ name, address: personal, greeting, message: `${greeting}\n${title}` }];
  });
}
