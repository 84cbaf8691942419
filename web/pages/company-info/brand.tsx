import { Stack } from "@mantine/core";
import { useState } from "react";
import type { ShownCompany } from "#web/company/record.ts";
import { Part } from "#web/shell/page-part.tsx";
import { BrandColor } from "./brand-color.tsx";
import { BrandPreview } from "./brand-preview.tsx";
import { Logo } from "./logo.tsx";

type Props = { company: ShownCompany; onChanged(company: ShownCompany): void };

/** How customers' cards name the company, at their very end. */
export function CompanyBrand({ company, onChanged }: Props) {
  const [color, setColor] = useState(company.color);
  return (
    <Part title="로고와 색" about="고객의 카드 맨 아래에 작게 보입니다. 카드를 만든 분이 가릴 수 있습니다.">
      <Stack gap={24}>
        <BrandPreview name={company.name} logo={company.logo ?? null} color={color ?? null} />
        <Logo company={company} onChanged={onChanged} />
        <BrandColor company={company} color={color ?? null} onChosen={setColor} onChanged={onChanged} />
      </Stack>
    </Part>
  );
}
