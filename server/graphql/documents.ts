import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import { LRUCache } from "lru-cache";
import { Refusal } from "#domain/refusal.ts";
import { refuseExcess } from "./limits.ts";

/** Where the parser gives up: far enough to tell a caller what exactly a document has too much of. */
const PARSER_TOKENS = 15_000;
/** Our pages ask a few dozen documents; the rest is room for other clients, and an end to it. */
const KEPT = { documents: 500, characters: 2_000_000 };

/** Reads documents: parsed, within the limits and valid, or the errors. Sound ones are read once. */
export function createDocuments({ schema, production }: { schema: GraphQLSchema; production: boolean }) {
  const kept = new LRUCache<string, DocumentNode>({
    max: KEPT.documents,
    maxSize: KEPT.characters,
    sizeCalculation: (_document, text) => text.length,
  });
  const rules = production ? [...specifiedRules, NoSchemaIntrospectionCustomRule] : specifiedRules;

  return (text: string): DocumentNode | readonly GraphQLError[] => {
    const known = kept.get(text);
    if (known) return known;
    const document = parseWithinLimits(text, schema);
    if (document instanceof GraphQLError) return [document];
    const errors = validate(schema, document, rules, { maxErrors: 10, hideSuggestions: production });
    if (errors.length > 0) return errors;
    kept.set(text, document);
    return document;
  };
}

function parseWithinLimits(text: string, schema: GraphQLSchema): DocumentNode | GraphQLError {
  try {
    // Locations would keep every token of a document in memory.
    const document = parse(text, { maxLexicalTokens: PARSER_TOKENS, noLocation: true });
    refuseExcess(schema, document);
    return document;
  } catch (error) {
    const gaveUp = error instanceof GraphQLError && error.message.includes("Parsing aborted");
    const outOfStack = error instanceof RangeError;
    if (gaveUp || outOfStack) throw new Refusal("QUERY_TOO_LARGE");
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}
