import { Button, Switch } from "@mantine/core";
import { photoAddress } from "#cards/engine/photo.ts";
import type { PhotoElement } from "#cards/kinds/photo/document.ts";
import { type FilterName, filterNames, photoFilters } from "#cards/kinds/photo/filters.ts";
import { printWarning } from "#cards/kinds/photo/output/print-warning.ts";
import { Slide } from "#cards/kinds/photo/studio/slide.tsx";
import { useStudio } from "#cards/kinds/photo/studio/studio-context.ts";
import { PhotoButton } from "./file-button.tsx";
import styles from "./panel.module.css";
import type { PanelProps } from "./panel.ts";
import { Tile } from "./tile.tsx";

/** Photos to add, and the one that is picked where it has no place of its own. */
export function PhotoPanel({ isAdding }: PanelProps) {
  const { addPhotos, pickedElements } = useStudio();
  const [first] = pickedElements;
  const isOne = !isAdding && pickedElements.length === 1 && first?.type === "photo";
  return (
    <div className={styles.stack}>
      {isOne && <PhotoProperties key={first.id} element={first} />}
      <PhotoButton variant={isOne ? "default" : "filled"} onFiles={addPhotos}>
        {isOne ? "다른 사진 더 넣기" : "사진 넣기"}
      </PhotoButton>
      {!isOne && (
        <p className={styles.note}>
          처음 넣은 사진은 카드를 가득 채웁니다. 사진을 두 번 누르면 위치를 맞출 수 있습니다.
        </p>
      )}
    </div>
  );
}

const degrees = (value: number) => `${Math.round(value)}°`;

export function PhotoProperties({ element }: { element: PhotoElement }) {
  const { changePicked, replacePhoto, cut: startCutting, cutting } = useStudio();
  const { photo, cut, filter } = element;
  const warning = photo && printWarning(element, photo);

  function changeCut(fields: Partial<PhotoElement["cut"]>, where: string) {
    changePicked((one) => (one.type === "photo" ? { ...one, cut: { ...one.cut, ...fields } } : one), where);
  }

  if (!photo) {
    return (
      <PhotoButton variant="filled" onFiles={([file]) => file && replacePhoto(element.id, file)}>
        이 자리에 사진 넣기
      </PhotoButton>
    );
  }
  return (
    <>
      {warning && (
        <p className={styles.warning} role="status">
          {warning}
        </p>
      )}
      <div className={styles.row}>
        <PhotoButton onFiles={([file]) => file && replacePhoto(element.id, file)}>사진 바꾸기</PhotoButton>
        <Button
          size="md"
          variant={cutting ? "filled" : "default"}
          aria-pressed={cutting !== null}
          onClick={() => startCutting(cutting ? null : element.id)}
        >
          {cutting ? "맞추기 끝내기" : "위치 맞추기"}
        </Button>
      </div>
      <Slide
        label="확대"
        value={cut.zoom}
        min={1}
        max={4}
        step={0.01}
        written={(zoom) => `${zoom.toFixed(1)}배`}
        onChange={(zoom) => changeCut({ zoom }, "zoom")}
      />
      <Slide
        label="기울기"
        value={cut.turn}
        min={-180}
        max={180}
        step={1}
        rest={0}
        written={degrees}
        onChange={(turn) => changeCut({ turn }, "turn")}
      />
      <Switch
        label="좌우 뒤집기"
        checked={cut.mirrored}
        onChange={(event) => changeCut({ mirrored: event.currentTarget.checked }, "mirror")}
      />
      <h3 className={styles.heading}>필터</h3>
      <div className={styles.strip}>
        {filterNames.map((name) => (
          <Tile
            key={name}
            label={photoFilters[name].label}
            isChosen={filter === name}
            onChoose={() => changePicked((one) => (one.type === "photo" ? { ...one, filter: name } : one))}
          >
            <FilterSample name={name} address={photoAddress(photo, 400)} />
          </Tile>
        ))}
      </div>
    </>
  );
}

function FilterSample({ name, address }: { name: FilterName; address: string }) {
  const rows = photoFilters[name].matrix.map(([r, g, b, constant]) => `${r} ${g} ${b} 0 ${constant}`);
  return (
    <svg viewBox="0 0 68 68" aria-hidden="true">
      <filter id={`sample-${name}`} colorInterpolationFilters="sRGB">
        <feColorMatrix values={`${rows.join(" ")} 0 0 0 1 0`} />
      </filter>
      <image
        href={address}
        width={68}
        height={68}
        preserveAspectRatio="xMidYMid slice"
        filter={`url(#sample-${name})`}
      />
    </svg>
  );
}
