/** Guests at a running app, by the calls of their browsers. */
export async function identityPool(url: string) {
  const { identityPoolId } = await (await fetch(`${url}/config.json`)).json();
  const call = (operation: string, body: object) =>
    fetch(`${url}/identity/identity-pool`, {
      method: "POST",
      headers: {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": `AWSCognitoIdentityService.${operation}`,
      },
      body: JSON.stringify(body),
    });
  return {
    async newGuest(): Promise<string> {
      const answer = await call("GetId", { IdentityPoolId: identityPoolId });
      if (!answer.ok) throw new Error(`GetId answered ${answer.status}`);
      return (await answer.json()).IdentityId;
    },
    async knows(id: string): Promise<boolean> {
      return (await call("GetOpenIdToken", { IdentityId: id })).ok;
    },
  };
}
