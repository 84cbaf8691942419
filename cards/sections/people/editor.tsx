import { use } from "react";
import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { OffersContext, useOffers } from "#cards/fields/editing.ts";
import { type Field, useFields } from "#cards/fields/field.ts";
import { Fields } from "#cards/fields/group.tsx";
import { LateField, NameAndLate } from "#cards/fields/late-field.tsx";
import { PhoneField } from "#cards/fields/phone-field.tsx";
import { Rows } from "#cards/fields/rows.tsx";
import { SuggestField } from "#cards/fields/suggest-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { people } from "./section.ts";

type Content = ContentOf<typeof people>;
type Party = Content["groups"][number];
type Person = Party["people"][number];

const nobody: Person = { name: "", relation: "", late: false, baptismalName: "", phone: "" };

export function PeopleEditor(props: EditorProps<Content>) {
  const form = useFields(people, props);
  const offers = useOffers();
  return (
    <OffersContext value={offers}>
      <Fields>
        <TextField field={form.at("title")} label="제목" placeholder="모시는 사람들" />
        <Rows
          field={form.at("groups")}
          one="모임"
          add={form.value.groups.length === 0 ? "함께 모시는 분 더하기" : "다른 모임 더하기"}
          purpose="집안이나 모임별로 나누어 적으실 수도 있습니다. 연락처를 적으면 손님이 바로 전화할 수 있습니다."
          blank={{ title: "", people: [nobody] }}
          titleOf={({ title, people: members }) =>
            title ||
            members
              .map(({ name }) => name)
              .filter(Boolean)
              .join(", ")
          }
          Row={PartyRow}
        />
      </Fields>
    </OffersContext>
  );
}

function PartyRow({ field }: { field: Field<Party> }) {
  const { sides } = use(OffersContext);
  return (
    <>
      <Rows
        field={field.at("people")}
        one="사람"
        purpose="이 모임에는 아직 아무도 없습니다."
        blank={nobody}
        titleOf={({ relation, late, name }) =>
          [relation, late && name ? `故 ${name}` : name].filter(Boolean).join(" ")
        }
        Row={PersonRow}
      />
      <SuggestField
        field={field.at("title")}
        label="모임 이름"
        words={sides}
        placeholder="비워 두셔도 됩니다"
      />
    </>
  );
}

function PersonRow({ field }: { field: Field<Person> }) {
  const { relations } = use(OffersContext);
  const { late } = field.value;
  return (
    <>
      <NameAndLate>
        <TextField field={field.at("name")} label="이름" placeholder="김고이" />
        <LateField field={field.at("late")} />
      </NameAndLate>
      <SuggestField field={field.at("relation")} label="관계" words={relations} placeholder="아버지" />
      <PhoneField
        field={field.at("phone")}
        label="연락처"
        {...(late && { description: "고인의 연락처는 손님에게 보이지 않습니다." })}
      />
      <TextField field={field.at("baptismalName")} label="세례명·법명" placeholder="비워 두셔도 됩니다" />
    </>
  );
}
