import type { ReactNode } from "react";
import type { EasyAct, EasyCall, EasyLine, EasyScreen, EasyView } from "#cards/easy-view/easy-view.ts";
import { spoken } from "#cards/easy-view/spoken.ts";
import { callLink } from "#cards/engine/links.ts";
import { EasyIcon } from "./easy-icon.tsx";
import css from "./easy-view.css?inline";
import { easyWords } from "./easy-words.ts";

/**
 * Elder mode as the server draws it: screens of which a script shows one at a time, the buttons that are always in
 * reach, and the bar over a section that is shown alone. Its rules come with it: nobody else has need of them.
 */
export function EasyViewMarkup({ view }: { view: EasyView }) {
  const { language, screens } = view;
  const say = easyWords[language];
  const names = screens.map(({ name }) => name).join(" ");
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <dialog className="easy" lang={language} aria-label={say.label}>
        <div className="easy-top">
          <button type="button" className="easy-button" data-easy="read" data-easy-on={names} hidden>
            <EasyIcon name="sound" />
            <span data-easy-reading="no">{say.read}</span>
            <span data-easy-reading="yes" hidden>
              {say.stop}
            </span>
          </button>
          <button type="button" className="easy-button" data-easy="leave" data-easy-on={names}>
            {say.leave}
          </button>
        </div>
        <div className="easy-body">
          {screens.map((screen, at) => (
            <Screen key={screen.name} screen={screen} at={at} view={view} />
          ))}
          <Ways view={view} />
        </div>
        <div className="easy-foot">
          {screens.map(({ name }, at) => (
            <Steps key={name} at={at} screens={screens} say={say} />
          ))}
          <Acts view={view} />
        </div>
        <p className="easy-status" role="status" />
      </dialog>
      <div className="easy-bar" hidden>
        <button type="button" className="easy-button" data-easy="back">
          <EasyIcon name="back" />
          {say.back}
        </button>
      </div>
      <aside className="easy-offer" lang={language} hidden>
        <p>{say.offer}</p>
        <button type="button" className="easy-button" data-easy="accept">
          {say.label}
        </button>
        <button type="button" className="easy-button" data-easy="decline">
          {say.decline}
        </button>
      </aside>
    </>
  );
}

type Say = (typeof easyWords)["ko"];

function Screen({ screen, at, view }: { screen: EasyScreen; at: number; view: EasyView }) {
  const { name, title, lines, calls, links } = screen;
  const say = easyWords[view.language];
  return (
    <section data-easy-on={name} aria-labelledby={`easy-${name}`} hidden>
      {view.screens.length > 1 && (
        <p className="easy-step">
          <span aria-hidden="true">{`${at + 1} / ${view.screens.length}`}</span>
          <span className="easy-unseen">{say.step(at + 1, view.screens.length)}</span>
        </p>
      )}
      <h2 id={`easy-${name}`} tabIndex={-1} data-say={`${title}.`}>
        {title}
      </h2>
      {lines.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and nothing here holds state
        <Line key={place} line={one} language={view.language} />
      ))}
      {calls.length > 0 && (
        <ul className="easy-rows">
          {calls.map((one) => (
            <li key={`${one.name} ${one.phone}`}>
              <Call call={one} language={view.language} />
            </li>
          ))}
        </ul>
      )}
      {links.length > 0 && <Links links={links} language={view.language} />}
    </section>
  );
}

function Line({ line: { as, words }, language }: { line: EasyLine; language: EasyView["language"] }) {
  return (
    <p className={`easy-${as}`} data-say={spoken(words, language)}>
      {words}
    </p>
  );
}

function Call({ call, language }: { call: EasyCall; language: EasyView["language"] }) {
  const { relation, name, phone } = call;
  const who = [relation, name].filter(Boolean).join(" ");
  return (
    <a
      className="easy-row"
      href={callLink(phone) ?? undefined}
      data-say={`${spoken(who, language)}, ${spoken(phone, language)}`}
    >
      <EasyIcon name="phone" />
      <span>
        <span className="easy-who">
          {relation} <b>{name}</b>
        </span>
        <span className="easy-number">{phone}</span>
      </span>
    </a>
  );
}

function Links({ links, language }: { links: EasyScreen["links"]; language: EasyView["language"] }) {
  return (
    <ul className="easy-rows">
      {links.map(({ label, href }) => (
        <li key={`${label} ${href}`}>
          <a
            className="easy-row"
            href={href}
            data-say={spoken(label, language)}
            // An app's own scheme opens no page: a new tab would stay empty.
            {...(href.startsWith("http") && { target: "_blank", rel: "noopener noreferrer" })}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The place in the maps that a telephone has. */
function Ways({ view: { ways, language } }: { view: EasyView }) {
  if (!ways) return null;
  const say = easyWords[language];
  return (
    <section data-easy-on="ways" aria-labelledby="easy-ways" hidden>
      <h2 id="easy-ways" tabIndex={-1}>
        {say.ways}
      </h2>
      {ways.name && <p className="easy-name">{ways.name}</p>}
      {ways.address && <p className="easy-fact">{ways.address}</p>}
      <Links links={ways.maps} language={language} />
      {ways.address && (
        <button
          type="button"
          className="easy-row"
          data-easy="copy"
          data-easy-copy={ways.address}
          data-easy-copied={say.copied}
          data-easy-by-hand={say.byHand}
        >
          {say.copy}
        </button>
      )}
    </section>
  );
}

type StepsProps = { at: number; screens: readonly EasyScreen[]; say: Say };

/** Each says where it leads. */
function Steps({ at, screens, say }: StepsProps) {
  const [screen, before, next] = [screens[at], screens[at - 1], screens[at + 1]];
  if (!screen || !(before || next)) return null;
  return (
    <nav className="easy-steps" data-easy-on={screen.name} aria-label={say.steps} hidden>
      {before && (
        <button type="button" className="easy-button" data-easy="to" data-easy-to={before.name}>
          <EasyIcon name="back" />
          <span>
            {say.before} <small>{before.title}</small>
          </span>
        </button>
      )}
      {next && (
        <button type="button" className="easy-button easy-next" data-easy="to" data-easy-to={next.name}>
          <span>
            {say.next} <small>{next.title}</small>
          </span>
          <EasyIcon name="next" />
        </button>
      )}
    </nav>
  );
}

function Acts({ view }: { view: EasyView }) {
  const { screens, ways, answer, gift, language } = view;
  const say = easyWords[language];
  const calls = screens.flatMap((screen) => screen.calls);
  const [only] = calls;
  return (
    <>
      {ways && (
        <button type="button" className="easy-button easy-back" data-easy="back" data-easy-on="ways" hidden>
          <EasyIcon name="back" />
          {say.back}
        </button>
      )}
      <div className="easy-acts">
        {only && calls.length === 1 && (
          <a className="easy-act" href={callLink(only.phone) ?? undefined}>
            <EasyIcon name="phone" />
            {say.call}
          </a>
        )}
        {calls.length > 1 && (
          <Act easy="to" to="contact" icon="phone">
            {say.call}
          </Act>
        )}
        {ways && (
          <Act easy="ways" icon="ways">
            {say.ways}
          </Act>
        )}
        {answer && <SectionAct act={answer} icon="answer" />}
        {gift && <SectionAct act={gift} icon="gift" />}
      </div>
    </>
  );
}

function SectionAct({ act, icon }: { act: EasyAct; icon: "answer" | "gift" }) {
  return (
    <Act easy="section" to={act.section} icon={icon}>
      {act.label}
    </Act>
  );
}

type ActProps = {
  easy: "to" | "ways" | "section";
  to?: string;
  icon: "phone" | "ways" | "answer" | "gift";
  children: ReactNode;
};

function Act({ easy, to, icon, children }: ActProps) {
  return (
    <button type="button" className="easy-act" data-easy={easy} data-easy-to={to}>
      <EasyIcon name={icon} />
      {children}
    </button>
  );
}
