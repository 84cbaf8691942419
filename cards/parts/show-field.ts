/** Takes somebody to a field that needs mending: in the middle, so that no bar lies over it or over its sentence. */
export function showField(field: HTMLElement | null | undefined): void {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}
