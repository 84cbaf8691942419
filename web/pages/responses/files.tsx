import { Button, Group } from "@mantine/core";
import { ask } from "#web/api.ts";
import { ResponsesCsvDocument } from "#web/graphql/graphql.ts";
import { useAction } from "#web/queries/use-action.ts";
import { saveFile } from "#web/save-file.ts";
import type { ToastWords } from "#web/shell/toast-words.ts";
import IconDownload from "~icons/tabler/download";
import IconPrinter from "~icons/tabler/printer";
import type { SectionFigures } from "./figures.tsx";

type Props = {
  card: { id: string; title: string };
  section: SectionFigures;
  /** Brings all that is listed, so that none is missing on paper; answers whether it could. */
  bringAll(): Promise<boolean>;
  tell(toast: ToastWords): void;
};

/** To take along: a file for a spreadsheet, and paper. */
export function ResponseFiles({ card, section, bringAll, tell }: Props) {
  const saveCsv = useAction(async () => {
    const { responsesCsv } = await ask(ResponsesCsvDocument, { card: card.id, section: section.section });
    saveFile({ name: `${card.title} ${section.label}.csv`, type: "text/csv", text: responsesCsv });
  }, tell);

  async function print() {
    if (await bringAll()) window.print();
  }

  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        variant="default"
        loading={saveCsv.busy}
        leftSection={<IconDownload size={20} stroke={1.6} aria-hidden />}
        onClick={() => void saveCsv.run()}
      >
        엑셀 파일
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter size={20} stroke={1.6} aria-hidden />}
        onClick={() => void print()}
      >
        인쇄
      </Button>
    </Group>
  );
}
