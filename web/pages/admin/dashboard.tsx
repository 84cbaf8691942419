import { useCallback, useState } from "react";
import { Toast } from "#web/shell/toast.tsx";
import type { ToastWords } from "#web/shell/toast-words.ts";
import { AdminFigures } from "./figures.tsx";
import { PageTop } from "./page-top.tsx";
import { WaitingWork } from "./waiting-work.tsx";

export function meta() {
  return [{ title: "관리 · 고이" }, { name: "robots", content: "noindex" }];
}

/** What waits for an admin, and how it goes. */
export default function AdminDashboardPage() {
  const [toast, setToast] = useState<ToastWords | null>(null);
  const gone = useCallback(() => setToast(null), []);
  return (
    <>
      <PageTop title="홈" lead="오늘 살펴볼 일과 요즘의 고이입니다." />
      <WaitingWork tell={setToast} />
      <AdminFigures />
      <Toast toast={toast} onGone={gone} />
    </>
  );
}
