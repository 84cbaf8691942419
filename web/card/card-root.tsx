import type { ComponentType } from "react";
import type { Brand } from "#cards/engine/brand.ts";
import { CardView } from "#cards/engine/card-view.tsx";
import { type Guest, GuestContext } from "#cards/engine/guest.ts";
import type { CardPage } from "#cards/engine/page.ts";
import type { CardFacts, ViewerProps } from "#cards/engine/viewer.ts";
import { asDrawn } from "#cards/parts/as-drawn.ts";
import { KakaoKeyContext } from "#cards/parts/kakao-key.ts";
import { opensByTap } from "#cards/sections/music/opens-by-tap.ts";
import type { Drawings } from "#cards/themes/draw/drawings.ts";
import { PageTools } from "./page-tools.tsx";
import { ReportLink } from "./report-link.tsx";
import { TrialMark } from "./trial-mark.tsx";

type Props = {
  page: CardPage;
  viewers: Record<string, ComponentType<ViewerProps<never>>>;
  drawings: Drawings;
  guest: Guest | null;
  /** Draws a company's mark; absent in a guest's browser, which leaves it as the server drew it. */
  Mark?: ComponentType<{ brand: Brand }>;
  /** Draws what lies over the card until a guest taps it; absent there, too. */
  Opening?: ComponentType<{ card: CardFacts }>;
};

/** The part of a card's page that is hydrated: the same on the server and in the browser. */
export function CardRoot({ page, viewers, drawings, guest, Mark, Opening }: Props) {
  const { look, shown, sections, card, isTrial, kakaoKey, brand } = page;
  return (
    <GuestContext value={guest}>
      <KakaoKeyContext value={kakaoKey}>
        <CardView
          look={look}
          shown={shown}
          sections={sections}
          card={card}
          viewers={viewers}
          drawings={drawings}
          head={
            <>
              {opensByTap(page) && (Opening ? <Opening card={card} /> : <div {...asDrawn} />)}
              <PageTools language={card.language} />
            </>
          }
          foot={
            <>
              {brand &&
                (Mark ? (
                  <div>
                    <Mark brand={brand} />
                  </div>
                ) : (
                  <div {...asDrawn} />
                ))}
              {isTrial && <TrialMark language={card.language} />}
              <ReportLink id={card.id} language={card.language} />
            </>
          }
        />
      </KakaoKeyContext>
    </GuestContext>
  );
}
