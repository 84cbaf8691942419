import { cardId } from "#domain/card-id.ts";
import { createCursor, instantColumn } from "#server/graphql/pagination.ts";

/** Of lists with the last changed first. */
export const cardCursor = createCursor({ updatedAt: instantColumn, id: cardId });
