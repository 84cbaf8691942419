import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from "graphql";
import { Refusal } from "#domain/refusal.ts";

/** Our deepest operation has 3; a list of cards with what guests left needs a few more. */
const MAX_DEPTH = 8;
/** Aliases repeat one field at will: guessing a code, or making one answer as heavy as many. */
const MAX_ALIASES = 15;
const MAX_TOKENS = 1_000;
/** Objects in one answer: a full page of 100 with a full page of 100 each, and some. */
const MAX_OBJECTS = 20_000;
/** The longest page of a list, and what a list counts when the document does not say. */
export const MAX_PAGE = 100;

type Size = { depth: number; aliases: number; objects: number; rootFields: number };
const NOTHING: Size = { depth: 0, aliases: 0, objects: 0, rootFields: 0 };

/**
 * Refuses a document that could cost more than any page of ours needs. Runs before validation, which such a
 * document would keep busy as well; so it must bear with fields and fragments that do not exist.
 */
export function refuseExcess(schema: GraphQLSchema, document: DocumentNode): void {
  const sizeOf = measure(schema, document);
  let mutations = 0;
  for (const operation of document.definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
    const size = sizeOf(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined);
    if (size.depth > MAX_DEPTH) throw new Refusal("QUERY_TOO_DEEP");
    if (size.aliases > MAX_ALIASES) throw new Refusal("TOO_MANY_ALIASES");
    if (size.objects > MAX_OBJECTS) throw new Refusal("QUERY_TOO_EXPENSIVE");
    if (operation.operation === "mutation") mutations += size.rootFields;
  }
  if (mutations > 1) throw new Refusal("ONE_MUTATION_ONLY");
  if ((document.tokenCount ?? 0) > MAX_TOKENS) throw new Refusal("QUERY_TOO_LARGE");
}

/** Sizes as if every fragment were written out, though each is looked at once. */
function measure(schema: GraphQLSchema, document: DocumentNode) {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const measured = new Map<string, Size>();

  function sizeOf({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined): Size {
    return selections.map((selection) => sizeOfOne(selection, type)).reduce(add, NOTHING);
  }

  function sizeOfOne(selection: SelectionNode, type: GraphQLNamedType | undefined): Size {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return sizeOfFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const on = selection.typeCondition;
      return sizeOf(selection.selectionSet, on ? schema.getType(on.name.value) : type);
    }
    return sizeOfField(selection, type);
  }

  function sizeOfFragment(name: string): Size {
    const fragment = fragments.get(name);
    const known = measured.get(name);
    if (known || !fragment) return known ?? NOTHING;
    // A fragment that comes back to itself ends here; validation names the circle.
    measured.set(name, NOTHING);
    const size = sizeOf(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value));
    measured.set(name, size);
    return size;
  }

  function sizeOfField(field: FieldNode, type: GraphQLNamedType | undefined): Size {
    const name = field.name.value;
    // Introspection has limits of its own in graphql-js, and none of it is answered in production.
    if (name.startsWith("__")) return { ...NOTHING, aliases: field.alias ? 1 : 0 };
    const definition = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    const inside = field.selectionSet
      ? sizeOf(field.selectionSet, definition && getNamedType(definition.type))
      : NOTHING;
    return {
      depth: 1 + inside.depth,
      aliases: inside.aliases + (field.alias ? 1 : 0),
      objects: field.selectionSet ? pageOf(field, definition) * (1 + inside.objects) : 0,
      rootFields: 1,
    };
  }

  return sizeOf;
}

/** How many rows a field with `first` may give; 1 for one without. */
function pageOf(field: FieldNode, definition: GraphQLField<unknown, unknown> | undefined): number {
  const first = field.arguments?.find((argument) => argument.name.value === "first")?.value;
  if (first?.kind === Kind.INT) return Math.min(Math.max(Number(first.value), 1), MAX_PAGE);
  return definition?.args.some((argument) => argument.name === "first") ? MAX_PAGE : 1;
}

function add(one: Size, other: Size): Size {
  return {
    depth: Math.max(one.depth, other.depth),
    aliases: one.aliases + other.aliases,
    objects: one.objects + other.objects,
    rootFields: one.rootFields + other.rootFields,
  };
}
