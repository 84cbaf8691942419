import { dirname, join } from "node:path/posix";
import { parseSync } from "vite";

/** Path from the project's root → source text. */
export type Sources = Record<string, string>;

/** "value" is loaded with its file, "lazy" only when asked for, "worker" in another thread, "type" never. */
type Import = { from: string; to: string; as: string; kind: "value" | "lazy" | "worker" | "type" };
type File = { path: string; imports: Import[]; hasDefaultExport: boolean; code: string };

/** What of ours a folder may import. */
const directions = [
  {
    files: "domain/**",
    may: ["domain/**", "content/**/*.json"],
    why: "domain holds pure rules and knows nobody; pass it values, and let cards, web and server call it",
  },
  {
    files: "cards/**",
    may: ["cards/**", "domain/**", "content/**"],
    why: "cards run in the browser and on the server, so they may know domain and each other, never web or server",
  },
  {
    files: "server/**",
    may: ["server/**", "domain/**", "cards/**/*.ts", "content/**"],
    why: "the server knows domain and the .ts half of cards; what web needs from it goes through schema.graphql",
  },
  {
    files: "web/**",
    may: ["web/**", "cards/**", "domain/**", "content/**"],
    why: "web and server meet only in schema.graphql; ask the server with ask() from web/api.ts",
  },
  {
    files: "infra/**",
    may: ["infra/**"],
    why: "infra describes what the app runs in, and is deployed without it; its tests compare the two",
  },
];

const purePackages = {
  files: "domain/**",
  may: ["zod"],
  why: "domain is pure and imports only zod; what needs a library or Node itself belongs into server, cards or web",
};

/** A library is known to one place, so that it can be exchanged there. `within` limits the rule to a folder. */
const doors: { library: string[]; door: string[]; within?: string }[] = [
  { library: ["@aws-amplify/**", "aws-amplify/**"], door: ["web/session/identity.ts"] },
  {
    library: ["pg/**"],
    door: [
      "server/adapters/database-postgres.ts",
      "server/adapters/postgres-listener.ts",
      "server/adapters/postgres-silence.ts",
    ],
  },
  {
    library: ["@electric-sql/pglite/**"],
    door: [
      "server/adapters/database-pglite.ts",
      "server/adapters/pglite-statements.ts",
      "server/adapters/pglite-worker.ts",
    ],
  },
  { library: ["nodemailer/**"], door: ["server/adapters/mail-*.ts"] },
  {
    library: ["@aws-sdk/client-s3/**", "@aws-sdk/s3-presigned-post/**"],
    door: ["server/adapters/files-*.ts"],
  },
  {
    library: ["@smithy/signature-v4/**", "@aws-sdk/credential-provider-node/**"],
    door: ["server/adapters/cdn-cloudfront.ts"],
  },
  { library: ["pg-boss/**"], door: ["server/jobs/queue.ts"] },
  { library: ["rate-limiter-flexible/**"], door: ["server/limits/shared-rate-limit.ts"] },
  { library: ["jose/**"], door: ["server/identity/**", "server/adapters/identity-*.ts"] },
  { library: ["openid-client/**"], door: ["server/adapters/sign-in-*.ts"] },
  { library: ["@node-rs/argon2/**"], door: ["server/identity/passwords.ts"] },
  { library: ["graphql/**", "graphql-http/**", "graphql-sse/**", "@pothos/**"], door: ["server/graphql/**"] },
  {
    library: ["sharp/**"],
    door: [
      "server/photos/draw-sizes.ts",
      "server/companies/draw-files.ts",
      "server/card-pages/picture-photo.ts",
      "server/prints/print-photos.ts",
      "server/prints/picture.ts",
    ],
  },
  { library: ["dataloader/**"], door: ["server/graphql/batch-loader.ts", "server/card-pages/names.ts"] },
  { library: ["iconv-lite/**"], door: ["server/vouchers/table-file.ts"] },
  { library: ["barcode-detector/**", "zxing-wasm/**"], door: ["web/pages/check-in/qr-worker.ts"] },
  { library: ["libheif-js/**"], door: ["server/photos/heic-worker.ts"] },
  { library: ["thumbhash/**"], door: ["server/photos/draw-sizes.ts", "cards/fields/photo-placeholder.ts"] },
  {
    library: ["react-easy-crop/**"],
    door: ["cards/fields/photo-cutter.tsx", "web/pages/company-info/logo-cutter.tsx"],
  },
  { library: ["@tanstack/**"], door: ["web/queries/**"] },
  { library: ["preact/**"], door: ["web/card/small-react.ts"] },
  { library: ["konva/**"], door: ["cards/kinds/photo/canvas/**"] },
  { library: ["@dnd-kit/**"], door: ["cards/fields/sorting.tsx"] },
  { library: ["@mantine/dates/**", "dayjs/**"], door: ["cards/fields/date-field.tsx"] },
  { library: ["es-hangul/**"], door: ["cards/korean/hangul.ts"] },
  { library: ["korean-lunar-calendar/**"], door: ["cards/korean/lunar.ts"] },
  { library: ["@hyunbinseo/holidays-kr/**"], door: ["cards/korean/holidays.ts"] },
  { library: ["prom-client/**"], door: ["server/metrics/metrics.ts"] },
  { library: ["@opentelemetry/**"], door: ["server/tracing/open-telemetry.ts"] },
  { library: ["aws-cdk-lib/**", "cdk-nag/**", "constructs/**"], door: ["infra/**"] },
  {
    library: ["idb-keyval/**"],
    door: [
      "web/offline-queue/device-storage.ts",
      "web/editor/photos/file-storage.ts",
      "web/designs/kept-start.ts",
    ],
  },
  { library: ["zundo/**"], door: ["web/editor/card-store.ts"] },
  {
    library: ["satori/**", "@resvg/**"],
    door: [
      "server/card-pages/draw-share-picture.ts",
      "server/card-pages/draw-keepsake.ts",
      "server/prints/picture.ts",
    ],
  },
  {
    library: ["subset-font/**"],
    door: ["server/card-pages/cut-font.ts", "server/prints/typefaces.ts"],
  },
  { library: ["fontkit/**"], door: ["server/prints/typefaces.ts"] },
  { library: ["pdfkit/**"], door: ["server/prints/pdf.ts"] },
  {
    library: ["hono/**", "@hono/**"],
    door: ["server/http/http.ts", "server/http/listen.ts", "server/http/built-files.ts"],
  },
  {
    library: ["react-router/**", "@react-router/**", "virtual:react-router/**", "vite/**"],
    door: ["server/http/pages.ts", "server/http/live-pages.ts"],
    within: "server/**",
  },
];

const adapters = {
  files: "server/adapters/**",
  // A backup opens databases that are not the app's: the copy it made, the one it fills.
  door: ["server/run.ts", "server/start.ts", "server/commands/**", "server/backup/**", "server/adapters/**"],
  why: "only run.ts, start.ts, commands and backup build adapters; take what you need as an argument, typed by server/ports.ts",
};

/** Folders of the server that are a noun each: its fields, what happens to it, its rows. */
const nouns =
  "(cards|entries|photos|orders|coupons|vouchers|companies|venues|reports|members|wedding-plans|prints|sites|audit|admin)";

const rows = {
  files: [`server/${nouns}/store.ts`, `server/${nouns}/*-store.ts`],
  why: "a noun's rows are its own; take what its public.ts offers, or have its actions do it",
};

/** What all nouns stand on knows none of them. The schema puts it together. */
const ground = {
  files:
    "server/(adapters|database|emails|fonts|graphql|http|identity|jobs|limits|metrics|tracing|workers)/**",
  never: `server/${nouns}/**`,
  except: ["server/graphql/schema.ts"],
  why: "nothing imports upwards: what every noun stands on knows no noun; pass it in, or put it into the noun's folder",
};

/** What a file must not reach, not even through what it imports. */
const lightness = [
  {
    files: ["cards/**/viewer.tsx", "cards/engine/card-view.tsx"],
    never: "@mantine/**",
    through: ["value", "lazy", "worker"],
    why: "a viewer is what a guest downloads; it is drawn with CSS modules only, Mantine stays in editors",
  },
  {
    files: ["cards/**/viewer.tsx", "cards/engine/card-view.tsx"],
    never: "zod/**",
    through: ["value", "lazy", "worker"],
    why: "a guest reads what was already checked; from a section.ts take types only, and keep what both need in a file of its own",
  },
  {
    files: ["cards/**/viewer.tsx", "cards/kinds/*/interactive-viewers.tsx", "cards/engine/card-view.tsx"],
    never: ["korean-lunar-calendar/**", "@hyunbinseo/**"],
    through: ["value", "lazy", "worker"],
    why: "a guest's phone does without the tables of calendars; have the facts of the card say it, see cards/engine/page.ts",
  },
  {
    files: "web/card/boot.tsx",
    never: "react/**",
    through: ["value"],
    why: "it runs before a guest touches anything; React comes with the first touch, through hydrate.tsx",
  },
  {
    files: "web/card/hydrate.tsx",
    never: "@mantine/**",
    through: ["value", "lazy", "worker"],
    why: "this is what a guest downloads; Mantine stays in the tools",
  },
  {
    files: "web/root.tsx",
    never: "@mantine/**",
    through: ["value"],
    why: "the root is loaded with every card; pages that need Mantine bring it themselves",
  },
  {
    files: ["cards/**/viewer.tsx", "cards/engine/card-view.tsx", "web/card/hydrate.tsx"],
    never: "@tanstack/**",
    through: ["value", "lazy", "worker"],
    why: "a guest reads one card and sends one form; queries and lists are for members, see web/queries",
  },
  {
    files: [
      "web/root.tsx",
      "web/shell/public-layout.tsx",
      "web/pages/{home,menu,quotes,sample,faq,login,signup,reset-password,company-signup,terms,privacy}.tsx",
    ],
    never: "@tanstack/**",
    through: ["value"],
    why: "who only looks around waits for nothing that members need; acts do without it (web/queries/use-action.ts), reads come lazily",
  },
  {
    files: "server/{run,start}.ts",
    never: ["prom-client/**", "@opentelemetry/**"],
    through: ["value"],
    why: "whoever does not look at figures or traces starts without what tells them; import() it where it is configured",
  },
  {
    files: "server/main.ts",
    never: [
      "satori/**",
      "@resvg/**",
      "subset-font/**",
      "fontkit/**",
      "pdfkit/**",
      "libheif-js/**",
      "sharp/**",
    ],
    through: ["value", "lazy"],
    why: "it takes the processor for seconds while nobody is answered; make it a task of server/workers/drawing-worker.ts",
  },
];

/** What a browser has only over TLS or from localhost: a telephone that opens the app on the same Wi-Fi has none of it. */
const secureContext = {
  files: ["web/**", "cards/**", "domain/**"],
  /** Each with what to use instead; null where asking first is enough. */
  apis: {
    "crypto.randomUUID": "take newUuid() of domain/uuid.ts",
    "crypto.subtle": "use domain/draw.ts, and say something kind where it throws",
    "navigator.clipboard": "use copy() of cards/parts/copy.ts",
    "navigator.locks": null,
    "navigator.mediaDevices": null,
    "navigator.serviceWorker": null,
    "navigator.share": null,
    "navigator.storage": null,
    "navigator.wakeLock": null,
    "window.caches": null,
    "window.Notification": null,
  },
  door: ["domain/draw.ts", "cards/parts/copy.ts"],
};

/** What a page is made of is its own, so that none loads the code of another. The admin's pages are one family. */
const pageParts = {
  why: "what several pages need gets a folder of its own in web/, such as web/my-cards, web/orders or web/shell",
};

/** Besides these only what web/routes.ts names, because React Router asks for it there. */
const defaultExports = {
  allowed: ["web/root.tsx", "web/routes.ts", "web/entry.*"],
  why: "exports have names, so that one thing is called the same everywhere; only routes need a default export",
};

/** Tests may look at everything, and they do not ship. */
const tests = ["**/*.test.*", "**/*-for-tests.*", "**/*-under-test.*", "tests/**", "bench/**", "scripts/**"];
const isTest = (path: string) => matches(path, tests);

/** One sentence for each broken rule, which says what to do instead. */
export function violations(sources: Sources): string[] {
  const files = Object.entries(sources).map(([path, text]) => read(path, text));
  const kinds = Object.keys(sources)
    .filter((path) => matches(path, "cards/kinds/*/kind.ts"))
    .map(dirname);
  const kindOf = (path: string) => kinds.find((kind) => path.startsWith(`${kind}/`));
  const routes = sources["web/routes.ts"] ?? "";

  return files.flatMap((file) => [
    ...file.imports.flatMap((it) =>
      brokenBy(it, kindOf).map((why) => `${it.from} imports ${it.as}: ${why}.`),
    ),
    ...heaviness(file, files),
    ...insecure(file),
    ...(file.hasDefaultExport && !mayDefault(file.path, routes)
      ? [`${file.path} has a default export: ${defaultExports.why}.`]
      : []),
  ]);
}

function brokenBy({ from, to, kind }: Import, kindOf: (path: string) => string | undefined): string[] {
  if (isTest(from)) return [];
  const why: string[] = [];
  const ours = isOurs(to);
  for (const rule of directions) {
    if (matches(from, rule.files) && ours && !matches(to, rule.may)) why.push(rule.why);
  }
  if (ours && matches(to, ["**/index.ts", "**/index.tsx"])) {
    why.push("import the file that holds the thing; there are no barrels");
  }
  if (from.endsWith(".ts") && to.endsWith(".tsx")) {
    why.push("a .ts file also runs on the server, where React must not come; turn the import round");
  }
  if (matches(from, purePackages.files) && !ours && !matches(to, purePackages.may))
    why.push(purePackages.why);
  for (const { library, door, within = "**" } of doors) {
    if (matches(to, library) && matches(from, within) && !matches(from, door)) {
      why.push(`${to} has one door, ${door.join(" and ")}; use what that exports`);
    }
  }
  if (kind !== "type" && matches(to, adapters.files) && !matches(from, adapters.door)) why.push(adapters.why);
  if (matches(to, rows.files) && !from.startsWith(`${dirname(to)}/`)) why.push(rows.why);
  if (
    kind === "value" &&
    matches(from, ground.files) &&
    matches(to, ground.never) &&
    !matches(from, ground.except)
  ) {
    why.push(ground.why);
  }
  const page = pageOwning(to);
  if (page && from !== `web/pages/${page}.tsx` && !from.startsWith(`web/pages/${page}/`)) {
    why.push(`it is a part of the page web/pages/${page}.tsx; ${pageParts.why}`);
  }
  const kindImported = kindOf(to);
  if (kindImported && kindOf(from) && kindOf(from) !== kindImported) {
    why.push("no kind knows another kind; what both need belongs into cards/sections or cards/themes");
  }
  if (kindImported && !matches(from, "cards/**")) {
    why.push(
      "nothing outside cards names a kind; go through cards/kinds/kinds.ts or cards/kinds/viewers.tsx",
    );
  }
  return why;
}

/** `web/pages/order/refund.tsx` → `order`. What React Router writes beside its routes belongs to no page. */
function pageOwning(path: string): string | undefined {
  return /^web\/pages\/([^/+]+)\//.exec(path)?.[1];
}

function heaviness({ path }: File, files: File[]): string[] {
  return lightness
    .filter((rule) => matches(path, rule.files))
    .flatMap(({ never, through, why }) => {
      const chain = chainTo(path, { never, through, files });
      return chain ? [`${chain.join(" → ")}: ${why}.`] : [];
    });
}

/** What throws on a page without TLS because nothing in its file asks whether it is there. */
function insecure({ path, code }: File): string[] {
  if (isTest(path) || !matches(path, secureContext.files) || matches(path, secureContext.door)) return [];
  return Object.entries(secureContext.apis)
    .filter(([api, instead]) => code.includes(api) && (instead || !isAskedFor(api, code)))
    .map(([api, instead]) => {
      const advice = instead ?? `ask first whether it is there, as in ${api}?.`;
      return `${path} uses ${api}, which a page without TLS does not have: ${advice}`;
    });
}

function isAskedFor(api: string, code: string): boolean {
  const [owner, name] = api.split(".");
  return new RegExp(`${owner}\\.${name} ?(\\?|[!=]==)|"${name}" in ${owner}`).test(code);
}

/** The files on the way from `start` to a module it must not reach. */
function chainTo(
  start: string,
  search: { never: string | string[]; through: string[]; files: File[] },
): string[] | undefined {
  const seen = new Set([start]);
  const ways = [[start]];
  for (const way of ways) {
    const file = search.files.find(({ path }) => path === way.at(-1));
    for (const { to, kind } of file?.imports ?? []) {
      if (!search.through.includes(kind) || seen.has(to)) continue;
      if (matches(to, search.never)) return [...way, to];
      seen.add(to);
      ways.push([...way, to]);
    }
  }
}

/** What a page loads, at once or when it is asked for. */
export function loadedBy(starts: string[], sourceOf: (path: string) => string | undefined): Set<string> {
  const loaded = new Set(starts);
  for (const path of loaded) {
    const text = /\.tsx?$/.test(path) ? sourceOf(path) : undefined;
    for (const { to, kind } of text ? read(path, text).imports : []) if (kind !== "type") loaded.add(to);
  }
  return loaded;
}

function mayDefault(path: string, routes: string): boolean {
  const named = routes.includes(`"${path.replace(/^web\//, "")}"`);
  return isTest(path) || !isOurs(path) || matches(path, defaultExports.allowed) || named;
}

const isOurs = (path: string) =>
  matches(path, [
    "content/**",
    "domain/**",
    "cards/**",
    "server/**",
    "web/**",
    "tests/**",
    "bench/**",
    "infra/**",
    "scripts/**",
  ]);

function read(path: string, text: string): File {
  const { program, module, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  const imports: Import[] = [];
  const add = (as: string, kind: Import["kind"]) =>
    imports.push({ from: path, to: resolve(path, as), as, kind });

  for (const statement of program.body) {
    if (statement.type === "ImportDeclaration") add(statement.source.value, statement.importKind ?? "value");
    if (statement.type === "ExportAllDeclaration")
      add(statement.source.value, statement.exportKind ?? "value");
    if (statement.type === "ExportNamedDeclaration" && statement.source) {
      add(statement.source.value, statement.exportKind ?? "value");
    }
  }
  const lazily = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start, moduleRequest.end),
  );
  const workers = [...text.matchAll(/new URL\(("[^"]+\.tsx?"), import\.meta\.url\)/g)].map(
    (match) => match[1] ?? "",
  );
  for (const [literals, kind] of [
    [lazily, "lazy"],
    [workers, "worker"],
  ] as const)
    for (const literal of literals) if (/^["'`]/.test(literal)) add(literal.slice(1, -1), kind);

  const exported = module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName));
  const hasDefaultExport = exported.some(({ kind, name }) => kind === "Default" || name === "default");
  const code = comments.reduceRight((kept, { start, end }) => kept.slice(0, start) + kept.slice(end), text);
  return { path, imports, hasDefaultExport, code };
}

/** A path from the root for what is ours, the module's own name for the rest. */
function resolve(from: string, as: string): string {
  if (as.startsWith(".")) return join(dirname(from), as);
  return as.startsWith("#") ? as.slice(1) : as;
}

/** `*` stands for anything within a folder, `**` for any depth of folders, none included. */
function matches(path: string, patterns: string | string[]): boolean {
  const glob: Record<string, string> = { "**/": "(.*/)?", "/**": "(/.*)?", "**": ".*", "*": "[^/]*" };
  return [patterns].flat().some((pattern) => {
    const expression = pattern.replace(/\*\*\/|\/\*\*|\*\*|\*|[.+]/g, (sign) => glob[sign] ?? `\\${sign}`);
    return new RegExp(`^${expression}$`).test(path);
  });
}
