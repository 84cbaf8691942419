import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Sources, violations } from "./architecture.ts";
import { projectRoot } from "./project-root.ts";

const folders = ["domain", "cards", "server", "web", "infra", "tests", "bench", "scripts"];

/** Every source file but those that the code generator writes. */
function projectSources(): Sources {
  const exclude = ["infra/node_modules"];
  const paths = globSync(`{${folders.join(",")}}/**/*.{ts,tsx}`, { cwd: projectRoot, exclude });
  const written = paths.filter((path) => !path.startsWith("web/graphql/"));
  return Object.fromEntries(written.map((path) => [path, readFileSync(join(projectRoot, path), "utf8")]));
}

test("the project keeps its own rules", () => {
  const sources = projectSources();
  expect(Object.keys(sources)).toEqual(
    expect.arrayContaining(["domain/member.ts", "server/ports.ts", "web/root.tsx"]),
  );
  expect(violations(sources)).toEqual([]);
});

test("no test forgets modules, which it shares with every other of its process", () => {
  const tests = Object.entries(projectSources()).filter(([path]) => /test/.test(path));
  const forgetful = tests.filter(([, source]) => /\bvi\.(reset|do)M/.test(source)).map(([path]) => path);
  expect(forgetful).toEqual([]);
});

/** Two made-up kinds, so that folders under cards are known as such. */
const kinds = { "cards/kinds/birthday/kind.ts": "", "cards/kinds/memorial/kind.ts": "" };

/** Rule → file, a line in it that breaks the rule, and words of the sentence that teaches. */
const broken: [rule: string, path: string, line: string, teaches: string][] = [
  ["domain imports only zod", "domain/a.ts", 'import { sql } from "drizzle-orm"', "imports only zod"],
  ["domain is free of Node", "domain/a.ts", 'import { join } from "node:path"', "imports only zod"],
  ["domain has no build", "domain/a.ts", 'import text from "#content/faq/1-making.md?raw"', "knows nobody"],
  ["domain knows nobody", "domain/a.ts", 'import { kinds } from "#cards/kinds/kinds.ts"', "knows nobody"],
  [
    "domain knows nobody, types included",
    "domain/a.ts",
    'import type { Files } from "#server/ports.ts"',
    "knows nobody",
  ],
  [
    "cards do not know the server",
    "cards/a.ts",
    'import { log } from "#server/log.ts"',
    "never web or server",
  ],
  [
    "cards do not know the web",
    "cards/a/editor.tsx",
    'import { ask } from "#web/api.ts"',
    "never web or server",
  ],
  [
    "cards do not know the web by a relative path",
    "cards/a/editor.tsx",
    'import "../../web/api.ts"',
    "never web or server",
  ],
  [
    "a noun's rows are its own",
    "server/orders/a.ts",
    'import { findCard } from "#server/cards/store.ts"',
    "take what its public.ts offers",
  ],
  [
    "a noun's rows are its own, types and further stores included",
    "server/card-pages/a.ts",
    'import type { Version } from "../cards/versions-store.ts"',
    "take what its public.ts offers",
  ],
  [
    "what nouns stand on knows none of them",
    "server/http/a.ts",
    'import { photos } from "#server/photos/actions.ts"',
    "nothing imports upwards",
  ],
  [
    "the server does not know the web",
    "server/a.ts",
    'import { words } from "#web/words.ts"',
    "schema.graphql",
  ],
  [
    "the server does not draw cards",
    "server/a.tsx",
    'import { Viewer } from "#cards/kinds/viewers.tsx"',
    "the .ts half of cards",
  ],
  [
    "the server does not need its tests",
    "server/a.ts",
    'import { given } from "#tests/given.ts"',
    "the server knows",
  ],
  [
    "the web does not know the server",
    "web/a.ts",
    'import type { Config } from "#server/config.ts"',
    "ask()",
  ],
  ["the web does not know the server later either", "web/a.ts", 'await import("#server/config.ts")', "ask()"],
  [
    "a .ts never imports a .tsx",
    "web/a.ts",
    'import { Header } from "./header.tsx"',
    "turn the import round",
  ],
  ["a .ts never hands on a .tsx", "cards/a.ts", 'export * from "./viewer.tsx"', "turn the import round"],
  [
    "no kind knows another",
    "cards/kinds/birthday/a.ts",
    'import { x } from "#cards/kinds/memorial/b.ts"',
    "no kind knows another",
  ],
  [
    "no kind knows another by a relative path",
    "cards/kinds/birthday/a/b.ts",
    'export { x } from "../../memorial/b.ts"',
    "no kind knows another",
  ],
  [
    "nobody else names a kind",
    "web/a.tsx",
    'import { x } from "#cards/kinds/memorial/b.ts"',
    "nothing outside cards names a kind",
  ],
  [
    "a page does not know another's parts",
    "web/pages/checkout/a.tsx",
    'import { x } from "#web/pages/order/b.ts"',
    "a part of the page web/pages/order.tsx",
  ],
  [
    "a page does not load another's parts later either",
    "web/pages/card-list.tsx",
    'await import("./responses/b.tsx")',
    "a folder of its own in web/",
  ],
  [
    "nobody else knows a page's parts, types included",
    "web/editor/a.tsx",
    'import type { X } from "#web/pages/order/b.ts"',
    "a part of the page",
  ],
  [
    "nobody else wears a page's styles",
    "web/my-cards/a.tsx",
    'import styles from "#web/pages/order/b.module.css"',
    "a part of the page",
  ],
  [
    "Amplify has one door",
    "web/session/session.ts",
    'import { signIn } from "@aws-amplify/auth"',
    "one door",
  ],
  ["Amplify has one door, with paths below it", "web/a.ts", 'import "@aws-amplify/auth/cognito"', "one door"],
  ["pg has one door", "server/cards/a.ts", 'import pg from "pg"', "database-postgres.ts"],
  [
    "PGlite has one door",
    "server/cards/a.ts",
    'import { PGlite } from "@electric-sql/pglite"',
    "pglite-worker.ts",
  ],
  ["nodemailer has one door", "server/a.ts", 'import { createTransport } from "nodemailer"', "mail-*.ts"],
  ["the bucket has one door", "server/a.ts", 'import { S3Client } from "@aws-sdk/client-s3"', "files-*.ts"],
  [
    "presigned forms have one door",
    "server/a.ts",
    'import { createPresignedPost } from "@aws-sdk/s3-presigned-post"',
    "files-*.ts",
  ],
  ["pg-boss has one door", "server/jobs/purge.ts", 'import { PgBoss } from "pg-boss"', "jobs/queue.ts"],
  ["jose has one door", "server/http/http.ts", 'import { jwtVerify } from "jose"', "server/identity/**"],
  [
    "argon2 has one door",
    "server/identity/codes.ts",
    'import { hash } from "@node-rs/argon2"',
    "passwords.ts",
  ],
  ["graphql has one door", "web/api.ts", 'import { parse } from "graphql"', "server/graphql/**"],
  [
    "graphql-http has one door",
    "server/http/http.ts",
    'import { createHandler } from "graphql-http/lib/use/fetch"',
    "server/graphql/**",
  ],
  [
    "Pothos has one door",
    "server/cards/a.ts",
    'import type SchemaBuilder from "@pothos/core"',
    "server/graphql/**",
  ],
  ["sharp has its doors", "server/http/media.ts", 'import sharp from "sharp"', "draw-sizes.ts"],
  ["libheif has one door", "server/a.ts", 'import heif from "libheif-js/wasm-bundle.js"', "heic-worker.ts"],
  ["es-hangul has one door", "web/a.ts", 'import { josa } from "es-hangul"', "cards/korean/hangul.ts"],
  [
    "the cloud's description does not know the app",
    "infra/a.ts",
    'import { readConfig } from "../server/config.ts"',
    "deployed without it",
  ],
  [
    "nothing needs the cloud's description",
    "server/a.ts",
    'import { sizes } from "../infra/sizes.ts"',
    "the server knows",
  ],
  ["CDK has one door", "server/a.ts", 'import { App } from "aws-cdk-lib"', "infra/**"],
  ["Hono has one door", "server/http/pages.ts", 'import { Hono } from "hono"', "server/http/http.ts"],
  [
    "Hono's listener has one door",
    "server/a.ts",
    'import { serve } from "@hono/node-server"',
    "server/http/http.ts",
  ],
  [
    "React Router has one door in the server",
    "server/http/http.ts",
    'import { createRequestHandler } from "react-router"',
    "server/http/pages.ts",
  ],
  ["Vite has one door in the server", "server/main.ts", 'await import("vite")', "live-pages.ts"],
  [
    "only the start builds adapters",
    "server/graphql/a.ts",
    'import { openPglite } from "#server/adapters/database-pglite.ts"',
    "take what you need as an argument",
  ],
  [
    "only the start builds adapters, workers included",
    "server/a.ts",
    'new Worker(new URL("./adapters/pglite-worker.ts", import.meta.url))',
    "take what you need as an argument",
  ],
  ["there are no barrels", "web/a.ts", 'import { Header } from "./shell/index.ts"', "no barrels"],
  [
    "a viewer has no Mantine",
    "cards/sections/a/viewer.tsx",
    'import { Button } from "@mantine/core"',
    "what a guest downloads",
  ],
  [
    "a viewer has no Mantine later either",
    "cards/a/viewer.tsx",
    'lazy(() => import("@mantine/core"))',
    "what a guest downloads",
  ],
  ["a viewer has no zod", "cards/a/viewer.tsx", 'import { z } from "zod"', "already checked"],
  ["the sheet has no zod", "cards/engine/card-view.tsx", 'import { z } from "zod"', "already checked"],
  ["the root has no Mantine", "web/root.tsx", 'import "@mantine/core/styles.css"', "loaded with every card"],
  ["exports have names", "domain/a.ts", "export default function price() {}", "exports have names"],
  [
    "exports have names, also renamed ones",
    "web/shell/a.tsx",
    "function A() {} export { A as default }",
    "exports have names",
  ],
];

describe("breaking a rule is reported with what to do instead", () => {
  test.each(broken)("%s", (_rule, path, line, teaches) => {
    const found = violations({ ...kinds, [path]: line });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^\S+ .+: .+\.$/);
    expect(found[0]).toContain(path);
    expect(found[0]).toContain(teaches);
  });

  test("what a viewer reaches through others is named with the way there", () => {
    const sources = {
      "cards/a/viewer.tsx": 'import { Frame } from "./frame.tsx"',
      "cards/a/frame.tsx": 'import { Box } from "../box.tsx"; import "./viewer.tsx"',
      "cards/box.tsx": 'import { Box } from "@mantine/core"; export { Box }',
    };
    expect(violations(sources)).toEqual([
      expect.stringMatching(
        /^cards\/a\/viewer.tsx → cards\/a\/frame.tsx → cards\/box.tsx → @mantine\/core: a viewer/,
      ),
    ]);
  });

  test("the main thread reaches nothing that draws, now or later; another thread may", () => {
    const drawer = { "server/prints/picture.ts": 'import { Resvg } from "@resvg/resvg-js"' };
    const main = (line: string) => violations({ ...drawer, "server/main.ts": line });
    const named = expect.stringMatching(
      /^server\/main.ts → server\/prints\/picture.ts → @resvg.+drawing-worker.ts\.$/,
    );
    expect(main('import { facePicture } from "./prints/picture.ts"')).toEqual([named]);
    expect(main('await import("./prints/picture.ts")')).toEqual([named]);
    expect(main('new Worker(new URL("./prints/picture.ts", import.meta.url))')).toEqual([]);
  });

  test("what a browser has only over TLS is asked for first, or taken from where that is done", () => {
    const sources = {
      "web/a.ts": "export const id = crypto.randomUUID();",
      "cards/a.tsx": "export const tell = () => navigator.share({ url: location.href });",
      // crypto.randomUUID() in a comment is no use of it.
      "cards/b.tsx": '// navigator.clipboard\nexport const can = "share" in navigator && navigator.share;',
      "web/b.ts": "export const held = () => navigator.locks?.query();",
      "cards/parts/copy.ts": "export const copy = (text: string) => navigator.clipboard.writeText(text);",
      "server/a.ts": "export const id = crypto.randomUUID();",
    };
    expect(violations(sources)).toEqual([
      expect.stringContaining(
        "web/a.ts uses crypto.randomUUID, which a page without TLS does not have: take newUuid()",
      ),
      expect.stringContaining(
        "cards/a.tsx uses navigator.share, which a page without TLS does not have: ask first",
      ),
    ]);
  });

  test("every broken rule of a file is reported, wherever it stands and whatever surrounds it", () => {
    const text = `
      // 주석 안의 import "react" 는 세지 않습니다.
      const sign = /["'\`]/; const word = "한글 \`";
      import
        { a,
          b } from '#server/a.ts';
      const later = () => import("#server/b.ts");
      export const text = \`import "#server/c.ts"\`;`;
    expect(violations({ "web/a.ts": text })).toEqual([
      expect.stringContaining("web/a.ts imports #server/a.ts"),
      expect.stringContaining("web/a.ts imports #server/b.ts"),
    ]);
  });

  test("a file that cannot be read is not passed over", () => {
    expect(() => violations({ "domain/a.ts": "import {" })).toThrow("domain/a.ts cannot be read");
  });
});

test("what the rules allow is not reported", () => {
  const allowed: Sources = {
    ...kinds,
    "domain/money.ts":
      'import { z } from "zod"; import { a } from "./a.ts"; import { b } from "#domain/b.ts"',
    "domain/wedding-tasks.ts": 'import tasks from "#content/wedding-tasks.json" with { type: "json" }',
    "cards/kinds/birthday/phrases.ts":
      'import drafts from "#content/phrases/birthday.json" with { type: "json" }',
    "domain/money.test.ts": 'import { test } from "vitest"; import fc from "fast-check"',
    "cards/kinds/kinds.ts":
      'import { kind } from "./birthday/kind.ts"; import { kind as other } from "./memorial/kind.ts"',
    "cards/kinds/birthday/samples.ts":
      'import { x } from "./kind.ts"; import { y } from "../sections/gallery/section.ts"',
    "cards/sections/gallery/editor.tsx":
      'import { Button } from "@mantine/core"; import { Viewer } from "./viewer.tsx"',
    "cards/sections/gallery/viewer.tsx":
      'import styles from "./viewer.module.css"; import type { Box } from "@mantine/core"',
    "server/cards/schema.ts":
      'import { kindAt } from "#cards/kinds/kinds.ts"; import { findCard } from "./store.ts"; import { findBrand } from "#server/companies/public.ts"',
    "server/graphql/documents.ts": 'import { parse } from "graphql"',
    "server/graphql/api-for-tests.ts": 'import { openPglite } from "#server/adapters/database-pglite.ts"',
    "server/app.ts": 'import type { EMBEDDED } from "#server/adapters/open.ts"',
    "server/run.ts": 'import { lockFolder } from "#server/adapters/folder-lock.ts"',
    "server/adapters/database-pglite.ts": 'new Worker(new URL("./pglite-worker.ts", import.meta.url))',
    "server/http/http.test.ts":
      'import { test } from "vitest"; import { given } from "#tests/given.ts"; import { Hono } from "hono"',
    "web/routes.ts":
      'import { layout } from "@react-router/dev/routes"; export default [layout("session/members-only.tsx")]',
    "web/session/members-only.tsx": "export default function MembersOnly() {}",
    "web/root.tsx":
      'import { Outlet } from "react-router"; const Heavy = lazy(() => import("./shell/heavy.tsx")); export default Outlet',
    "web/shell/heavy.tsx":
      'import { Box } from "@mantine/core"; import { Screens } from "#cards/kinds/viewers.tsx"; export { Box }',
    "web/pages/order.tsx": 'import type { Route } from "./+types/order"; import { x } from "./order/a.tsx"',
    "web/pages/order/a.tsx": 'import { y } from "./parts/b.ts"; import { z } from "#web/pages/order/c.ts"',
    "web/pages/admin/orders.tsx": 'import { Filters } from "./filters.tsx"',
    "web/session/identity.ts": 'import { signIn } from "@aws-amplify/auth"',
    "tests/app.ts":
      'import { openPglite } from "#server/adapters/database-pglite.ts"; import pg from "pg"; export default pg',
  };
  expect(violations(allowed)).toEqual([]);
});
