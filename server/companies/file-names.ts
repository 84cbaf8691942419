import { randomBytes } from "node:crypto";
import type { Files } from "#server/ports.ts";

/** 128 bits: nobody finds what they were not shown. */
const KEY_BYTES = 16;
const KEY = /^[lb]\/([0-9a-f]{32})(?:\.webp)?$/;
const LOGO = /^b\/[0-9a-f]{32}\.webp$/;

/** A business licence: read by its company and by admins, through a pass. */
export function newLicenceKey(): string {
  return `l/${randomBytes(KEY_BYTES).toString("hex")}`;
}

/** A logo: fetched by everybody who is shown it. */
export function newLogoKey(): string {
  return `b/${randomBytes(KEY_BYTES).toString("hex")}.webp`;
}

export function isCompanyFile(key: string): boolean {
  return KEY.test(key);
}

export function isLogo(file: string): boolean {
  return LOGO.test(file);
}

/** Where a browser puts what it sends; never served. */
export function sentCompanyFile(key: string): string {
  const name = KEY.exec(key)?.[1];
  if (!name) throw new Error(`${key} names no file of a company`);
  return `in/${name}`;
}

/** Removes whatever there is of it. */
export async function removeCompanyFile(files: Files, key: string): Promise<void> {
  await files.remove(sentCompanyFile(key));
  await files.remove(key);
}
