import { useMediaQuery } from "@mantine/hooks";

/** Also in the style sheets: from here on the preview stands beside the form, and the list beside both. */
const BESIDE = "(min-width: 60em)";
const IN_COLUMNS = "(min-width: 75em)";

/** How much fits beside one another. */
export function useWidths(): { hasPreviewBeside: boolean; hasColumns: boolean } {
  const now = { getInitialValueInEffect: false };
  return {
    hasPreviewBeside: useMediaQuery(BESIDE, true, now),
    hasColumns: useMediaQuery(IN_COLUMNS, true, now),
  };
}
