import { z } from "zod";
import { createCursor, instantColumn } from "#server/graphql/pagination.ts";

export const companyCursor = createCursor({ createdAt: instantColumn, id: z.guid() });
export const handOverCursor = createCursor({ createdAt: instantColumn, id: z.guid() });
