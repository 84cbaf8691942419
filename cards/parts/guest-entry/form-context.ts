import { createContext } from "react";
import type { CardContent } from "#cards/engine/card.ts";
import type { Guest } from "#cards/engine/guest.ts";
import type { TypedEntry } from "./kept.ts";

/** What a form gives to be sent. The key is one and the same however often these words are sent. */
export type SentForm = { guest: Guest; typed: TypedEntry; key: string };

/** What a field knows of the form it stands in. */
export type FormState = {
  /** Before the names of fields, where an id must be the page's only one. */
  id: string;
  /** What a field begins with. */
  typed: TypedEntry;
  problems: Readonly<Record<string, string>>;
  language: CardContent["language"];
};

export const FormContext = createContext<FormState>({ id: "", typed: {}, problems: {}, language: "ko" });
