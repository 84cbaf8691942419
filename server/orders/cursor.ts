import { orderId } from "#domain/order.ts";
import { createCursor, instantColumn } from "#server/graphql/pagination.ts";

export const orderCursor = createCursor({ placedAt: instantColumn, id: orderId });
