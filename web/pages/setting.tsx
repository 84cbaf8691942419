import { Stack, Title } from "@mantine/core";
import { ask } from "#web/api.ts";
import { MeDocument } from "#web/graphql/graphql.ts";
import type { Route } from "./+types/setting";
import { ChangeEmail } from "./setting/change-email.tsx";
import { ChangePassword } from "./setting/change-password.tsx";
import { DownloadData } from "./setting/download-data.tsx";
import { Leave } from "./setting/leave.tsx";
import { Notifications } from "./setting/notifications.tsx";
import { Orders } from "./setting/orders.tsx";
import { ProfileSettings } from "./setting/profile.tsx";
import styles from "./setting/setting.module.css";
import { SignOutEverywhere } from "./setting/sign-out-everywhere.tsx";

export function meta() {
  return [{ title: "설정 · 고이" }, { name: "robots", content: "noindex" }];
}

export async function clientLoader() {
  const { readProfile } = await import("#web/session/identity.ts");
  const [profile, { me }] = await Promise.all([readProfile(), ask(MeDocument)]);
  const marketing = me?.consents.find(({ document }) => document === "MARKETING")?.agreed ?? false;
  return { profile, marketing };
}

export default function SettingPage({ loaderData }: Route.ComponentProps) {
  const { profile, marketing } = loaderData;
  return (
    <div className={styles.page}>
      <Title order={1}>설정</Title>
      <Stack gap={40} mt={32}>
        <ProfileSettings name={profile.name} />
        <Orders />
        <ChangeEmail email={profile.email} />
        <ChangePassword />
        <Notifications agreed={marketing} />
        <DownloadData />
        <SignOutEverywhere />
        <Leave />
      </Stack>
    </div>
  );
}
