/** A tool's panel. On a desktop it only adds: what is picked stands on the other side of the canvas. */
export type PanelProps = { isAdding: boolean };
