/** Leaves what the server drew: a guest's browser takes it over without reading it. */
export const asDrawn = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true };
