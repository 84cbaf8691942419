/** What is open in the form: the design, or a section by its name. No section is named like the design. */
export const DESIGN = "@design";

/** A field to go to; `at` makes going there twice two wishes. */
export type PanelWish = { section: string; field: string; at: number };
