import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { ChoiceField } from "#cards/fields/choice-field.tsx";
import { useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { PhotosField } from "#cards/fields/photos-field.tsx";
import { SKETCH_TONE, Sketch } from "#cards/fields/sketch.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { GALLERY_MAX_PHOTOS, type GalleryLayout, gallery, galleryLayouts } from "./section.ts";

export function GalleryEditor(props: EditorProps<ContentOf<typeof gallery>>) {
  const form = useFields(gallery, props);
  const photos = form.at("photos");
  return (
    <Fields>
      <TextField field={form.at("title")} label="제목" placeholder="우리의 순간" />
      <PhotosField
        section={gallery.name}
        name={photos.name}
        label="사진"
        photos={photos.value}
        change={photos.change}
        max={GALLERY_MAX_PHOTOS}
      />
      <ChoiceField
        field={form.at("layout")}
        label="보이는 모양"
        choices={galleryLayouts}
        Draw={LayoutSketch}
      />
    </Fields>
  );
}

/** Left, top, width and height of the photos, as a guest sees them. */
const arrangements: Record<GalleryLayout, readonly (readonly [number, number, number, number])[]> = {
  grid: [
    [4, 4, 48, 22],
    [4, 28, 15, 15],
    [20.5, 28, 15, 15],
    [37, 28, 15, 15],
  ],
  masonry: [
    [4, 4, 23, 22],
    [4, 28, 23, 15],
    [29, 4, 23, 14],
    [29, 20, 23, 23],
  ],
  swipe: [
    [-8, 10, 14, 26],
    [10, 5, 36, 36],
    [50, 10, 14, 26],
  ],
  filmstrip: [
    [2, 14, 15, 20],
    [19.5, 14, 17, 20],
    [39, 14, 15, 20],
  ],
};

function LayoutSketch({ value: layout }: { value: GalleryLayout }) {
  return (
    <Sketch height={47}>
      {layout === "filmstrip" && (
        <path d="M0 8h56M0 40h56M4 11h2M14 11h2M24 11h2M34 11h2M44 11h2M4 37h2M14 37h2M24 37h2M34 37h2M44 37h2" />
      )}
      {arrangements[layout].map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="1.5" fill={SKETCH_TONE} />
      ))}
    </Sketch>
  );
}
