import { use } from "react";
import type { EditorProps } from "#cards/engine/editor.ts";
import type { ContentOf } from "#cards/engine/section.ts";
import { OffersContext, useEditedCard, useOffers } from "#cards/fields/editing.ts";
import { type Field, useFields } from "#cards/fields/field.ts";
import { Beside, FieldNote, Fields, Fold } from "#cards/fields/group.tsx";
import { Rows } from "#cards/fields/rows.tsx";
import { SuggestField } from "#cards/fields/suggest-field.tsx";
import { TextAreaField } from "#cards/fields/text-area-field.tsx";
import { TextField } from "#cards/fields/text-field.tsx";
import { sentence } from "#domain/day-words.ts";
import { AccountNumberField } from "./account-number-field.tsx";
import { BankField } from "./bank-field.tsx";
import { banks, formatAccountNumber } from "./banks.ts";
import { hiddenFrom } from "./hidden-from.ts";
import { accounts, type BankAccount } from "./section.ts";

type Content = ContentOf<typeof accounts>;
type Household = Content["groups"][number];

const blank: BankAccount = { relation: "", bank: "", number: "", holder: "", payLink: "" };

export function AccountsEditor(props: EditorProps<Content>) {
  const form = useFields(accounts, props);
  const hidden = hiddenFrom(useEditedCard().facts);
  const offers = useOffers();
  return (
    <OffersContext value={offers}>
      <Fields>
        <Rows
          field={form.at("groups")}
          one="묶음"
          add={form.value.groups.length === 0 ? "계좌 더하기" : "다른 묶음 더하기"}
          purpose="집안이나 형제별로 묶어 적으실 수도 있습니다."
          blank={{ label: "", people: [blank] }}
          titleOf={({ label, people }) => [label, `계좌 ${people.length}개`].filter(Boolean).join(" · ")}
          Row={HouseholdRow}
        />
        <TextField field={form.at("title")} label="제목" placeholder="마음 전하실 곳" />
        <TextAreaField
          field={form.at("text")}
          label="안내 글"
          placeholder="멀리서도 마음을 전하고 싶으신 분들을 위해 적어 둡니다."
          minRows={2}
        />
        {hidden && (
          <FieldNote>{`계좌는 ${sentence({ date: hidden, time: null })}부터 저절로 가려집니다.`}</FieldNote>
        )}
      </Fields>
    </OffersContext>
  );
}

function HouseholdRow({ field }: { field: Field<Household> }) {
  const { sides } = use(OffersContext);
  return (
    <>
      <Rows
        field={field.at("people")}
        one="계좌"
        purpose="이 묶음에는 아직 계좌가 없습니다."
        blank={blank}
        titleOf={summaryOf}
        Row={AccountRow}
      />
      <SuggestField
        field={field.at("label")}
        label="묶음 이름"
        words={sides}
        placeholder="계좌번호 보기"
        description="위 계좌를 묶어 이 이름으로 접어 둡니다."
      />
    </>
  );
}

function summaryOf({ relation, holder, bank, number }: BankAccount): string {
  const who = [relation, holder].filter(Boolean).join(" ");
  return [who, bank && banks[bank].label, number.replaceAll("-", "").slice(-4)].filter(Boolean).join(" · ");
}

function AccountRow({ field }: { field: Field<BankAccount> }) {
  const { relations } = use(OffersContext);
  const payLink = field.at("payLink");
  const bank = {
    ...field.at("bank"),
    // Every bank sets its hyphens its own way.
    change: (chosen: BankAccount["bank"]) =>
      field.change({
        ...field.value,
        bank: chosen,
        number: formatAccountNumber({ bank: chosen, typed: field.value.number }),
      }),
  };
  return (
    <>
      <Beside>
        <SuggestField field={field.at("relation")} label="관계" words={relations} placeholder="아버지" />
        <TextField field={field.at("holder")} label="예금주" placeholder="김고이" />
      </Beside>
      <BankField field={bank} />
      <AccountNumberField field={field.at("number")} bank={field.value.bank} />
      <Fold label="카카오페이·토스 송금 링크" needed={payLink.value !== "" || payLink.isTroubled}>
        <TextField
          field={payLink}
          label="송금 링크"
          placeholder="https://qr.kakaopay.com/…"
          description="각 앱의 ‘송금 받기’에서 링크를 복사해 주세요."
          inputMode="url"
        />
      </Fold>
    </>
  );
}
