import IconBackground from "~icons/tabler/background";
import IconFrame from "~icons/tabler/frame";
import IconId from "~icons/tabler/id";
import IconPhoto from "~icons/tabler/photo";
import IconSticker from "~icons/tabler/sticker";
import IconTypography from "~icons/tabler/typography";
import { useStudio } from "./studio-context.ts";
import styles from "./tool-bar.module.css";
import { type BarTool, FIRST_TOOL, toolLabels } from "./tools.ts";

const icons = {
  photo: IconPhoto,
  text: IconTypography,
  sticker: IconSticker,
  frame: IconFrame,
  ground: IconBackground,
  card: IconId,
};

/** What a card is made with: under the canvas on a phone, beside it on a desktop, where one is always open. */
export function ToolBar({ isBeside }: { isBeside: boolean }) {
  const { tool, openTool } = useStudio();
  const open = tool ?? (isBeside ? FIRST_TOOL : null);
  return (
    <div role="toolbar" aria-label="도구" className={styles.bar}>
      {(Object.keys(toolLabels) as BarTool[]).map((name) => {
        const Icon = icons[name];
        return (
          <button
            key={name}
            type="button"
            className={styles.tool}
            aria-pressed={open === name}
            onClick={() => openTool(open === name && !isBeside ? null : name)}
          >
            <Icon size={24} stroke={1.5} aria-hidden />
            {toolLabels[name]}
          </button>
        );
      })}
    </div>
  );
}
