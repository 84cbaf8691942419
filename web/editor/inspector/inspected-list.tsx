import { Stack } from "@mantine/core";
import publish from "#web/editor/publish/publish.module.css";
import IconCircleCheck from "~icons/tabler/circle-check";
import { FindingLists, type GoTo } from "./finding-lists.tsx";
import { useFoundNow } from "./findings-provider.tsx";

/** All that was found on the card so far, while it is made. */
export function InspectedList({ onGo }: { onGo: GoTo }) {
  const findings = useFoundNow().findings ?? [];
  return (
    <Stack gap={24}>
      <FindingLists findings={findings} onGo={onGo} />
      {findings.length === 0 && (
        <p className={publish.ready}>
          <IconCircleCheck size={22} stroke={1.6} aria-hidden /> 어긋난 곳을 찾지 못했습니다.
        </p>
      )}
    </Stack>
  );
}
