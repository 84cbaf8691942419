import { useEffect, useRef } from "react";
import { openQrReader, type QrReader } from "./qr-reader.ts";

/** Reads QR codes while the page is open. It is loaded at once: later the network may be gone. */
export function useQrReader(): (picture: ImageData) => Promise<string | null> {
  const opening = useRef<Promise<QrReader>>(undefined);

  useEffect(() => {
    const opened = openQrReader();
    opening.current = opened;
    return () => {
      opening.current = undefined;
      void opened.then((reader) => reader.close());
    };
  }, []);

  return async (picture) => {
    const reader = await opening.current;
    return reader ? reader.read(picture) : null;
  };
}
