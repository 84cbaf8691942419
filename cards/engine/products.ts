import type { Product } from "#domain/voucher-product.ts";
import type { Kind } from "./kind.ts";

/** All that shops may sell for us. */
export function productsOf(kinds: readonly Kind[]): Product[] {
  return kinds.flatMap((kind) =>
    kind.plans
      .filter(({ won }) => won > 0)
      .map((plan) => ({
        code: `${kind.name}-${plan.name}`,
        label: `${kind.label} · ${plan.label}`,
        kind: kind.name,
        plan: plan.name,
        kindNames: [kind.label, ...(kind.soldAs ?? [])],
        planNames: [plan.label, ...(plan.soldAs ?? [])],
      })),
  );
}
