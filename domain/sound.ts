import { Refusal } from "#domain/refusal.ts";

/** Seven minutes in good quality; a guest may hear it over a phone's own data. */
export const MAX_SOUND_BYTES = 10 * 1_024 * 1_024;
/** The longest piece at a wedding; what is longer is a film's sound or a podcast. */
export const MAX_SOUND_SECONDS = 15 * 60;

/** What we keep and serve. The names are the endings of the files, too. */
export const soundTypes = { mp3: "audio/mpeg", m4a: "audio/mp4" } as const;
export type SoundType = keyof typeof soundTypes;

/** Why a file cannot be taken as music, as its maker reads it. */
export const soundProblems = {
  empty: "비어 있는 파일입니다. 다른 음악 파일을 골라 주세요.",
  large: "음악 파일은 10MB까지 올릴 수 있습니다. 더 짧게 자르거나 음질을 낮춰 다시 골라 주세요.",
  long: "음악은 15분까지 올릴 수 있습니다. 짧게 잘라 다시 골라 주세요.",
  other: "음악 파일이 아닙니다. MP3나 M4A 파일을 골라 주세요.",
  video: "동영상은 올릴 수 없습니다. MP3나 M4A 음악 파일을 골라 주세요.",
  locked: "복제를 막아 둔 음악 파일(DRM)입니다. 손님의 휴대폰에서 재생되지 않아 올릴 수 없습니다.",
  codec: "일부 휴대폰에서 재생되지 않는 M4A 파일입니다. AAC나 MP3로 바꿔서 올려 주세요.",
  broken: "음악 파일이 손상되어 재생할 수 없습니다. 다른 파일을 골라 주세요.",
  rights: "올려도 되는 음원인지 먼저 확인해 주세요.",
} as const;

export function refusedSound(why: keyof typeof soundProblems): Refusal {
  const sentence = soundProblems[why];
  if (why === "rights") return new Refusal("INVALID", { sentence });
  return new Refusal(why === "large" ? "FILE_TOO_LARGE" : "FILE_TYPE", { sentence });
}

/** Whatever a device calls it, the bytes decide; only what is surely no music is not sent at all. */
export function decideSoundUpload({ bytes, type }: { bytes: number; type: string }): void {
  if (bytes < 1) throw refusedSound("empty");
  if (type.startsWith("video/") && type !== "video/mp4") throw refusedSound("video");
  if (type.startsWith("image/") || type.startsWith("text/")) throw refusedSound("other");
  if (bytes > MAX_SOUND_BYTES) throw refusedSound("large");
}
