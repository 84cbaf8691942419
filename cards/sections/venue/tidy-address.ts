/** A street or a parcel with its number, as Korean addresses end. */
const KOREAN = /(?:시|도|군|구|읍|면|동|리)\s.*(?:로|길|동|리|가)\s*\d/;
const POSTCODE = /^(?:\(우\)|우편번호|우\)|\[|\()?\s*:?\s*\d{5}\s*[\])]?\s*(?=\D)/;

/** An address out of what was copied from a map, a message or a home page. */
export function tidyAddress(pasted: string): string {
  const lines = pasted
    .split(/[\r\n]+/)
    .map((line) => line.replace(/\s+/g, " ").trim().replace(POSTCODE, "").trim())
    .filter((line) => line !== "" && !/https?:/.test(line));
  return lines.find((line) => KOREAN.test(line)) ?? lines.join(" ");
}
