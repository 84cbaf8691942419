/** Enough for a code that fills a quarter of the picture, little enough for a telephone to read in a moment. */
const LONG_EDGE = { camera: 1_024, photo: 2_000 };

type Source = HTMLVideoElement | HTMLImageElement;

/** What a camera shows now, or undefined while it shows nothing. */
export function pictureOf(video: HTMLVideoElement): ImageData | undefined {
  const { videoWidth: width, videoHeight: height } = video;
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || !width) return undefined;
  return drawn(video, { width, height, most: LONG_EDGE.camera });
}

/** A photo from the device; throws where the browser cannot draw it. */
export async function pictureIn(file: Blob): Promise<ImageData> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    return drawn(image, { width, height, most: LONG_EDGE.photo });
  } finally {
    URL.revokeObjectURL(address);
  }
}

function drawn(source: Source, { width, height, most }: { width: number; height: number; most: number }) {
  const scale = Math.min(1, most / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser draws nothing");
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
