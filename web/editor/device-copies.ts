import { z } from "zod";
import { createDeviceStorage, type DeviceCopy } from "#web/offline-queue/device-storage.ts";
import type { Unsaved } from "./autosave.ts";

/** What was typed and is not on the server yet, by whom and in which window. */
export type CardCopy = DeviceCopy<Unsaved>;

/** Only the outside is checked: what it says is read like everything that was stored. */
const outside = z.object({
  card: z.looseObject({ id: z.string(), kind: z.string(), draftVersion: z.number() }),
  content: z.record(z.string(), z.unknown()),
  unanswered: z.array(z.record(z.string(), z.unknown())),
});

export const cardCopies = createDeviceStorage<Unsaved>({
  database: "goi-drafts",
  store: "copies",
  prefix: "goi.copy.",
  isKept: (value): value is Unsaved => outside.safeParse(value).success,
});
