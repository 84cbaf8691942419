import { use } from "react";
import type { EditorProps } from "#cards/engine/editor.ts";
import { CONTACT_DAYS } from "#cards/engine/links.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { OffersContext, useEditedCard, useOffers } from "#cards/fields/editing.ts";
import { type Field, useFields } from "#cards/fields/field.ts";
import { Beside, FieldNote, Fields, Group } from "#cards/fields/group.tsx";
import { PhoneField } from "#cards/fields/phone-field.tsx";
import { Rows } from "#cards/fields/rows.tsx";
import { SuggestField } from "#cards/fields/suggest-field.tsx";
import { SwitchField } from "#cards/fields/switch-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { type Mourner, mourners } from "./section.ts";

const nobody: Mourner = { relation: "", name: "", phone: "" };

export function MournersEditor(props: EditorProps<ContentOf<typeof mourners>>) {
  const form = useFields(mourners, props);
  const { facts } = useEditedCard();
  const offers = useOffers();
  const customary = form.at("customary");
  return (
    <OffersContext value={offers}>
      <Fields>
        <Group label="상주">
          <MournerRow field={form.at("chief")} />
        </Group>
        <Group label="유족" about="나중에 더하셔도 됩니다.">
          <Rows
            field={form.at("family")}
            one="유족"
            purpose="배우자, 자녀, 손주처럼 함께 알릴 분들을 적습니다."
            blank={nobody}
            titleOf={({ relation, name }) => [relation, name].filter(Boolean).join(" ")}
            Row={MournerRow}
          />
          <SwitchField
            field={customary}
            label="관례에 따른 순서로 보이기"
            description={
              customary.value
                ? "배우자, 아들, 며느리, 딸, 사위, 손주, 형제 순으로 저절로 보입니다."
                : "위에 적으신 순서 그대로 보입니다."
            }
          />
        </Group>
        {facts.when && <FieldNote>{`전화번호는 발인 ${CONTACT_DAYS}일 뒤에 저절로 가려집니다.`}</FieldNote>}
      </Fields>
    </OffersContext>
  );
}

function MournerRow({ field }: { field: Field<Mourner> }) {
  const { relations } = use(OffersContext);
  return (
    <>
      <Beside>
        <TextField field={field.at("name")} label="성함" placeholder="김민수" />
        <SuggestField
          field={field.at("relation")}
          label="고인과의 관계"
          words={relations}
          placeholder="장남"
        />
      </Beside>
      <PhoneField field={field.at("phone")} label="연락처" />
    </>
  );
}
