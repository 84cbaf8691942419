import { expect, test } from "vitest";
import { openApp } from "#tests/app.ts";

const ids = {
  COGNITO_USER_POOL_ID: "ap-northeast-2_pool",
  COGNITO_USER_POOL_CLIENT_ID: "client",
  COGNITO_IDENTITY_POOL_ID: "ap-northeast-2:pool",
};

test.each([
  [
    "Amazon's",
    {},
    "https://cognito-idp.ap-northeast-2.amazonaws.com/",
    "https://cognito-identity.ap-northeast-2.amazonaws.com/",
  ],
  [
    "configured",
    { COGNITO_ENDPOINT: "http://pool.test:9229/", COGNITO_IDENTITY_ENDPOINT: "http://guests.test/pool" },
    "http://pool.test:9229/",
    "http://guests.test/pool/",
  ],
])(
  "the browser is told where the pools are, and may ask there: %s",
  async (_whose, env, pool, identityPool) => {
    const app = await openApp({ env: { ...ids, ...env } });
    try {
      const settings = await app.fetch("/config.json");
      expect(await settings.json()).toMatchObject({
        userPoolId: ids.COGNITO_USER_POOL_ID,
        userPoolEndpoint: pool,
        identityPoolEndpoint: identityPool,
      });
      const policy = (await app.fetch("/-/health")).headers.get("content-security-policy") ?? "";
      const mayAsk = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(" ");
      expect(mayAsk).toEqual(expect.arrayContaining([new URL(pool).origin, new URL(identityPool).origin]));
    } finally {
      await app.close();
    }
  },
);
