import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { ReadField } from "#cards/fields/read-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { readVideo, watchAddress } from "./address.ts";
import styles from "./editor.module.css";
import { Poster } from "./poster.tsx";
import { video } from "./section.ts";

const providers = { youtube: "유튜브", vimeo: "비메오" };
const shapes = { wide: "가로 영상", tall: "세로 영상" };

export function VideoEditor(props: EditorProps<ContentOf<typeof video>>) {
  const form = useFields(video, props);
  const film = props.content.video;
  return (
    <Fields>
      <ReadField
        field={form.at("video")}
        label="영상 주소"
        placeholder="https://youtu.be/…"
        description="유튜브나 비메오에서 ‘공유’를 눌러 복사한 주소를 붙여 넣어 주세요."
        read={readVideo}
        write={watchAddress}
        mistake={() => "유튜브나 비메오 영상의 주소를 넣어 주세요. 예: https://youtu.be/…"}
      />
      {film && (
        <div className={styles.film}>
          <div className={styles.poster} data-shape={film.shape}>
            <Poster shape={film.shape} />
          </div>
          <p className={styles.words}>
            <strong>
              {providers[film.provider]} · {shapes[film.shape]}
            </strong>
            <span>손님이 누르면 카드 안에서 재생됩니다.</span>
            <a href={watchAddress(film)} target="_blank" rel="noreferrer">
              맞는 영상인지 열어 보기
            </a>
          </p>
        </div>
      )}
      <TextField field={form.at("title")} label="제목" placeholder="영상" />
    </Fields>
  );
}
