import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { doors } from "#cards/kinds/doors.ts";
import { emblemOf } from "#cards/kinds/emblems.tsx";
import { priceWords } from "#web/price-words.ts";
import type { PageHandle } from "#web/root.tsx";
import { useUser } from "#web/session/session.ts";
import { EmblemFrame } from "#web/shell/emblem.tsx";
import { originOf, socialMeta } from "#web/shell/social.ts";
import type { Route } from "./+types/menu";
import styles from "./menu/menu.module.css";
import { services } from "./menu/services.tsx";

/** Only members have any. */
const MyLatest = lazy(() =>
  import("./menu/my-latest.tsx").then(({ MyLatest: Latest }) => ({ default: Latest })),
);

export const handle: PageHandle = { defersHydration: true };

export async function loader({ context }: Route.LoaderArgs) {
  return { doors, origin: originOf(context) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return socialMeta({
    title: "전체 메뉴 · 고이",
    description: "고이에서 만들 수 있는 카드와 쓸 수 있는 도구를 한자리에 모았습니다.",
    origin: loaderData?.origin,
    path: "/menu",
  });
}

/** Every service in one place; a member's own cards first. */
export default function MenuPage({ loaderData: { doors } }: Route.ComponentProps) {
  const user = useUser();
  return (
    <div className={styles.page}>
      <h1>전체 메뉴</h1>
      {user && (
        <Suspense>
          <MyLatest />
        </Suspense>
      )}
      <section aria-labelledby="making">
        <h2 id="making">카드 만들기</h2>
        <ul className={styles.tiles}>
          {doors.map((door) => (
            <li key={door.name}>
              <Link to={door.designs} className={styles.tile}>
                <EmblemFrame Drawing={emblemOf(door.kind)} />
                <b>{door.label}</b>
                <span>{door.line}</span>
                <small>{priceWords(door)}</small>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {services.map(({ title, ways }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul className={styles.tiles}>
            {ways.map(({ to, label, line, Drawing, isDocument }) => (
              <li key={to}>
                <Link to={to} reloadDocument={isDocument} className={styles.tile}>
                  <EmblemFrame Drawing={Drawing} />
                  <b>{label}</b>
                  <span>{line}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
