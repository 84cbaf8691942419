import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../tests/project-root.ts";
import { actions } from "./permissions.ts";

/** Which permission an operation needs where it is not called the same; null for those that nobody signs. */
const needs: Record<string, string | null> = {
  GetUser: null,
  HeadObject: "s3:GetObject",
  HeadBucket: "s3:ListBucket",
  ListObjectsV2: "s3:ListBucket",
  DeleteObjects: "s3:DeleteObject",
};
const services: Record<string, string> = {
  "client-cognito-identity-provider": "cognito-idp",
  "client-cognito-identity": "cognito-identity",
  "client-s3": "s3",
  "client-cloudfront": "cloudfront",
};

/** Asked by name in the adapters: `import { PutObjectCommand } from "@aws-sdk/client-s3"`. */
function neededByAdapters(): string[] {
  return globSync("server/adapters/*.ts", {
    cwd: projectRoot,
    exclude: ["**/*.test.ts", "**/*-for-tests.ts"],
  }).flatMap((file) => {
    const text = readFileSync(join(projectRoot, file), "utf8");
    return [...text.matchAll(/import \{([^}]*)\} from "@aws-sdk\/(client-[\w-]+)"/g)].flatMap(
      ([, imported = "", client = ""]) =>
        [...imported.matchAll(/(\w+)Command\b/g)].flatMap(([, operation = ""]) => {
          const need = needs[operation];
          return need === undefined ? `${services[client]}:${operation}` : (need ?? []);
        }),
    );
  });
}

test("the app may do all that its adapters ask of AWS", () => {
  const needed = new Set(neededByAdapters());
  expect(needed.size).toBeGreaterThan(10);
  const allowed = Object.values(actions).flat();
  expect([...needed].filter((action) => !allowed.includes(action))).toEqual([]);
});

test("and hardly anything else", () => {
  const needed = neededByAdapters();
  const more = Object.values(actions)
    .flat()
    .filter((action) => !needed.includes(action));
  const withReason = ["s3:ListBucket", "cognito-identity:DeleteIdentities", "cloudfront:CreateInvalidation"];
  expect(more.filter((action) => !withReason.includes(action))).toEqual([]);
});
