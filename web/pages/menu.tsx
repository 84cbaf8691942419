import { Link } from "react-router";
import { emblems } from "#cards/emblems.tsx";
import type { Kind } from "#cards/kind.ts";
import { addressOf, kinds } from "#cards/kinds.ts";
import type { PageHandle } from "#web/root.tsx";
import { Emblem } from "#web/shell/emblem.tsx";
import { originOf, socialMeta } from "#web/shell/social.ts";
import type { Route } from "./+types/menu";
import { priceOf } from "./home/price.ts";
import styles from "./menu/menu.module.css";
import { MyLatest } from "./menu/my-latest.tsx";
import { services } from "./menu/services.tsx";

export const handle: PageHandle = { rests: true };

export async function loader({ context }: Route.LoaderArgs) {
  return { origin: originOf(context) };
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
export default function MenuPage() {
  return (
    <div className={styles.page}>
      <h1>전체 메뉴</h1>
      <MyLatest />
      <section aria-labelledby="making">
        <h2 id="making">카드 만들기</h2>
        <ul className={styles.tiles}>
          {kinds.map((kind: Kind) => (
            <li key={kind.name}>
              <Link to={addressOf(kind, "create")} className={styles.tile}>
                <Emblem Drawing={emblems[kind.name as keyof typeof emblems]} />
                <b>{kind.label}</b>
                <span>{kind.line}</span>
                <small>{priceOf(kind)}</small>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {services.map(({ title, ways }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul className={styles.tiles}>
            {ways.map(({ to, label, line, Drawing }) => (
              <li key={to}>
                <Link to={to} className={styles.tile}>
                  <Emblem Drawing={Drawing} />
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
