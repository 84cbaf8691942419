import { Button, Checkbox, createTheme, Input, Loader, type MantineColorsTuple, Switch } from "@mantine/core";
import button from "./button.module.css";
import field from "./field.module.css";
import ticked from "./ticked.module.css";

/** Warm ink. The sixth shade is the primary colour. */
const ink: MantineColorsTuple = [
  "var(--color-shade)",
  "var(--color-sunken)",
  "var(--color-line)",
  "var(--color-underline)",
  "var(--color-text-faint)",
  "var(--color-text-soft)",
  "var(--color-text)",
  "var(--color-text-strong)",
  "var(--color-text-strong)",
  "var(--color-text-strong)",
];

/** Paper in the shade. Mantine draws input borders with 4 (3:1 on paper), placeholders with 5 and small print with 6 (4.5:1). */
const shade: MantineColorsTuple = [
  "var(--color-shade)",
  "var(--color-sunken)",
  "var(--color-line)",
  "var(--color-line-strong)",
  "var(--color-control)",
  "var(--color-text-faint)",
  "var(--color-text-faint)",
  "var(--color-text-soft)",
  "var(--color-text)",
  "var(--color-text)",
];

/** The red of a seal: the one accent, and the colour of what went wrong. */
const seal: MantineColorsTuple = [
  "var(--color-danger-faint)",
  "var(--color-danger-soft)",
  "var(--color-danger-line)",
  "var(--color-danger-line)",
  "var(--color-accent)",
  "var(--color-accent)",
  "var(--color-accent)",
  "var(--color-danger)",
  "var(--color-danger-strong)",
  "var(--color-danger-deep)",
];

const sans = '"Pretendard Variable", Pretendard, system-ui, -apple-system, sans-serif';

/** 48 px: what a finger hits without looking twice. */
const TOUCH = "3rem";

const line = { body: ticked.line ?? "", labelWrapper: ticked.words ?? "" };

/** How the tools look: light, calm, ink on warm paper. The values are those of `tokens.css`. */
export const theme = createTheme({
  primaryColor: "dark",
  // Paper: Mantine lays it as the ground. What a person writes on is white, see Input.
  white: "var(--color-paper)",
  black: "var(--color-text)",
  colors: { dark: ink, gray: shade, red: seal },
  fontFamily: sans,
  headings: { fontFamily: sans, fontWeight: "650" },
  fontSizes: {
    xs: "var(--text-2xs)",
    sm: "var(--text-s)",
    md: "var(--text-m)",
    lg: "var(--text-l)",
    xl: "var(--text-xl)",
  },
  lineHeights: { xs: "1.5", sm: "1.6", md: "1.7", lg: "1.7", xl: "1.6" },
  radius: {
    xs: "var(--radius-xs)",
    sm: "var(--radius-xs)",
    md: "var(--radius-s)",
    lg: "var(--radius-l)",
    xl: "var(--radius-round)",
  },
  shadows: { md: "var(--shadow-floating)" },
  defaultRadius: "md",
  respectReducedMotion: true,
  cursorType: "pointer",
  components: {
    Button: Button.extend({
      defaultProps: { size: "md" },
      classNames: { loader: button.loader ?? "" },
      vars: (_, { size }) => ({ root: size === "md" ? { "--button-height": TOUCH } : {} }),
    }),
    Checkbox: Checkbox.extend({
      classNames: { ...line, inner: ticked.box ?? "", label: ticked.label ?? "" },
    }),
    Switch: Switch.extend({ defaultProps: { size: "md" }, classNames: line }),
    // A label is read only of what has a role.
    Loader: Loader.extend({ defaultProps: { role: "status" } }),
    InputWrapper: Input.Wrapper.extend({
      classNames: { description: field.words ?? "", error: field.words ?? "" },
    }),
    // Text of 16 px: a smaller one makes an iPhone zoom into the field.
    Input: Input.extend({
      defaultProps: { size: "md" },
      vars: (_, { size, variant, error }) => ({
        wrapper: {
          // An example in red would look like a name that was typed and refused.
          ...(error && { "--input-placeholder-color": "var(--mantine-color-placeholder)" }),
          ...((variant ?? "default") === "default" && { "--input-bg": "var(--color-surface)" }),
          ...(size === "md" && { "--input-height": TOUCH }),
        },
      }),
    }),
  },
});
