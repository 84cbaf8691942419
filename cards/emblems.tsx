import type { FunctionComponent } from "react";
import type { KindName } from "./kinds.ts";

/** Two rings on a folded sheet. */
function Greeting() {
  return (
    <>
      <path d="M14 20 36 12l22 8v38H14z" data-soft />
      <path d="M14 20 36 12l22 8v38H14zM36 12v6" />
      <circle cx="31.5" cy="40" r="8.5" />
      <circle cx="41" cy="40" r="8.5" data-accent />
      <path d="m39.4 28.6 1.6-2.4 1.6 2.4-1.6 2.2z" data-fill />
    </>
  );
}

function Birthday() {
  return (
    <>
      <path d="M14 40c7 6 15-2 22 2s15 2 22-2v16H14z" data-soft />
      <path d="M14 56V36a4 4 0 0 1 4-4h36a4 4 0 0 1 4 4v20M10 56h52" />
      <path d="M14 41c5 5 9.500 0 14.700 0S38 46 43 46s8.500-5 15-5" />
      <path d="M26 32V22M36 32V20M46 32V22" />
      <path
        d="M26 18c-2-2-1-4 0-5.500 1 1.500 2 3.500 0 5.500M36 16c-2-2-1-4 0-5.500 1 1.500 2 3.500 0 5.500M46 18c-2-2-1-4 0-5.500 1 1.500 2 3.500 0 5.500"
        data-accent
      />
    </>
  );
}

/** A closed envelope and its seal. */
function Thanks() {
  return (
    <>
      <path d="M12 20h48L36 40z" data-soft />
      <path d="M12 20h48v34H12zM12 20l24 20 24-20M12 54l17-19M60 54 43 35" />
      <circle cx="36" cy="40" r="6" data-fill />
    </>
  );
}

/** Silk thread, which a child takes for a long life. */
function BabyBirthday() {
  return (
    <>
      <path d="M24 22h24v28H24z" data-soft />
      <path d="M20 16h32v6H20zM20 50h32v6H20zM24 22v28M48 22v28" />
      <path d="m24 30 24-5M24 36l24-5M24 42l24-5M24 48l24-5" data-accent />
      <path d="M48 45c9 0 11 6 6 9s-2 7 6 6" data-accent />
    </>
  );
}

function Event() {
  return (
    <>
      <path d="M44 22h16v8a6 6 0 0 0 0 12v8H44z" data-soft />
      <path d="M12 22h48v8a6 6 0 0 0 0 12v8H12v-8a6 6 0 0 0 0-12z" />
      <path d="M44 22v28" strokeDasharray="3 4" />
      <path d="M21 31h14M21 37h14" />
      <path d="M21 43h8" data-accent />
    </>
  );
}

function Photo() {
  return (
    <>
      <path d="m38 14 18 5-9 35-6-2" data-soft />
      <path d="M16 16h24v38H16zM40 15l16 4-9 35-7-2" />
      <path d="M20 20h16v20H20z" />
      <path d="m20 36 5-6 4 4 3-3 4 5" />
      <path d="M22 47h12" data-accent />
    </>
  );
}

/** One white flower. */
function Memorial() {
  return (
    <>
      <path
        d="M36 34c-9 0-14-7-14-13 3-1 5 0 6 1 0-4 3-8 8-10 5 2 8 6 8 10 1-1 3-2 6-1 0 6-5 13-14 13z"
        data-soft
      />
      <path d="M36 34c-9 0-14-7-14-13 3-1 5 0 6 1 0-4 3-8 8-10 5 2 8 6 8 10 1-1 3-2 6-1 0 6-5 13-14 13z" />
      <path d="M36 34c-4-4-6-8-8-12M36 34c4-4 6-8 8-12M36 34V20M36 34v26M36 52c-6 0-9-3-10-7 6 0 9 3 10 7M36 46c5 0 8-2 9-6-5 0-8 2-9 6" />
    </>
  );
}

function Site() {
  return (
    <>
      <circle cx="36" cy="25" r="7" data-soft />
      <path d="M20 12h32v48H20z" />
      <circle cx="36" cy="25" r="7" />
      <path d="M26 50h20" />
      <path d="M26 40h20v5H26z" data-accent />
      <path d="M26 55h20" />
    </>
  );
}

/** A small drawing for every kind, on 72 by 72; a gap is a type error. Who shows it gives lines and colours. */
export const emblems: Record<KindName, FunctionComponent> = {
  greeting: Greeting,
  birthday: Birthday,
  thanks: Thanks,
  "baby-birthday": BabyBirthday,
  event: Event,
  photo: Photo,
  memorial: Memorial,
  site: Site,
};
