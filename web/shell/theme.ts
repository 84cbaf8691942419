import { Button, Checkbox, createTheme, Input, Loader, type MantineColorsTuple, Switch } from "@mantine/core";
import button from "./button.module.css";
import field from "./field.module.css";
import ticked from "./ticked.module.css";

/** Warm ink. The sixth shade is the primary colour. */
const ink: MantineColorsTuple = [
  "#f6f2ec",
  "#efe9df",
  "#e5ddd0",
  "#b9ae9f",
  "#6f6456",
  "#4a4239",
  "#2b2620",
  "#1f1b16",
  "#17130f",
  "#0f0c09",
];

/** Paper in the shade. Mantine draws input borders with 4 (3:1 on paper), placeholders with 5 and small print with 6 (4.5:1). */
const shade: MantineColorsTuple = [
  "#f8f4ed",
  "#f2ece2",
  "#e8e0d3",
  "#dad0c1",
  "#968c7f",
  "#756b5e",
  "#6b6155",
  "#4a4239",
  "#362f28",
  "#2b2620",
];

/** The red of a seal: the one accent, and the colour of what went wrong. */
const seal: MantineColorsTuple = [
  "#fbf1ee",
  "#f5ded8",
  "#e7bbb1",
  "#d89384",
  "#c76d5c",
  "#b65242",
  "#a63d2f",
  "#8f3327",
  "#782a20",
  "#5f2018",
];

const sans = '"Pretendard Variable", Pretendard, system-ui, -apple-system, sans-serif';

/** 48 px: what a finger hits without looking twice. */
const TOUCH = "3rem";

const line = { body: ticked.line ?? "", labelWrapper: ticked.words ?? "" };

/** How the tools look: light, calm, ink on warm paper. */
export const theme = createTheme({
  primaryColor: "dark",
  // Paper: Mantine lays it as the ground. What a person writes on is white, see Input.
  white: "#fbf9f5",
  black: "#2b2620",
  colors: { dark: ink, gray: shade, red: seal },
  fontFamily: sans,
  headings: { fontFamily: sans, fontWeight: "650" },
  fontSizes: { xs: "0.8125rem", sm: "0.9375rem", md: "1rem", lg: "1.0625rem", xl: "1.25rem" },
  lineHeights: { xs: "1.5", sm: "1.6", md: "1.7", lg: "1.7", xl: "1.6" },
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
          ...((variant ?? "default") === "default" && { "--input-bg": "#fff" }),
          ...(size === "md" && { "--input-height": TOUCH }),
        },
      }),
    }),
  },
});
