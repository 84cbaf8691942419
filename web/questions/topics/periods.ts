import { DELETED_CARDS } from "#domain/addresses.ts";
import {
  DAYS_AFTER_EVENT,
  END_EMAIL_DAYS,
  TRIAL_DAYS,
  TRIAL_MOST_DAYS,
  UNDO_DAYS,
  YEARS_KEPT_AFTER_END,
} from "#domain/card-life.ts";
import { EXTENSION_DAYS } from "#domain/order.ts";
import type { Topic } from "#web/questions/answer.ts";
import { longerPlans } from "#web/questions/figures.ts";

export const periods: Topic = {
  slug: "periods",
  label: "기간",
  answers: [
    {
      slug: "trial",
      question: "돈을 내기 전에 먼저 보내 볼 수 있나요?",
      paragraphs: [
        `네. 값이 있는 카드는 모두 ${TRIAL_DAYS}일 동안 무료로 보내 보실 수 있습니다. 그동안 카드 맨 아래에 작은 고이 표시가 붙고, 다른 것은 모두 같습니다.`,
        `카드가 열리는 때나 봉해 둔 쪽지가 열리는 날, 행사 날이 보내신 뒤 ${TRIAL_MOST_DAYS}일 안에 있으면 그 다음 날까지 무료로 열려 있습니다. 그보다 뒤라면 먼저 주문해 주세요.`,
        "주문하시면 표시가 사라지고 기간이 늘어납니다. 링크는 그대로입니다.",
      ],
    },
    {
      slug: "how-long",
      question: "주문한 카드는 언제까지 열리나요?",
      paragraphs: [
        `카드에 적힌 날에서 ${DAYS_AFTER_EVENT}일 뒤까지입니다. 날짜가 없는 카드는 보내신 날부터 한 해 동안 열립니다.`,
        ...longerPlans().map(
          ({ kind, plan, days }) => `${kind} ${plan} 요금제는 그날에서 ${days}일 뒤까지입니다.`,
        ),
      ],
    },
    {
      slug: "after-the-end",
      question: "기간이 끝나면 카드가 사라지나요?",
      paragraphs: [
        `손님에게는 기간이 끝났다는 안내가 보이지만, 만드신 내용과 손님이 남긴 글은 ${YEARS_KEPT_AFTER_END}년 동안 내 카드에 남아 있습니다. 그동안 언제든 늘려서 다시 여실 수 있습니다.`,
        `끝나기 ${END_EMAIL_DAYS.join("일 전과 ")}일 전에 메일로 알려 드립니다.`,
      ],
    },
    {
      slug: "extend",
      question: "기간을 늘릴 수 있나요?",
      paragraphs: [
        `같은 요금제를 한 번 더 주문하시면 ${EXTENSION_DAYS}일이 더해집니다. 이미 끝난 카드라면 주문하신 날부터 셉니다.`,
      ],
    },
    {
      slug: "deleted",
      question: "카드를 지웠는데 되살릴 수 있나요?",
      paragraphs: [
        `지우신 뒤 ${UNDO_DAYS}일 안에는 내 카드의 ‘지운 카드’에서 그대로 되살리실 수 있습니다. 그 뒤에는 사진과 손님의 글까지 모두 지워집니다.`,
      ],
      to: { label: "지운 카드 보기", address: DELETED_CARDS },
    },
    {
      slug: "date-moved",
      question: "행사 날짜가 바뀌면 기간도 바뀌나요?",
      paragraphs: ["날짜가 미뤄지면 기간도 함께 늘어납니다. 앞당겨져도 이미 드린 날은 줄지 않습니다."],
    },
  ],
};
