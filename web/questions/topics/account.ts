import { CODE_LENGTH, PASSWORD_MIN_LENGTH } from "#domain/credentials.ts";
import { SITENAME_MAX, SITENAME_MIN } from "#domain/sitename.ts";
import type { Topic } from "#web/questions/answer.ts";

export const account: Topic = {
  slug: "account",
  label: "계정과 개인정보",
  answers: [
    {
      slug: "sign-up",
      question: "가입하려면 무엇이 필요한가요?",
      paragraphs: [
        `이메일 주소와 ${PASSWORD_MIN_LENGTH}자 이상의 비밀번호면 됩니다. 특수 문자를 꼭 넣지 않으셔도 됩니다. 메일로 보내 드리는 숫자 ${CODE_LENGTH}자리를 적으시면 가입이 끝납니다.`,
      ],
      to: { label: "회원가입", address: "/signup" },
    },
    {
      slug: "forgot-password",
      question: "비밀번호를 잊어버렸어요.",
      paragraphs: ["가입하신 이메일로 확인 번호를 보내 드립니다. 그 번호로 새 비밀번호를 정하시면 됩니다."],
      to: { label: "비밀번호 다시 정하기", address: "/reset-password" },
    },
    {
      slug: "leave",
      question: "탈퇴하면 카드는 어떻게 되나요?",
      paragraphs: [
        "만드신 카드와 손님이 남긴 글, 사진이 모두 지워지고 보내신 링크도 열리지 않습니다. 되돌릴 수 없습니다.",
        "결제를 기다리던 주문은 취소되고, 쓰지 않으신 이용권은 사라집니다. 결제 기록은 법에 따라 이름을 뗀 채로 보관합니다.",
      ],
      to: { label: "설정 열기", address: "/setting" },
    },
    {
      slug: "download",
      question: "내 정보를 모두 내려받을 수 있나요?",
      paragraphs: [
        "네. 설정의 ‘내 정보 내려받기’에서 카드와 사진, 손님이 남긴 글, 주문, 체크리스트를 한 파일로 받으실 수 있습니다. 풀어서 여시면 인터넷 없이도 보입니다.",
        "로그인하신 지 오래되었다면 비밀번호를 한 번 더 여쭙니다. 주소는 한 시간 안에 한 번만 쓰실 수 있습니다.",
      ],
      to: { label: "설정 열기", address: "/setting" },
    },
    {
      slug: "whose-data",
      question: "적은 내용을 다른 곳에 쓰거나 팔지 않나요?",
      paragraphs: [
        "팔거나 주지 않습니다. 무엇을 왜, 얼마나 오래 간직하는지는 개인정보처리방침에 쉬운 말로 적어 두었습니다.",
      ],
      to: { label: "개인정보처리방침", address: "/privacy" },
    },
    {
      slug: "devtools",
      question: "갑자기 ‘페이지를 닫았습니다’라고 나와요.",
      paragraphs: [
        "고이는 개발자 도구가 열린 것으로 보이면 페이지를 떠납니다. 브라우저 옆에 넓은 패널을 띄우셔도 그렇게 보일 수 있습니다.",
        "쓰시던 내용은 이 기기에 남아 있으니, 패널을 닫고 다시 들어와 주세요.",
      ],
    },
    {
      slug: "site-address",
      question: "개인 홈페이지 주소는 어떻게 정하나요?",
      paragraphs: [
        `영문 소문자와 숫자, 붙임표로 ${SITENAME_MIN}자에서 ${SITENAME_MAX}자까지 직접 고르십니다. 다른 분이 쓰는 이름과 고이가 쓰는 이름은 고르실 수 없습니다.`,
      ],
    },
    {
      slug: "check-list",
      question: "결혼 준비 체크리스트는 무엇인가요?",
      paragraphs: [
        "결혼식 날짜를 적으시면 할 일을 날짜에 맞춰 늘어놓아 드립니다. 예산을 적고, 두 분이 함께 보며 고치실 수 있습니다. 무료입니다.",
      ],
      to: { label: "체크리스트 열기", address: "/wedding/plan/check-list" },
    },
  ],
};
