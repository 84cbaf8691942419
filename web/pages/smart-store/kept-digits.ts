import { z } from "zod";

const KEY = "goi.voucher";
const kept = z.object({ id: z.string(), digits: z.string() });

/** Remembers in this tab what was typed for a voucher, while its holder signs in to take it. */
export function keepDigits(voucher: z.infer<typeof kept>): void {
  sessionStorage.setItem(KEY, JSON.stringify(voucher));
}

/** What was kept for this voucher: used once, then cleared. */
export function takeDigits(id: string): string | null {
  const written = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  try {
    const voucher = kept.parse(JSON.parse(written ?? "null"));
    return voucher.id === id ? voucher.digits : null;
  } catch {
    return null;
  }
}
