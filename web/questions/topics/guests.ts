import { CONTACT_DAYS } from "#cards/engine/links.ts";
import { ENTRY_PASSWORD_MIN, GUESTBOOK_MESSAGE_MAX } from "#cards/sections/guestbook/limits.ts";
import { COMPANIONS_MAX, QUESTIONS_MAX } from "#cards/sections/rsvp/limits.ts";
import { PASSWORD_TRIES } from "#domain/entry.ts";
import { BLOCK_DAYS } from "#domain/report.ts";
import type { Topic } from "#web/questions/answer.ts";

export const guests: Topic = {
  slug: "guests",
  label: "방명록과 참석",
  answers: [
    {
      slug: "change-guestbook",
      question: "방명록에 쓴 글을 고치거나 지우고 싶어요.",
      paragraphs: [
        "글을 쓰신 기기에서는 그 글 아래에서 바로 고치거나 지우실 수 있습니다.",
        `다른 기기에서는 글을 남기실 때 정하신 ${ENTRY_PASSWORD_MIN}자 이상의 비밀번호가 필요합니다. ${PASSWORD_TRIES.minutes}분 동안 ${PASSWORD_TRIES.most}번 틀리시면 잠시 기다리셔야 합니다.`,
      ],
    },
    {
      slug: "guestbook-rules",
      question: "방명록에 쓸 수 없는 글이 있나요?",
      paragraphs: [
        `한 번에 ${GUESTBOOK_MESSAGE_MAX}자까지 쓰실 수 있고, 홈페이지 주소는 담을 수 없습니다. 짧은 사이에 여러 번 올리시면 잠시 쉬었다 쓰시라고 알려 드립니다.`,
      ],
    },
    {
      slug: "guestbook-care",
      question: "보기 불편한 글이 올라오면 어떻게 하나요?",
      paragraphs: [
        "카드를 만드신 분은 어떤 글이든 감추거나 지우실 수 있습니다. 먼저 읽고 허락한 글만 보이게 해 두실 수도 있습니다.",
      ],
    },
    {
      slug: "report",
      question: "제 사진이나 이야기가 허락 없이 올라와 있어요.",
      paragraphs: [
        "카드 맨 아래의 ‘신고하기’를 누르시거나, 방명록이라면 그 글의 점 세 개를 눌러 신고해 주세요. 로그인하지 않으셔도 됩니다.",
        `살펴보고 권리가 침해되었을 수 있으면 최대 ${BLOCK_DAYS}일 동안 가립니다. 올린 분의 이의가 없으면 지우고, 결과를 메일로 알려 드립니다. 신고하신 분이 누구인지는 알리지 않습니다.`,
      ],
    },
    {
      slug: "change-rsvp",
      question: "참석한다고 했는데 바꿔야 해요.",
      paragraphs: [
        "답하신 기기에서 카드를 다시 여시면 고치거나 취소하실 수 있습니다. 답은 한 분에 하나라서 새로 보내셔도 두 번 세지 않습니다.",
      ],
    },
    {
      slug: "rsvp-questions",
      question: "참석 여부 말고 다른 것도 물을 수 있나요?",
      paragraphs: [
        `식사, 버스, 어른과 아이의 수, 동행하시는 분 ${COMPANIONS_MAX}명까지의 이름을 물으실 수 있고, 직접 만든 질문도 ${QUESTIONS_MAX}개까지 넣으실 수 있습니다.`,
      ],
    },
    {
      slug: "capacity",
      question: "정원이 차면 어떻게 되나요?",
      paragraphs: [
        "한 자리도 넘치게 받지 않습니다. 기다리는 분을 받기로 해 두셨다면 자리가 날 때 차례대로 들어가고, 이메일을 남기신 분께는 알려 드립니다.",
      ],
    },
    {
      slug: "guest-list",
      question: "손님 명단을 파일로 받을 수 있나요?",
      paragraphs: [
        "네. 내 카드의 ‘응답 보기’에서 엑셀로 열리는 파일을 내려받으실 수 있습니다. 손님이 남긴 전화번호와 답은 카드를 만드신 분만 보십니다.",
      ],
      to: { label: "내 카드 보기", address: "/my-mobile-card" },
    },
    {
      slug: "accounts-hidden",
      question: "계좌번호와 전화번호가 계속 보이나요?",
      paragraphs: [
        `아니요. 카드에 적힌 날에서 ${CONTACT_DAYS}일이 지나면 손님에게 보이지 않습니다. 적으신 내용은 지워지지 않고 만드신 분께 남아 있습니다.`,
      ],
    },
  ],
};
