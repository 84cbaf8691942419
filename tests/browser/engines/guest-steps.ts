import type { Tab } from "./tab.ts";

/** What a guest does on a card of each kind, and in which section; what they read when it has arrived. */
export const guestSteps: Record<string, { section: string; leave(tab: Tab, within: string): Promise<void> }> =
  {
    greeting: { section: "guestbook", leave: (tab, within) => write(tab, within, "축하 글 남기기") },
    birthday: {
      section: "rolling-paper",
      async leave(tab, within) {
        await tab.press({ role: "button", name: "쪽지 남기기", within });
        await tab.fill("성함", "윤서", within);
        await tab.fill("쪽지", "생일 축하해.", within);
        await tab.press({ role: "button", name: "쪽지 붙이기", within });
        await tab.sees("모두 1장");
      },
    },
    thanks: {
      section: "reply",
      async leave(tab, within) {
        await tab.press({ role: "option", name: /봉투를 눌러 열어 주세요/ });
        await tab.fill("성함", "김하늘", within);
        await tab.fill("전하고 싶은 말", "두 분 오래 행복하세요.", within);
        await tab.press({ role: "button", name: "답장 보내기", within });
        await tab.sees("답장을 보냈습니다");
      },
    },
    "baby-birthday": {
      section: "doljabi",
      async leave(tab, within) {
        await tab.press({ role: "option", name: /^붓/, within });
        await tab.fill("성함", "박하늘", within);
        await tab.press({ role: "button", name: "이것을 잡을 거예요", within });
        await tab.sees("박하늘 님의 선택은 ‘붓’입니다.");
      },
    },
    event: {
      section: "attendance",
      async leave(tab, within) {
        await tab.fill("성함", "한지우", within);
        await tab.press({ role: "button", name: "신청하기", within });
        await tab.sees("자리를 맡아 두었습니다");
        await tab.finds({ role: "image", name: "입장권 QR 코드", within });
      },
    },
    photo: {
      section: "design",
      async leave(tab) {
        await tab.press({ role: "button", name: /앞면. 누르면 뒤집힙니다/ });
        await tab.finds({ role: "button", name: /뒷면. 누르면 뒤집힙니다/ });
      },
    },
    memorial: {
      section: "tribute",
      async leave(tab, within) {
        await tab.press({ role: "button", name: "국화 올리기", within });
        await tab.sees("1송이의 국화가 놓였습니다.");
      },
    },
    site: { section: "guestbook", leave: (tab, within) => write(tab, within, /글 남기기$/) },
  };

async function write(tab: Tab, within: string, opener: string | RegExp): Promise<void> {
  await tab.press({ role: "button", name: opener, within });
  await tab.fill("성함", "한지우", within);
  await tab.fill("글", "오래 행복하세요.", within);
  await tab.press({ role: "button", name: "글 올리기", within });
  await tab.sees("모두 1개의 글");
}
