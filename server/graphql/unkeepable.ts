import { defaultFieldResolver, type GraphQLSchema, isObjectType } from "graphql";
import { invalid } from "./invalid.ts";

const SENTENCE = "쓸 수 없는 글자가 있습니다. 지우고 다시 적어 주세요.";

/** The schema, where no argument of any field arrives with characters that the database cannot keep. */
export function refusingUnkeepable(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields()).filter(({ args }) => args.length > 0)) {
      const { resolve = defaultFieldResolver, subscribe } = field;
      field.resolve = (root, args, ...rest) => {
        refuse(args);
        return resolve(root, args, ...rest);
      };
      if (!subscribe) continue;
      field.subscribe = (root, args, ...rest) => {
        refuse(args);
        return subscribe(root, args, ...rest);
      };
    }
  }
  return schema;
}

function refuse(args: object): void {
  const path = unkeepableText(args);
  if (path) throw invalid([[fieldOf(path), SENTENCE]]);
}

/** As forms name it: what stands inside an argument goes without its name, and without its place in a list. */
function fieldOf([argument = "", ...inside]: string[]): string[] {
  const [first = "", ...deeper] = inside;
  const named = /^\d+$/.test(first) ? deeper : inside;
  return named.length > 0 ? named : [argument];
}

/** Where in a value stands a character that PostgreSQL cannot keep: NUL, or half of a pair. */
function unkeepableText(value: unknown, path: string[] = []): string[] | undefined {
  if (typeof value === "string") return isKeepable(value) ? undefined : path;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = isKeepable(key) ? unkeepableText(inner, [...path, key]) : path;
    if (found) return found;
  }
  return undefined;
}

function isKeepable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}
