const TYPES = "image/jpeg,image/png,image/webp";
/** Elsewhere a file dialog would not let one choose what a phone has taken. */
const WITH_HEIC = `${TYPES},image/heic,image/heif,image/avif,image/gif,.heic,.heif`;

type Device = Pick<Navigator, "userAgent" | "maxTouchPoints">;

/**
 * What a file dialog offers on this device. An iPhone that is not told of HEIC converts it by itself, faster and
 * better than anybody after it.
 */
export function offeredTypes({ userAgent, maxTouchPoints }: Device): string {
  const isApplePhone =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApplePhone ? TYPES : WITH_HEIC;
}

/** Whether a chosen file may be a picture that we take. Many devices have no name for HEIC but the file's ending. */
export function isPicture({ name, type }: Pick<File, "name" | "type">): boolean {
  return type ? WITH_HEIC.split(",").includes(type) : /\.hei[cf]$/i.test(name);
}
