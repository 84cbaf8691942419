import { doors } from "#cards/kinds/doors.ts";
import { showcase } from "#cards/kinds/showcase.ts";
import { askedFirst } from "#web/questions/asked-first.ts";
import { FrequentQuestions } from "#web/questions/frequent-questions.tsx";
import type { PageHandle } from "#web/root.tsx";
import { originOf, socialMeta } from "#web/shell/social.ts";
import type { Route } from "./+types/home";
import { Care, Meaning } from "./home/care.tsx";
import { Closing } from "./home/closing.tsx";
import { HomeDoors } from "./home/doors.tsx";
import { Hero } from "./home/hero.tsx";

import { HomeSteps } from "./home/steps.tsx";

export const handle: PageHandle = { defersHydration: true };

export async function loader({ context }: Route.LoaderArgs) {
  return {
    samples: await showcase(),
    doors,
    answers: askedFirst(),
    origin: originOf(context),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return socialMeta({
    title: "고이 · 고이 접어 보내는 카드",
    description: "고이는 소중한 소식을 카드 한 장에 담아 링크 하나로 전하는 디지털 카드 서비스입니다.",
    origin: loaderData?.origin,
    path: "/",
  });
}

export default function Home({ loaderData: { samples, doors, answers } }: Route.ComponentProps) {
  const [first] = doors;
  const solemn = doors.find(({ isSolemn }) => isSolemn);
  return (
    <>
      {first && solemn && <Hero samples={samples} first={first} solemn={solemn} />}
      <HomeDoors doors={doors} />
      <HomeSteps />
      <Meaning />
      <Care />
      <FrequentQuestions answers={answers} />
      <Closing />
    </>
  );
}
