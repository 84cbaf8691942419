import { Button, Fieldset, Stack, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { formatPhone } from "#cards/fields/phone-number.ts";
import { readableNumber } from "#domain/company.ts";
import { Problem } from "#web/forms/problem.tsx";
import { useValidatedForm } from "#web/forms/validated-form.ts";
import { FormattedField } from "./formatted-field.tsx";
import { LicenceField } from "./licence-field.tsx";
import { type CheckedRecord, newRecordForm, recordForm, type TypedRecord } from "./record.ts";
import styles from "./record-form.module.css";
import { TypeField } from "./type-field.tsx";

type Props = {
  initial: TypedRecord;
  /** Under what name this device keeps what is typed until it is sent. */
  keepAs: string;
  /** Whether the company has sent a licence before. */
  hasLicence: boolean;
  submit: { label: string; variant?: "default" };
  onSubmit(record: CheckedRecord): Promise<void>;
  /** Said of what the licence shows. */
  aboutLicence?: ReactNode;
  /** The way to look at the licence that is kept. */
  lookAtLicence?: ReactNode;
};

/** A company's record: what its licence shows, where it is, and whom to ask. */
export function RecordForm({ initial, keepAs, hasLicence, ...props }: Props) {
  const { form, input, submit, busy, problem } = useValidatedForm<TypedRecord, CheckedRecord>({
    schema: hasLicence ? recordForm : newRecordForm,
    initial,
    act: props.onSubmit,
    keep: { as: keepAs, fields: Object.keys(initial) as (keyof TypedRecord)[] },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={28}>
        <Fieldset legend="사업자등록증에 적힌 대로" variant="unstyled" className={styles.group}>
          {props.aboutLicence && <p className={styles.about}>{props.aboutLicence}</p>}
          <TextInput
            label="업체 이름"
            placeholder="달빛 예식장"
            autoComplete="organization"
            {...input("name")}
          />
          <FormattedField
            label="사업자등록번호"
            placeholder="123-45-67890"
            format={readableNumber}
            {...input("number")}
          />
          <TextInput
            label="대표자 이름"
            placeholder="김고이"
            description="여러 분이면 쉼표로 이어 적어 주세요."
            {...input("representative")}
          />
          <LicenceField
            name={form.getValues().licenceName}
            isKept={hasLicence}
            error={form.errors.licence}
            onSent={(licence) => {
              form.setValues(licence);
              form.clearFieldError("licence");
            }}
          >
            {props.lookAtLicence}
          </LicenceField>
        </Fieldset>
        <Fieldset legend="업체" variant="unstyled" className={styles.group}>
          <TypeField {...input("type")} />
          <TextInput
            label="사업장 주소"
            placeholder="서울 종로구 가온길 12, 2층"
            autoComplete="street-address"
            {...input("address")}
          />
          <FormattedField
            label="대표 전화번호"
            placeholder="02-1234-5678"
            format={formatPhone}
            {...input("phone")}
          />
        </Fieldset>
        <Fieldset legend="담당자" variant="unstyled" className={styles.group}>
          <p className={styles.about}>확인할 것이 있을 때 이분께 연락드립니다. 고객에게는 보이지 않습니다.</p>
          <TextInput label="담당자 이름" placeholder="이정성" autoComplete="name" {...input("managerName")} />
          <FormattedField
            label="담당자 전화번호"
            placeholder="010-1234-5678"
            format={formatPhone}
            {...input("managerPhone")}
          />
        </Fieldset>
        <Problem sentence={problem} />
        <Button type="submit" size="lg" loading={busy} fullWidth variant={props.submit.variant}>
          {props.submit.label}
        </Button>
      </Stack>
    </form>
  );
}
