import { createStore, del, get, set, type UseStore } from "idb-keyval";
import type { Book } from "./plan-book.ts";

let database: UseStore | undefined;
const plans = () => (database ??= createStore("goi-wedding-plans", "books"));

/** What a member did on this device and the server does not know yet; nothing in a window that keeps nothing. */
export function keptBook(member: string): Promise<Book | undefined> {
  return get<Book>(member, plans()).catch(() => undefined);
}

/** Only as long as something of it is not saved: a plan is nobody's business on a device that others use. */
export async function keepBook(member: string, book: Book): Promise<void> {
  const written = book.acts.length > 0 ? set(member, book, plans()) : del(member, plans());
  await written.catch(() => undefined);
}
