/** The part of libheif-js that we use; the package brings no types for it. */
declare module "libheif-js/wasm-bundle.js" {
  type Shown = { data: Uint8ClampedArray; width: number; height: number };
  type Image = {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /** Calls back with null where the picture could not be decoded. */
    display(into: Shown, then: (shown: Shown | null) => void): void;
  };
  const libheif: { HeifDecoder: new () => { decode(file: Uint8Array): Image[] } };
  export default libheif;
}
