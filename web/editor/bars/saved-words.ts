import type { Kind } from "#cards/engine/kind.ts";
import type { Saving } from "#web/editor/autosave.ts";
import { sectionsToMend } from "#web/editor/problems.ts";

/** Where the newest content is, in words. */
export function savedWords(kind: Kind, saving: Saving): string {
  switch (saving.is) {
    case "saved":
      return "저장됨";
    case "saving":
      return "저장 중";
    case "offline":
      return "오프라인 (이 기기에 보관 중)";
    case "later":
      return "저장하지 못함 (이 기기에 보관 중, 곧 다시 합니다)";
    case "signed-out":
      return "로그인이 필요합니다 (이 기기에 보관 중)";
    case "conflict":
      return "다른 곳에서도 고쳤습니다 (이 기기에 보관 중)";
    case "refused": {
      const places = sectionsToMend(kind, saving.problems).join(", ");
      return `저장하지 못함 (${places ? `고칠 곳: ${places}` : saving.sentence})`;
    }
    case "gone":
      return `저장하지 못함 (${saving.sentence})`;
  }
}

/** Whether somebody has to do something, or should know. */
export function isTrouble({ is }: Saving): boolean {
  return is !== "saved" && is !== "saving";
}
