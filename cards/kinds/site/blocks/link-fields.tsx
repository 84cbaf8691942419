import { ChoiceField } from "#cards/fields/choice-field.tsx";
import { DateField } from "#cards/fields/date-field.tsx";
import type { Field } from "#cards/fields/field.ts";
import { Beside, Fold } from "#cards/fields/group.tsx";
import { ReadField } from "#cards/fields/read-field.tsx";
import { SwitchField } from "#cards/fields/switch-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { TimeField } from "#cards/fields/time-field.tsx";
import { linkMistake, readLink } from "#cards/kinds/site/link-address.ts";
import { LinkSign } from "./icons.tsx";
import { type LinkIcon, linkIcons } from "./link-icons.ts";
import type { LinkBlock } from "./section.ts";

export function LinkFields({ field }: { field: Field<LinkBlock> }) {
  const { address, fromDate, fromTime, untilDate, untilTime } = field.value;
  const isTimed = [fromDate, fromTime, untilDate, untilTime].some(Boolean);
  return (
    <>
      <TextField field={field.at("title")} label="제목" placeholder="온라인 가게" />
      <ReadField
        field={field.at("address")}
        label="주소"
        placeholder="smartstore.naver.com/goi"
        description={address ? `${address} 로 열립니다.` : "웹 주소나 전화번호, 이메일을 붙여 넣어 주세요."}
        read={readLink}
        write={(known) => known}
        mistake={linkMistake}
      />
      <SwitchField field={field.at("on")} label="보이기" />
      <SwitchField
        field={field.at("highlight")}
        label="도드라지게"
        description="가장 먼저 누르셨으면 하는 링크에만 써 주세요."
      />
      <ChoiceField field={field.at("icon")} label="그림" choices={linkIcons} Draw={Sign} />
      <Fold label="보이는 기간" said={isTimed ? undefined : "언제나"} needed={isTimed || field.isTroubled}>
        <Beside>
          <DateField field={field.at("fromDate")} label="시작하는 날" placeholder="바로" />
          <TimeField field={field.at("fromTime")} label="시작하는 시간" />
        </Beside>
        <Beside>
          <DateField field={field.at("untilDate")} label="끝나는 날" placeholder="정하지 않음" />
          <TimeField field={field.at("untilTime")} label="끝나는 시간" />
        </Beside>
      </Fold>
    </>
  );
}

function Sign({ value }: { value: LinkIcon }) {
  return <LinkSign name={value} />;
}
