import { Loader, MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { theme } from "./theme.ts";

test("what is being loaded is said to who cannot see it turn", () => {
  const html = renderToStaticMarkup(
    <MantineProvider theme={theme}>
      <Loader aria-label="카드를 불러오고 있습니다" />
    </MantineProvider>,
  );
  expect(html).toMatch(
    /<span[^>]*role="status"[^>]*aria-label="카드를 불러오고 있습니다"|<span[^>]*aria-label="카드를 불러오고 있습니다"[^>]*role="status"/,
  );
});
