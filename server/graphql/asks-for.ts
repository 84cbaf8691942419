import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";

/** Whether a call asks for this field of what is about to be resolved, be it by a fragment. */
export function asksFor({ fieldNodes, fragments }: GraphQLResolveInfo, name: string): boolean {
  function isIn({ selections }: SelectionSetNode): boolean {
    return selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === name;
      const inside = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
      return inside !== undefined && isIn(inside.selectionSet);
    });
  }
  return fieldNodes.some(({ selectionSet }) => selectionSet && isIn(selectionSet));
}
