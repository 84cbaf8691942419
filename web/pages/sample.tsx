import { useSearchParams } from "react-router";
import { listedKinds } from "#cards/kinds/kind-list.ts";
import { type ListedSample, listedSamples } from "#cards/kinds/sample-list.ts";
import type { PageHandle } from "#web/root.tsx";
import { originOf, socialMeta } from "#web/shell/social.ts";
import type { Route } from "./+types/sample";
import { SampleFilters } from "./sample/filters.tsx";
import { Gallery } from "./sample/gallery.tsx";
import styles from "./sample/sample.module.css";
import { SampleDrawer } from "./sample/sample-drawer.tsx";
import { isShownSample } from "./sample/shown.ts";

export const handle: PageHandle = { defersHydration: true };

export async function loader({ context }: Route.LoaderArgs) {
  return { samples: await listedSamples(), kinds: listedKinds, origin: originOf(context) };
}

/** The samples stay the same; what the address says of them is known here. */
export function shouldRevalidate() {
  return false;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return socialMeta({
    title: "샘플 카드 · 고이",
    description:
      "결혼식 초대부터 돌잔치, 생일, 행사, 부고까지. 다 만든 카드를 손님이 보는 그대로 열어 보세요.",
    origin: loaderData?.origin,
    path: "/sample",
  });
}

/** Every finished card, to look at and to begin from. The address says which are shown, and which one lies open. */
export default function SamplePage({ loaderData: { samples, kinds } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const shown = samples.filter((sample) => isShownSample(sample, search));
  return (
    <div className={styles.page}>
      <h1>다 만든 카드를 열어 보세요</h1>
      <p className={styles.lead}>
        손님이 보는 그대로 열립니다. 마음에 드는 모습에서 시작해 글과 사진만 바꾸셔도 됩니다.
      </p>
      <SampleFilters samples={samples} kinds={kinds} />
      <Gallery samples={shown} />
      <SampleDrawer sample={opened(samples, search)} kinds={kinds} />
    </div>
  );
}

function opened(samples: readonly ListedSample[], search: URLSearchParams): ListedSample | null {
  const wanted = search.get("card");
  return samples.find(({ kind, name }) => `${kind}.${name}` === wanted) ?? null;
}
