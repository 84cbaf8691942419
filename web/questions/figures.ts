import type { Kind, Plan } from "#cards/engine/kind.ts";
import { kinds } from "#cards/kinds/kinds.ts";
import { josa } from "#cards/korean/hangul.ts";

/** 19,900 */
export function figures(value: number): string {
  return value.toLocaleString("ko-KR");
}

const sold: readonly Kind[] = kinds.filter((kind: Kind) => kind.plans.some(({ won }) => won > 0));

/** What each plan of each kind costs, in one line a kind. */
export function prices(): string[] {
  return sold.map(({ label, plans }) => `${label}: ${plans.map(priceOf).join(", ")}`);
}

function priceOf({ label, won }: Plan): string {
  return won === 0 ? label : `${label} ${figures(won)}원`;
}

/** How many photos each plan has, in one line a kind. */
export function planPhotos(): string[] {
  return sold.map(({ label, plans }) => {
    const each = plans.map((plan) => `${plan.label} ${plan.photos}장`);
    return `${label}: ${each.join(", ")}`;
  });
}

/** Kinds that nobody pays for, or need not, as the subject of a sentence. */
export function freeLabels(): string {
  const labels = kinds
    .filter((kind: Kind) => kind.plans.length === 0 || kind.plans.some(({ won }) => won === 0))
    .map(({ label }) => label);
  return josa(labels.join(", "), "은/는");
}

/** The plans that give longer than the usual days after the event, each in a sentence. */
export function longerPlans(): string[] {
  return sold
    .filter(({ staysOpen }) => !staysOpen)
    .flatMap(({ label, plans }) =>
      plans.flatMap((plan) =>
        plan.days ? [`${label} ${plan.label} 요금제는 그날에서 ${plan.days}일 뒤까지입니다.`] : [],
      ),
    );
}
