import "#web/shell/base.css";

/** Nobody loads this: through it the build finds the styles of all viewers, also of those that only the server draws. */
export const styledViewers = import.meta.glob("../../cards/kinds/*/viewers.tsx");
export const shell = () => import("./card-root.tsx");
export { default as opening } from "#cards/sections/music/opening-screen.module.css";
export { default as brand } from "./brand-mark.module.css";
export { default as changed } from "./changed-facts.module.css";
export { default as gone } from "./gone-document.module.css";
export { default as keptCopy } from "./offline/kept-copy.module.css";
