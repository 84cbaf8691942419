import { themeNames } from "#cards/themes/themes.ts";
import { MAX_DRAFTS } from "#domain/card-life.ts";
import type { Topic } from "#web/questions/answer.ts";

export const making: Topic = {
  slug: "making",
  label: "만들기",
  answers: [
    {
      slug: "sign-in-first",
      question: "로그인하지 않고도 만들 수 있나요?",
      paragraphs: [
        "카드를 만드실 때는 로그인이 필요합니다. 쓰시던 내용을 잃지 않고 나중에 고치실 수 있게 하기 위해서입니다.",
        "만들기를 누르시면 로그인한 뒤 보시던 곳으로 그대로 돌아옵니다. 카드를 받아 보시는 분은 로그인하지 않으셔도 됩니다.",
      ],
    },
    {
      slug: "autosave",
      question: "저장 버튼을 따로 눌러야 하나요?",
      paragraphs: [
        "아니요. 적으시는 대로 이 기기에 먼저 담고, 곧이어 서버에도 저장합니다.",
        "도중에 창이 닫히거나 인터넷이 끊겨도 다시 여시면 이어서 하실 수 있습니다.",
      ],
    },
    {
      slug: "undo",
      question: "잘못 고쳤는데 되돌릴 수 있나요?",
      paragraphs: [
        "편집 화면 위쪽의 되돌리기와 다시 하기로 한 걸음씩 오가실 수 있습니다.",
        "더 오래전 모습은 메뉴의 ‘저장 기록’에서 보시고, 마음에 드는 때로 되살리실 수 있습니다. 되살려도 지금 모습은 기록에 남습니다.",
      ],
    },
    {
      slug: "two-devices",
      question: "휴대폰과 컴퓨터에서 같이 고쳐도 되나요?",
      paragraphs: [
        "네. 한쪽에서 저장한 내용은 다른 쪽에도 나타납니다.",
        "두 곳에서 같은 때에 다르게 고치셨다면 어느 쪽도 몰래 덮어쓰지 않고, 무엇이 다른지 보여 드린 뒤 고르시게 합니다.",
      ],
    },
    {
      slug: "how-many-drafts",
      question: "만들던 카드는 몇 장까지 둘 수 있나요?",
      paragraphs: [
        `아직 보내지 않은 카드는 ${MAX_DRAFTS}장까지 두실 수 있습니다. 보내신 카드는 세지 않습니다.`,
      ],
      to: { label: "내 카드 보기", address: "/my-mobile-card" },
    },
    {
      slug: "change-design",
      question: "만들다가 디자인을 바꿔도 글이 남아 있나요?",
      paragraphs: [
        `네. 디자인은 모두 ${themeNames.length}가지이고, 카드 종류마다 어울리는 것을 골라 보여 드립니다. 언제 바꾸셔도 글과 사진은 그대로입니다.`,
        "글꼴과 강조 색, 글자 크기도 바꾸실 수 있습니다. 읽기 어려운 색은 고이가 또렷하게 맞춥니다.",
      ],
    },
    {
      slug: "what-to-write",
      question: "무슨 말을 적어야 할지 모르겠어요.",
      paragraphs: [
        "인사말 칸의 ‘문구 고르기’에서 말투와 계절, 종교, 받는 분에 맞는 문구를 고르실 수 있습니다. 문구 페이지에서 먼저 골라 바로 시작하셔도 됩니다.",
      ],
      to: { label: "문구 보러 가기", address: "/quotes" },
    },
    {
      slug: "lunar",
      question: "음력 날짜도 쓸 수 있나요?",
      paragraphs: [
        "네. 음력으로 고르시면 양력 날짜를 찾아 달력과 남은 날을 맞춰 드립니다. 윤달도 고르실 수 있습니다.",
      ],
    },
  ],
};
