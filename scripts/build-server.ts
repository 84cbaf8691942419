import { rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

/**
 * Puts the server, the commands beside it and the libraries of many small files together, so that a start reads some
 * dozen files and not two thousand. Nothing else is changed: a name stays a name, and what a source finds by its own
 * place (migrations, workers, the built pages) it finds where it lies.
 */
const root = fileURLToPath(new URL("..", import.meta.url));

/** Of the packages only these: others are one file each, bring native parts, or are seldom loaded. */
const MANY_FILES = [
  "@hono/node-server",
  "@hyunbinseo/holidays-kr",
  "@pothos/core",
  "cron-parser",
  "drizzle-orm",
  "graphql",
  "graphql-http",
  "graphql-sse",
  "hono",
  "jose",
  "nodemailer",
  "pg-boss",
  "qrcode",
  "rate-limiter-flexible",
  "zod",
];

/** What is started by its name (`server/program.ts`). */
const PROGRAMS = {
  run: "server/run.ts",
  admin: "server/commands/admin.ts",
  backup: "server/commands/backup.ts",
  restore: "server/commands/restore.ts",
  doctor: "server/commands/doctor.ts",
};

const folder = join(root, "build/app");

/** Whatever was built may be moved with its sources: it says where they are from where it is itself. */
function atItsSource(): Plugin {
  return {
    name: "at-its-source",
    enforce: "pre",
    transform(code, id) {
      const isOurs = id.startsWith(root) && !id.includes("node_modules");
      if (!isOurs || !/import\.meta\.(url|dirname)/.test(code)) return undefined;
      const source = relative(folder, id).replaceAll("\\", "/");
      const placed = code
        .replaceAll("import.meta.url", `new URL(${JSON.stringify(source)}, import.meta.url).href`)
        .replaceAll(
          "import.meta.dirname",
          `(import.meta.dirname + ${JSON.stringify(`/${dirname(source)}`)})`,
        );
      // No line has moved.
      return { code: placed, map: null };
    },
  };
}

rmSync(folder, { recursive: true, force: true });
await build({
  root,
  configFile: false,
  logLevel: "warn",
  mode: "production",
  publicDir: false,
  plugins: [atItsSource()],
  build: {
    outDir: folder,
    ssr: true,
    target: "node24",
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: PROGRAMS,
      output: {
        // All in one folder, so that sources are equally far from each.
        chunkFileNames: "[name]-[hash].js",
        // Kinds and sections are small and many, and needed with the first card.
        codeSplitting: { groups: [{ name: "cards", test: /\/(cards|domain|content)\// }] },
      },
    },
  },
  ssr: { noExternal: MANY_FILES },
});
