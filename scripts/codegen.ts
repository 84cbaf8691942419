import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { preset } from "@graphql-codegen/client-preset";
import { codegen } from "@graphql-codegen/core";
import { parse, printSchema } from "graphql";
import { kinds } from "#cards/kinds/kinds.ts";
import { schema } from "#server/graphql/schema.ts";
import { kindParts } from "./kind-parts.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const operations = "web/operations";

/**
 * What is made from the code and committed: the schema, the browser's operations with their types, and what follows
 * from the sections of each kind.
 */
export async function generate(): Promise<Record<string, string>> {
  return {
    "schema.graphql": printedSchema(),
    "web/graphql/graphql.ts": await typedOperations(),
    ...Object.assign({}, ...kinds.map(kindParts)),
  };
}

/** In the layout of the formatter, which knows no description on one line. */
function printedSchema(): string {
  return `${printSchema(schema).replaceAll(/^( *)"""(.+)"""$/gm, '$1"""\n$1$2\n$1"""')}\n`;
}

async function typedOperations(): Promise<string> {
  const files = readdirSync(join(root, operations)).filter((name) => name.endsWith(".graphql"));
  const documents = files.sort().map((name) => {
    const location = `${operations}/${name}`;
    const rawSDL = readFileSync(join(root, location), "utf8");
    return { location, rawSDL, document: parse(rawSDL) };
  });
  const [types] = await preset.buildGeneratesSection({
    baseOutputDir: "web/graphql/",
    presetConfig: { fragmentMasking: false },
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    documents,
    config: {
      documentMode: "string",
      useTypeImports: true,
      enumType: "string-literal",
      strictScalars: true,
      arrayInputCoercion: false,
      scalars: { DateTime: "string", JSON: "unknown" },
    },
    plugins: [],
    pluginMap: {},
  });
  if (!types) throw new Error("The client preset made nothing");
  // So that a page carries only the operations it asks.
  const config = { ...types.config, pureMagicComment: true };
  return codegen({ ...types, config });
}

if (import.meta.main) {
  for (const [path, text] of Object.entries(await generate())) {
    writeFileSync(join(root, path), text);
    console.log(path);
  }
}
