import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf, Section } from "#cards/engine/section.ts";
import { useFields } from "#cards/fields/field.ts";
import { FollowBlock } from "#cards/fields/follow/follow-block.tsx";
import { FollowingContext, useFollowing } from "#cards/fields/follow/use-following.ts";
import { Fields } from "#cards/fields/group.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { PlacePreview } from "./place-preview.tsx";
import { venue } from "./section.ts";

/** Its fields are in `place-fields.tsx`, which the form of a company has, too. */
export function VenueEditor(props: EditorProps<ContentOf<typeof venue>>) {
  const form = useFields(venue, props);
  const following = useFollowing(venue as Section);
  return (
    <FollowingContext value={following}>
      <Fields>
        <FollowBlock
          form={following}
          what="식장"
          problem={following.problemIn(props.problems)}
          preview={(block) => <PlacePreview said={block.said} />}
        />
        <TextField field={form.at("title")} label="제목" placeholder="오시는 길" />
        <PlaceFields section={venue.name} form={form} />
      </Fields>
    </FollowingContext>
  );
}
