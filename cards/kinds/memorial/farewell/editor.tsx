import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf, Section } from "#cards/engine/section.ts";
import { ChoiceField } from "#cards/fields/choice-field.tsx";
import { DateField } from "#cards/fields/date-field.tsx";
import { useFields } from "#cards/fields/field.ts";
import { FollowBlock } from "#cards/fields/follow/follow-block.tsx";
import { Followable } from "#cards/fields/follow/followable.tsx";
import { FollowingContext, useFollowing } from "#cards/fields/follow/use-following.ts";
import { Beside, Fields, Fold } from "#cards/fields/group.tsx";
import { PhoneField } from "#cards/fields/phone-field.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { TimeField } from "#cards/fields/time-field.tsx";
import { PlacePreview } from "#cards/sections/venue/place-preview.tsx";
import { PlaceSearch } from "#cards/sections/venue/place-search.tsx";
import { tidyAddress } from "#cards/sections/venue/tidy-address.ts";
import { declines } from "./declines.ts";
import { farewell } from "./section.ts";

export function FarewellEditor(props: EditorProps<ContentOf<typeof farewell>>) {
  const form = useFields(farewell, props);
  const [address, thanks] = [form.at("address"), form.at("thanks")];
  const rites = [form.at("encoffiningDate"), form.at("encoffiningTime"), form.at("visiting")];
  const { hall, address: where, phone } = props.content;
  const following = useFollowing(farewell as Section);
  return (
    <FollowingContext value={following}>
      <Fields>
        <FollowBlock
          form={following}
          what="장례식장"
          problem={following.problemIn(props.problems)}
          preview={(block) => <PlacePreview said={block.said} />}
        />
        <PlaceSearch
          label="장례식장 이름이나 주소로 찾기"
          placeholder="고이병원 장례식장"
          missing="몇 호실인지만 더 적어 주세요."
          take={({ name, address: found }) => {
            if (name) form.at("hall").change(name);
            address.change(found);
          }}
        />
        <Followable path="hall" label="장례식장" said={hall || null}>
          <TextField field={form.at("hall")} label="장례식장" placeholder="고이병원 장례식장" />
        </Followable>
        <TextField field={form.at("room")} label="호실" placeholder="3호실" />
        <Beside>
          <DateField field={form.at("processionDate")} label="발인 날짜" placeholder="정해지면 적어 주세요" />
          <TimeField field={form.at("processionTime")} label="발인 시간" />
        </Beside>
        <TextField field={form.at("burial")} label="장지" placeholder="고이추모공원" />
        <Followable path="address" label="빈소 주소" said={where || null}>
          <TextField
            field={address}
            label="빈소 주소"
            placeholder="서울특별시 중구 세종대로 110"
            description="지도에서 복사해 그대로 붙여 넣으셔도 됩니다."
            onPaste={(event) => {
              if (address.value !== "") return;
              event.preventDefault();
              address.change(tidyAddress(event.clipboardData.getData("text")));
            }}
          />
        </Followable>
        <Followable path="phone" label="빈소 전화" said={phone || null}>
          <PhoneField field={form.at("phone")} label="빈소 전화" placeholder="02-000-0000" />
        </Followable>
        <ChoiceField field={form.at("declined")} label="조화와 조의금" choices={declines} />
        <Fold
          label="입관·조문 안내"
          needed={rites.some(({ value, isTroubled }) => value !== "" || isTroubled)}
        >
          <Beside>
            <DateField
              field={form.at("encoffiningDate")}
              label="입관 날짜"
              placeholder="정해지면 적어 주세요"
            />
            <TimeField field={form.at("encoffiningTime")} label="입관 시간" />
          </Beside>
          <TextAreaField
            field={form.at("visiting")}
            label="조문 안내"
            placeholder="조문은 오후 2시부터 받습니다."
            minRows={2}
          />
        </Fold>
        <Fold label="발인 뒤에 보일 인사" needed={thanks.value !== "" || thanks.isTroubled}>
          <TextAreaField
            field={thanks}
            label="발인 뒤 인사"
            placeholder={
              "보내 주신 위로 덕분에 장례를 잘 모셨습니다.\n찾아뵙고 인사드려야 마땅하나 먼저 글로 올립니다."
            }
            description="발인 시간이 지나면 길 안내 대신 이 글이 저절로 보입니다."
            minRows={4}
          />
        </Fold>
      </Fields>
    </FollowingContext>
  );
}
