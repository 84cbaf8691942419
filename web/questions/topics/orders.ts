import { END_EMAIL_DAYS } from "#domain/card-life.ts";
import { REFUND_DAYS, UNPAID_HOURS } from "#domain/order.ts";
import type { Topic } from "#web/questions/answer.ts";
import { freeLabels, prices } from "#web/questions/figures.ts";

export const orderQuestions: Topic = {
  slug: "orders",
  label: "주문과 환불",
  answers: [
    {
      slug: "prices",
      question: "값이 얼마인가요?",
      paragraphs: [
        ...prices(),
        `${freeLabels()} 무료로 쓰실 수 있습니다. 적힌 값은 모두 부가세를 더한 값입니다.`,
      ],
    },
    {
      slug: "ways-to-pay",
      question: "어떻게 결제하나요?",
      paragraphs: [
        "주문하시는 화면에 지금 쓸 수 있는 방법이 나옵니다. 계좌 이체는 입금하신 분의 이름을 확인한 뒤에 결제가 끝나고, 쿠폰으로 금액이 모두 할인되면 따로 결제하지 않으셔도 됩니다.",
      ],
    },
    {
      slug: "unpaid",
      question: "주문만 하고 입금하지 않으면 어떻게 되나요?",
      paragraphs: [
        `${UNPAID_HOURS}시간이 지나면 주문이 저절로 끝납니다. 쓰신 쿠폰은 돌아오고, 카드는 그대로 남습니다.`,
      ],
    },
    {
      slug: "refund",
      question: "환불받을 수 있나요?",
      paragraphs: [
        `결제하신 뒤 ${REFUND_DAYS}일 안이고 아직 보내지 않은 카드라면 모두 돌려 드립니다. 한 번이라도 보내신 카드의 주문과, 표시 없는 인쇄 파일을 받으신 포토카드 주문은 환불되지 않습니다.`,
        "그래서 주문하시기 전에 무료로 먼저 보내 보시기를 권합니다.",
      ],
    },
    {
      slug: "upgrade",
      question: "더 큰 요금제로 바꿀 수 있나요?",
      paragraphs: ["네. 이미 내신 값을 뺀 차이만 내시면 됩니다."],
    },
    {
      slug: "prints",
      question: "포토카드의 ‘한 장’과 ‘열 장’은 무엇인가요?",
      paragraphs: [
        "고이 표시 없이 받으실 수 있는 인쇄 파일의 장수입니다. 같은 모습은 앞면, 뒷면, PDF를 몇 번 받으셔도 한 장이고, 고친 뒤에 다시 받으시면 한 장을 더 씁니다. 번호를 매긴 카드는 번호마다 한 장입니다.",
        "고이 표시를 넣은 파일은 주문하지 않으셔도 몇 번이든 받으실 수 있습니다. 먼저 받아 살펴보시기를 권합니다.",
      ],
    },
    {
      slug: "plan-year",
      question: "개인 홈페이지의 프로 요금제가 끝나면 어떻게 되나요?",
      paragraphs: [
        `주소와 쓰신 내용은 그대로 열려 있고, 맨 아래에 고이 표시가 다시 보입니다. 끝나기 ${END_EMAIL_DAYS.join("일 전과 ")}일 전에 메일로 알려 드립니다.`,
        "끝나기 전에 한 해 더 주문하시면 남은 날에 이어 한 해가 더해집니다.",
      ],
    },
    {
      slug: "coupon",
      question: "쿠폰을 썼는데 안 된다고 나와요.",
      paragraphs: [
        "쓸 수 있는 카드와 기간, 금액이 정해진 쿠폰이 있습니다. 무엇이 맞지 않는지 쿠폰 칸 아래에 적어 드립니다. 주문을 취소하시거나 환불받으시면 쿠폰도 돌아옵니다.",
      ],
    },
  ],
};
