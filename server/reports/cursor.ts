import { z } from "zod";
import { createCursor, instantColumn } from "#server/graphql/pagination.ts";

export const reportCursor = createCursor({ createdAt: instantColumn, id: z.guid() });
