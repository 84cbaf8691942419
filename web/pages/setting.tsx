import { Stack, Title } from "@mantine/core";
import { MeDocument } from "#web/graphql/graphql.ts";
import { apiQuery, prefetch } from "#web/queries/api-query.ts";
import { signInsQuery } from "#web/session/sign-ins-query.ts";
import { ChangeEmail } from "./setting/change-email.tsx";
import { PasswordSettings } from "./setting/change-password.tsx";
import { DownloadData } from "./setting/download-data.tsx";
import { Leave } from "./setting/leave.tsx";
import { Notifications } from "./setting/notifications.tsx";
import { Orders } from "./setting/orders.tsx";
import { ProfileSettings } from "./setting/profile.tsx";
import { profileQuery } from "./setting/profile-query.ts";
import styles from "./setting/setting.module.css";
import { SignInWays } from "./setting/sign-in-ways.tsx";
import { SignOutEverywhere } from "./setting/sign-out-everywhere.tsx";

export function meta() {
  return [{ title: "설정 · 고이" }, { name: "robots", content: "noindex" }];
}

export function clientLoader() {
  prefetch(profileQuery);
  prefetch(apiQuery(MeDocument));
  prefetch(signInsQuery);
}

/** Each part comes on its own: where one cannot, the others are there. */
export default function SettingPage() {
  return (
    <div className={styles.page}>
      <Title order={1}>설정</Title>
      <Stack gap={40} mt={32}>
        <ProfileSettings />
        <Orders />
        <ChangeEmail />
        <PasswordSettings />
        <SignInWays />
        <Notifications />
        <DownloadData />
        <SignOutEverywhere />
        <Leave />
      </Stack>
    </div>
  );
}
