import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { PHONE } from "./phone.ts";

/** What a card says and shows, without its looks. */
export type CardParts = {
  /** As high as ours: a browser does not count a picture that fills the whole screen. */
  coverHeight: number;
  sections: { pictures: Picture[]; words: string[] }[];
};

type Picture = Record<string, string>;

export async function partsOf(browser: Browser, address: string): Promise<CardParts> {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  const coverHeight = (await page.locator("[data-section] img").first().boundingBox())?.height ?? 600;
  const sections = await Promise.all(
    (await page.locator("[data-section]").all()).map(async (section) => ({
      words: await section
        .locator(":is(p, h1, h2, h3, span, a, button, dt, dd, li):not(:has(*))")
        .allTextContents(),
      pictures: await Promise.all((await section.locator("img").all()).map(pictureIn)),
    })),
  );
  await context.close();
  return { coverHeight, sections };
}

async function pictureIn(photo: ReturnType<Page["locator"]>, index: number): Promise<Picture> {
  const picture: Picture = { alt: `${index + 1}` };
  for (const name of ["src", "srcset", "sizes", "width", "height", "loading", "fetchpriority"]) {
    const value = await photo.getAttribute(name);
    if (value !== null) picture[name] = value;
  }
  return picture;
}

export const plainStyle = ({ coverHeight }: CardParts) =>
  `body{margin:0 auto;max-width:480px;font:16px/1.9 serif;text-align:center;background:#f6efe1}section{padding:48px 0}section:first-child{padding:0 0 48px}p{margin:0 32px}img{display:block;width:100%;height:auto}section:first-child img{height:${coverHeight}px;object-fit:cover}`;

/** What a careful person would write by hand with the same words and photos: no script, system fonts, a few rules. */
export async function plainPage(browser: Browser, address: string): Promise<string> {
  const parts = await partsOf(browser, address);
  const sections = parts.sections.map(({ pictures, words }) => {
    const lines = words.map((line) => `<p>${escaped(line)}</p>`);
    return `<section>${pictures.map(tagOf).join("")}${lines.join("")}</section>`;
  });
  return pageWith(`<style>${plainStyle(parts)}</style>`, sections.join(""));
}

export function pageWith(head: string, body: string): string {
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>카드</title>${head}${body}</html>`;
}

function tagOf(picture: Picture): string {
  const attributes = Object.entries(picture).map(([name, value]) => `${name}="${escaped(value)}"`);
  return `<img ${attributes.join(" ")}>`;
}

export async function pictureOf(photo: ReturnType<Page["locator"]>, index: number): Promise<string> {
  return tagOf(await pictureIn(photo, index));
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

type StaticFiles = Record<string, { type: string; body: string }>;

/** A page from memory, with the files that it names. */
export async function staticServer(
  html: string,
  files: StaticFiles = {},
): Promise<{ url: string; server: Server }> {
  const page = gzipSync(html);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    if (path === "/") {
      response
        .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip" })
        .end(page);
    } else if (files[path]) {
      const { type, body } = files[path];
      response.writeHead(200, { "content-type": type, "content-encoding": "gzip" }).end(gzipSync(body));
    } else if (/^\/art\/[\w-]+\.webp$/.test(path)) {
      response.writeHead(200, { "content-type": "image/webp" }).end(readFileSync(join("public", path)));
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}
