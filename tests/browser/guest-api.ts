import { randomUUID } from "node:crypto";
import { LeaveEntryDocument } from "#web/graphql/graphql.ts";

/** Leaves something on a card, as somebody new. */
export async function leaveOn(url: string, entry: { card: string; section: string; content: object }) {
  const { identityPoolId, apiKey } = await (await fetch(`${url}/config.json`)).json();
  const { IdentityId } = await pool(url, "GetId", { IdentityPoolId: identityPoolId });
  const { Token } = await pool(url, "GetOpenIdToken", { IdentityId });
  const answer = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": apiKey, "x-visitor": Token },
    body: JSON.stringify({
      query: LeaveEntryDocument.toString(),
      variables: { ...entry, key: randomUUID() },
    }),
  });
  const { errors } = await answer.json();
  if (errors) throw new Error(JSON.stringify(errors));
}

async function pool(url: string, operation: string, body: object) {
  const answer = await fetch(`${url}/identity/identity-pool`, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityService.${operation}`,
    },
    body: JSON.stringify(body),
  });
  return answer.json();
}
