import type { CheckAnswer, CheckVerdict } from "#domain/check-answer.ts";
import { CHECK_DIGITS } from "#domain/check-number.ts";
import type { LinkFault } from "#domain/judge-link.ts";

/** Why an address is not ours, as one says it to somebody who is afraid of it. */
export const faultWords: Record<LinkFault, string> = {
  "user-name":
    "주소 가운데에 @가 있습니다. 실제로는 @ 뒤에 적힌 곳으로 이어지며, 고이는 그런 주소를 보내지 않습니다.",
  "look-alike": "우리 주소와 닮은 글자로 적은 다른 주소입니다.",
  "foreign-letters": "다른 나라 글자나 기호가 섞여 있습니다. 비슷해 보여도 우리 주소가 아닙니다.",
  "name-in-host": "우리 이름이 들어 있지만 주인이 다른 주소입니다.",
  redirect: "줄이거나 돌려 놓은 주소라서, 열기 전에는 어디로 가는지 아무도 알 수 없습니다.",
  download: "파일이나 앱을 내려받게 하는 주소입니다. 고이의 카드는 아무것도 설치하지 않습니다.",
  "name-in-path": "우리 이름은 뒤쪽에 적혀 있을 뿐, 다른 곳의 주소입니다.",
  port: "주소에 쌍점(:)과 숫자가 붙어 있습니다. 고이는 그런 주소를 보내지 않습니다.",
  "bare-number": "이름 없이 숫자로만 된 주소입니다. 고이는 그런 주소를 보내지 않습니다.",
  scheme: "웹 페이지가 아니라 앱이나 프로그램을 여는 주소입니다.",
  unreadable: "주소로 읽을 수 없습니다. 열지 마시고 보내신 분께 여쭈어 주세요.",
  "other-host": "고이의 주소가 아닙니다.",
};

export type Tone = "yes" | "no" | "wait";
type Said = { tone: Tone; title: string; lines: readonly string[] };

const ASK_SENDER = "급하시면 받은 글에 적힌 번호가 아니라, 알고 계시던 번호로 보내신 분께 여쭈어 주세요.";

const plainly: Record<Exclude<CheckVerdict, "ask" | "limited">, Said> = {
  foreign: {
    tone: "no",
    title: "누르지 마세요",
    lines: ["고이가 보낸 것이 아닌 링크가 들어 있습니다."],
  },
  redirect: {
    tone: "no",
    title: "누르지 마세요",
    lines: ["어디로 이어지는지 열기 전에는 알 수 없는 링크입니다. 고이는 줄인 주소를 보내지 않습니다."],
  },
  nothing: {
    tone: "wait",
    title: "지금은 확인되지 않습니다",
    lines: [
      "적어 주신 것으로 지금 볼 수 있는 카드를 찾지 못했습니다. 한 글자라도 다르게 옮겨 적었거나, 만든 분이 닫았거나, 날짜가 바뀌었을 수 있습니다.",
      ASK_SENDER,
    ],
  },
  page: {
    tone: "yes",
    title: "고이의 주소입니다",
    lines: ["누군가의 카드가 아니라 고이를 안내하는 페이지입니다."],
  },
  ours: {
    tone: "yes",
    title: "고이의 카드가 맞습니다",
    lines: ["카드는 앱을 설치하게 하거나, 비밀번호와 인증번호를 묻지 않습니다."],
  },
  empty: { tone: "wait", title: "받으신 글을 넣어 주세요", lines: ["주소나 확인번호만 적으셔도 됩니다."] },
  unread: {
    tone: "wait",
    title: "주소도 확인번호도 찾지 못했습니다",
    lines: [
      `받은 글을 처음부터 끝까지 복사해 붙여 넣거나, 확인번호 ${CHECK_DIGITS}자리와 행사 날짜를 적어 주세요.`,
      ASK_SENDER,
    ],
  },
};

/** What an answer says first. */
export function wordsOf({ verdict, number, links }: CheckAnswer): Said {
  if (verdict === "ask") return asking(number);
  if (verdict === "limited") return resting(number);
  const said = plainly[verdict];
  if (verdict !== "foreign" && verdict !== "redirect") return said;
  const isCopied = number.is === "cards" || links.some(({ is }) => is === "card");
  return isCopied ? { ...said, lines: [...said.lines, COPIED] } : said;
}

const COPIED = "맞는 카드의 글을 베낀 뒤 링크만 바꾸었거나 더한 것일 수 있습니다.";

function asking(number: CheckAnswer["number"]): Said {
  if (number.is === "length") {
    const line = `확인번호는 여섯 자리인데 ${number.length}자리가 적혀 있습니다. 받은 글을 보고 다시 적어 주세요.`;
    return { tone: "wait", title: "번호를 다시 살펴 주세요", lines: [line] };
  }
  if (number.is === "unreal-day") {
    const line = `달력에 없는 날짜입니다: ${number.written}. 2027년 5월 22일처럼 적어 주세요.`;
    return { tone: "wait", title: "날짜를 다시 적어 주세요", lines: [line] };
  }
  return {
    tone: "wait",
    title: "행사 날짜도 적어 주세요",
    lines: [
      "번호만으로는 남의 카드를 찾아볼 수 있어서 날짜를 함께 여쭙습니다. 날짜가 없는 카드는 처음 공개된 날을 적어 주세요. 대개 받으신 날과 같습니다.",
    ],
  };
}

function resting(number: CheckAnswer["number"]): Said {
  const minutes = number.is === "limited" ? number.minutes : 1;
  const wait = minutes > 90 ? `${Math.ceil(minutes / 60)}시간` : `${minutes}분`;
  return {
    tone: "wait",
    title: "번호 확인을 잠시 쉽니다",
    lines: [
      `같은 인터넷에서 맞지 않는 번호가 여러 번 들어왔습니다. ${wait} 뒤에 다시 확인해 주세요.`,
      "카드의 주소가 든 글은 지금도 확인해 드립니다.",
    ],
  };
}
