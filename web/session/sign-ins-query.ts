import { SignInsDocument } from "#web/graphql/graphql.ts";
import { apiQuery } from "#web/queries/api-query.ts";

/** The ways in which the member signs in. */
export const signInsQuery = apiQuery(SignInsDocument);
