import type { SVGProps } from "react";

export type IconProps = Omit<SVGProps<SVGSVGElement>, "stroke"> & { size?: number; stroke?: number };

/** Draws these marks on a sheet of 24 by 24, with lines as thick as `stroke` says. */
export function Icon({ marks, size = 24, stroke = 2, ...rest }: IconProps & { marks: string }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth={stroke}
      {...rest}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the marks come out of a package when the pages are built
      dangerouslySetInnerHTML={{ __html: marks }}
    />
  );
}
