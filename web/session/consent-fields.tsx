import { Button, Checkbox, type CheckboxProps, Divider, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { PrivacyText } from "#web/documents/privacy-text.tsx";
import { TermsText } from "#web/documents/terms-text.tsx";
import { ViewerDrawer } from "#web/shell/viewer-drawer.tsx";
import type { ConsentValues } from "./consent-answers.ts";

const texts = {
  terms: { title: "이용약관", Words: TermsText },
  privacy: { title: "개인정보처리방침", Words: PrivacyText },
} as const;

type Props = {
  input(name: keyof ConsentValues): CheckboxProps;
  values: ConsentValues;
  onAll(agreed: boolean): void;
  /** Whether it asks about news by mail, which nobody needs to agree to. */
  offersNews?: boolean;
};

/** Required and optional consents apart, none ticked; each text can be read before agreeing. */
export function ConsentFields({ input, values, onAll, offersNews = true }: Props) {
  const [reading, setReading] = useState<keyof typeof texts>("terms");
  const [opened, setOpened] = useState(false);
  const all = values.terms && values.privacy && (values.marketing || !offersNews);

  function read(document: keyof typeof texts) {
    setReading(document);
    setOpened(true);
  }

  const { title, Words } = texts[reading];
  return (
    <Stack gap={4} component="fieldset" bd="0" p={0} m={0}>
      <Checkbox
        label={offersNews ? "모두 동의합니다 (선택 항목 포함)" : "모두 동의합니다"}
        checked={all}
        indeterminate={!all && Object.values(values).some(Boolean)}
        onChange={(event) => onAll(event.currentTarget.checked)}
        fw={600}
      />
      <Divider />
      <Row onRead={() => read("terms")} what="이용약관">
        <Checkbox label="[필수] 이용약관에 동의합니다" {...input("terms")} />
      </Row>
      <Row onRead={() => read("privacy")} what="개인정보처리방침">
        <Checkbox label="[필수] 개인정보 수집과 이용에 동의합니다" {...input("privacy")} />
      </Row>
      {offersNews && (
        <Checkbox label="[선택] 새 소식과 할인 안내를 메일로 받겠습니다" {...input("marketing")} />
      )}
      <Text size="sm" c="dimmed" mt={12}>
        만 14세 이상이면 가입하실 수 있습니다.
      </Text>
      <ViewerDrawer opened={opened} onClose={() => setOpened(false)} title={title}>
        <Words />
      </ViewerDrawer>
    </Stack>
  );
}

function Row({ children, onRead, what }: { children: React.ReactNode; onRead(): void; what: string }) {
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      {children}
      <Button
        variant="subtle"
        flex="none"
        mih={48}
        px="sm"
        onClick={onRead}
        aria-label={`${what} 보기`}
        type="button"
      >
        보기
      </Button>
    </Group>
  );
}
