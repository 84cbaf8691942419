import { CARD_MAX_PHOTOS } from "#cards/engine/photo.ts";
import { PHOTOS_AT_ONCE } from "#cards/sections/photo-wall/limits.ts";
import { GUEST_QUOTA, KEPT_EDGE, MAX_PHOTO_BYTES } from "#domain/photo.ts";
import type { Topic } from "#web/questions/answer.ts";
import { figures, planPhotos } from "#web/questions/figures.ts";

const megabytes = MAX_PHOTO_BYTES / 1_024 ** 2;

export const photoQuestions: Topic = {
  slug: "photos",
  label: "사진과 음악",
  answers: [
    {
      slug: "how-many-photos",
      question: "사진은 몇 장까지 넣을 수 있나요?",
      paragraphs: [
        `한 카드에 ${CARD_MAX_PHOTOS}장까지 넣으실 수 있습니다. 주문하실 때는 요금제에 따라 다릅니다.`,
        ...planPhotos(),
      ],
    },
    {
      slug: "photo-size",
      question: "사진 크기에 제한이 있나요?",
      paragraphs: [
        `한 장에 ${megabytes}MB까지 올리실 수 있습니다. 올리실 때 알맞은 크기로 줄여 드리니 미리 줄이지 않으셔도 됩니다.`,
        `긴 쪽이 ${figures(KEPT_EDGE)}픽셀보다 큰 사진은 그만큼으로 맞춰 보관합니다.`,
      ],
    },
    {
      slug: "heic",
      question: "아이폰 사진(HEIC)도 올라가나요?",
      paragraphs: ["네. HEIC 사진도 그대로 올리시면 어느 기기에서나 보이는 형식으로 바꿔 드립니다."],
    },
    {
      slug: "photo-location",
      question: "사진에 담긴 위치 정보가 새어 나가지 않나요?",
      paragraphs: [
        "나가지 않습니다. 올리신 사진에서 찍은 곳과 시각, 기기 정보를 모두 지우고 그림만 남깁니다.",
      ],
    },
    {
      slug: "upload-stopped",
      question: "사진을 올리다가 멈췄어요.",
      paragraphs: [
        "인터넷이 끊기면 기다렸다가 이어서 올립니다. 창을 닫으셨더라도 같은 기기에서 카드를 다시 여시면 남은 사진부터 올라갑니다.",
        "그래도 안 되는 사진에는 이유와 함께 ‘다시 올리기’ 버튼이 보입니다.",
      ],
    },
    {
      slug: "guest-photos",
      question: "손님도 사진을 올릴 수 있나요?",
      paragraphs: [
        `‘함께 만드는 사진첩’을 켜 두시면 손님이 한 번에 ${PHOTOS_AT_ONCE}장씩, 한 분이 모두 ${GUEST_QUOTA.ofVisitor}장까지 올리실 수 있습니다. 먼저 보고 허락한 사진만 보이게 하실 수도 있습니다.`,
      ],
    },
    {
      slug: "music",
      question: "배경 음악이 바로 나오지 않아요.",
      paragraphs: [
        "휴대폰은 손을 대기 전에는 소리를 내지 못하게 되어 있습니다. 카드를 한 번 누르시면 음악이 시작되고, 화면에 늘 보이는 버튼으로 끄고 켜실 수 있습니다.",
      ],
    },
  ],
};
