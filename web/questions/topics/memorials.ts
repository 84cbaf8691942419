import type { Kind } from "#cards/engine/kind.ts";
import { addressOf, kinds } from "#cards/kinds/kinds.ts";
import { DAYS_AFTER_EVENT } from "#domain/card-life.ts";
import type { Topic } from "#web/questions/answer.ts";

const solemn = kinds.find((kind: Kind) => kind.isSolemn);
const create = solemn && { label: "부고 준비하기", address: addressOf(solemn, "create") };

export const memorials: Topic = {
  slug: "memorials",
  label: "부고",
  answers: [
    {
      slug: "memorial-free",
      question: "부고도 돈을 내야 하나요?",
      paragraphs: ["아니요. 부고는 처음부터 끝까지 무료입니다. 고이 표시도, 광고도 붙지 않습니다."],
      ...(create && { to: create }),
    },
    {
      slug: "memorial-fast",
      question: "급하게 보내야 합니다. 무엇만 적으면 되나요?",
      paragraphs: [
        "고인의 성함과 빈소, 상주만 적으시면 바로 보내실 수 있습니다. 나머지는 보내신 뒤에 채우셔도 받으신 분께 그대로 이어집니다.",
        "문자로 보내실 글도 이름과 빈소, 발인 시각을 담아 만들어 드립니다.",
      ],
    },
    {
      slug: "memorial-religion",
      question: "종교에 맞는 말로 적을 수 있나요?",
      paragraphs: [
        "종교를 고르시면 소천, 선종, 열반처럼 알맞은 말과 표시로 바뀝니다. 전하는 글도 종교에 따라 고르실 수 있습니다.",
      ],
      to: { label: "부고 문구 보기", address: "/quotes?kind=memorial" },
    },
    {
      slug: "memorial-stays",
      question: "부고는 언제까지 열려 있나요?",
      paragraphs: [
        `발인에서 ${DAYS_AFTER_EVENT}일 뒤까지입니다. 가족이 바라시면 기한 없이 남겨 두고 기일마다 찾아오실 수 있습니다. 닫는 것은 언제든 하실 수 있습니다.`,
      ],
    },
  ],
};
