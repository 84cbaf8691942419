import { z } from "zod";
import { createCursor, instantColumn } from "#server/graphql/pagination.ts";

export const voucherCursor = createCursor({
  createdAt: instantColumn,
  productOrder: z.string().max(200),
  piece: z.int().min(0).max(10_000),
});
