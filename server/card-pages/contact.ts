/** Somebody for an address book; null where the page shows nobody. */
export function contactAnswer(file: { name: string; text: string } | null): Response | null {
  if (!file) return null;
  return new Response(file.text, {
    headers: {
      "content-type": "text/vcard; charset=utf-8",
      "content-disposition": `attachment; filename="goi.vcf"; filename*=UTF-8''${encodeURIComponent(`${file.name}.vcf`)}`,
      "cache-control": "no-cache",
    },
  });
}
