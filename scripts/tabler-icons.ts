import { fileURLToPath } from "node:url";
import icons from "unplugin-icons/vite";

const component = fileURLToPath(new URL("../cards/parts/icon.tsx", import.meta.url));

/**
 * Tabler's icons, drawn from its one file of data: `import IconPin from "~icons/tabler/pin"`. Its own package of
 * components is twelve thousand files, of which eighty were read.
 */
export const tablerIcons = () => icons({ compiler: { compiler: componentOf, extension: "js" } });

function componentOf(svg: string): string {
  const marks = svg
    .replace(/^<svg[^>]*>|<\/svg>$/g, "")
    // Who draws an icon says how thick its lines are.
    .replaceAll(' stroke-width="2"', "");
  return `import { createElement } from "react";
import { Icon } from ${JSON.stringify(component)};
export default (props) => createElement(Icon, { ...props, marks: ${JSON.stringify(marks)} });
`;
}
