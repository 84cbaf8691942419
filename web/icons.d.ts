declare module "~icons/tabler/*" {
  import type { FunctionComponent } from "react";
  import type { IconProps } from "#cards/parts/icon.tsx";

  const icon: FunctionComponent<IconProps>;
  export default icon;
}
