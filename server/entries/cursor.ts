import { z } from "zod";
import { entryId } from "#domain/entry.ts";
import { createCursor, instantColumn } from "#server/graphql/pagination.ts";

export const entryCursor = createCursor({ createdAt: instantColumn, id: entryId });

/** Of what guests see: pinned first. */
export const shownEntryCursor = createCursor({ pinned: z.boolean(), createdAt: instantColumn, id: entryId });
