import type { CardContent } from "#cards/card.ts";
import { facts } from "./facts.ts";
import { nameIn, personalAddress, salutation } from "./letter/addressee.ts";

export type Link = { name: string; address: string; message: string };

type Given = { names: readonly string[]; address: string; content: CardContent };

/** A personal address for everybody whose name a letter can call; what is no name has none. */
export function linksFor({ names, address, content }: Given): Link[] {
  const { title } = facts(content);
  return names.flatMap((name) => {
    const personal = personalAddress(address, name);
    if (!nameIn(new URL(personal).search)) return [];
    return [{ name, address: personal, message: `${salutation(name, content.language)}\n${title}` }];
  });
}
