import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { PHONE } from "./phone.ts";

/** What a careful person would write by hand with the same words and photos: no script, system fonts, a few rules. */
export async function plainPage(browser: Browser, address: string): Promise<string> {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  // As high as ours: a browser does not count a picture that fills the whole screen.
  const cover = (await page.locator("[data-section] img").first().boundingBox())?.height ?? 600;
  const sections = await page.locator("[data-section]").all();
  const parts = await Promise.all(
    sections.map(async (section) => {
      const words = await section
        .locator(":is(p, h1, h2, h3, span, a, button, dt, dd, li):not(:has(*))")
        .allTextContents();
      const photos = await section.locator("img").all();
      const pictures = await Promise.all(photos.map((photo, index) => pictureOf(photo, index)));
      return `<section>${pictures.join("")}${words.map((line) => `<p>${escaped(line)}</p>`).join("")}</section>`;
    }),
  );
  await context.close();
  const style = `body{margin:0 auto;max-width:480px;font:16px/1.9 serif;text-align:center;background:#f6efe1}section{padding:48px 0}section:first-child{padding:0 0 48px}p{margin:0 32px}img{display:block;width:100%;height:auto}section:first-child img{height:${cover}px;object-fit:cover}`;
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>카드</title><style>${style}</style>${parts.join("")}</html>`;
}

export async function pictureOf(photo: ReturnType<Page["locator"]>, index: number): Promise<string> {
  const names = ["src", "srcset", "sizes", "width", "height", "loading", "fetchpriority"];
  const given = await Promise.all(names.map(async (name) => [name, await photo.getAttribute(name)] as const));
  const attributes = given.flatMap(([name, value]) =>
    value === null ? [] : [`${name}="${escaped(value)}"`],
  );
  return `<img alt="${index + 1}" ${attributes.join(" ")}>`;
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export async function staticServer(html: string): Promise<{ url: string; server: Server }> {
  const page = gzipSync(html);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    if (path === "/") {
      response
        .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip" })
        .end(page);
    } else if (/^\/art\/[\w-]+\.webp$/.test(path)) {
      response.writeHead(200, { "content-type": "image/webp" }).end(readFileSync(join("public", path)));
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}
