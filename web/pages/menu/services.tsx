import type { FunctionComponent } from "react";
import { CHECK } from "#domain/addresses.ts";

type Way = {
  to: string;
  label: string;
  line: string;
  Drawing: FunctionComponent;
  /** A page of the server alone, which the router does not know. */
  isDocument?: true;
};

/** What there is besides making cards. */
export const services: readonly { title: string; ways: readonly Way[] }[] = [
  {
    title: "둘러보기",
    ways: [
      { to: "/sample", label: "샘플", line: "다 만든 카드를 손님처럼 열어 봅니다", Drawing: Samples },
      { to: "/quotes", label: "문구", line: "첫 줄이 막힐 때 고르는 글귀", Drawing: Quotes },
      { to: "/faq", label: "자주 묻는 질문", line: "궁금하신 것을 찾아봅니다", Drawing: Questions },
      {
        to: CHECK,
        label: "안심 확인",
        line: "받은 문자가 진짜인지 누르기 전에",
        Drawing: SafeCheck,
        isDocument: true,
      },
    ],
  },
  {
    title: "내 것",
    ways: [
      { to: "/my-mobile-card", label: "내 카드", line: "보낸 카드와 쓰던 카드, 받은 답", Drawing: Cards },
      {
        to: "/wedding/plan/check-list",
        label: "결혼 준비 체크리스트",
        line: "남은 날에 맞춘 할 일과 예산",
        Drawing: CheckList,
      },
      { to: "/order", label: "주문", line: "카드의 기간과 인원을 정합니다", Drawing: Order },
      { to: "/setting", label: "설정", line: "비밀번호와 알림, 동의", Drawing: Setting },
    ],
  },
  {
    title: "함께하는 업체",
    ways: [
      {
        to: "/company/signup",
        label: "업체 가입",
        line: "예식장, 장례식장, 스튜디오를 위한 자리",
        Drawing: Company,
      },
    ],
  },
];

function Samples() {
  return (
    <>
      <path d="M27 14h18v32H27z" data-soft />
      <path d="M27 14h18v32H27zM27 21l-11 4 8 31 9-3M45 21l11 4-8 31-9-3" />
      <path d="M32 24h8M34 29h4" />
      <path d="M36 40v-5M36 37c-2 0-3-1-3.500-2.500M36 37c2 0 3-1 3.500-2.500" data-accent />
    </>
  );
}

/** A brush on its line. */
function Quotes() {
  return (
    <>
      <path d="M14 46h44v8H14z" data-soft />
      <path d="M14 54h44" />
      <path d="M20 46c6-1 9-1 14 0" data-accent />
      <path d="m58 12-17 24M53 9 37 33c-2 3-3 6-3 10 4-1 6-3 8-6l16-25z" />
    </>
  );
}

function Questions() {
  return (
    <>
      <path d="M14 16h44v32H34l-9 9v-9H14z" data-soft />
      <path d="M14 16h44v32H34l-9 9v-9H14z" />
      <path d="M31 28c0-6 10-6 10 0 0 4-5 4-5 8" data-accent />
      <path d="M36 41v.5" data-accent />
    </>
  );
}

/** A letter under a glass. */
function SafeCheck() {
  return (
    <>
      <path d="M12 18h40v28H12z" data-soft />
      <path d="M12 18h40v28H12zM12 18l20 15 20-15" />
      <circle cx="46" cy="44" r="10" data-soft />
      <circle cx="46" cy="44" r="10" />
      <path d="m53 51 8 8" />
      <path d="m41 44 4 4 6-7" data-accent />
    </>
  );
}

function Cards() {
  return (
    <>
      <path d="M14 40h12l3 5h14l3-5h12v16H14z" data-soft />
      <path d="M14 40h12l3 5h14l3-5h12v16H14z" />
      <path d="M20 40V26h32v14M25 26v-7h22v7" />
      <path d="M28 33h10" data-accent />
    </>
  );
}

function CheckList() {
  return (
    <>
      <path d="M18 16h36v44H18z" data-soft />
      <path d="M18 16h36v44H18zM29 12h14v8H29z" />
      <path d="m24 31 3 3 5-6M24 43l3 3 5-6" data-accent />
      <path d="M37 32h11M37 44h11M25 54h23" />
    </>
  );
}

function Order() {
  return (
    <>
      <path d="M20 12h32v48l-5-4-6 4-5-4-5 4-6-4-5 4z" data-soft />
      <path d="M20 12h32v48l-5-4-6 4-5-4-5 4-6-4-5 4z" />
      <path d="M27 24h18M27 32h18" />
      <path d="M27 42h18" data-accent />
    </>
  );
}

function Company() {
  return (
    <>
      <path d="M14 26h44l-4-12H18z" data-soft />
      <path d="M18 14h36l4 12H14zM18 32v26h36V32" />
      <path d="M14 26c0 8 11 8 11 0 0 8 11 8 11 0 0 8 11 8 11 0 0 8 11 8 11 0" />
      <path d="M31 58V43h10v15" data-accent />
    </>
  );
}

function Setting() {
  return (
    <>
      <path d="M14 20h44v32H14z" data-soft />
      <path d="M14 26h22M46 26h12M14 46h8M32 46h26" />
      <circle cx="41" cy="26" r="5" />
      <circle cx="27" cy="46" r="5" data-accent />
    </>
  );
}
