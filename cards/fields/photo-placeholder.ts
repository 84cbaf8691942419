import { thumbHashToDataURL } from "thumbhash";

const drawn = new Map<string, string>();

/** A photo's own colours as the address of a tiny picture, for the moment before it is there. */
export function placeholderAddress(placeholder: string): string | undefined {
  if (!placeholder) return undefined;
  const known = drawn.get(placeholder);
  if (known) return known;
  const bytes = Uint8Array.from(atob(placeholder), (letter) => letter.charCodeAt(0));
  const address = thumbHashToDataURL(bytes);
  drawn.set(placeholder, address);
  return address;
}
