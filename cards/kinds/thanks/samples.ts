import type { Sample } from "#cards/engine/sample.ts";
import { art, sampleMaker } from "#cards/engine/sample-parts.ts";
import { thanks } from "./kind.ts";

const made = sampleMaker(thanks);

const afterWedding = made("sijeonji", {
  letter: {
    occasion: "wedding",
    body: "새집 식탁에 처음으로 마주 앉아\n축하해 주신 이름들을 하나씩 불러 봤습니다.\n부르는 동안 방이 따뜻해졌습니다.\n\n그날은 정신이 없어\n얼굴만 뵙고 보내 드린 것이 내내 아쉬웠습니다.\n보내 주신 마음은 잘 접어 두었다가\n살면서 천천히 꺼내 보겠습니다.\n\n볕 좋은 날 놀러 오세요.\n밥을 지어 놓겠습니다.",
    photo: art("hanok-door"),
    date: "2027-06-05",
    sender: "강민재 · 유선하",
    seal: "wax",
  },
  gallery: {
    title: "그날",
    photos: [art("hanok-ducks", { width: 1600, height: 1200 }), art("hanok-ribbons"), art("hanok-bowl")],
  },
  reply: { taking: true, title: "답장", prompt: "짧은 안부라도 반갑게 읽겠습니다." },
});

const afterFuneral = made("inkstone", {
  letter: {
    occasion: "funeral",
    religion: "none",
    body: "황망한 가운데 찾아 주시고\n따뜻한 말씀으로 위로해 주셔서 깊이 감사드립니다.\n\n손을 잡아 주시던 온기를 기억합니다.\n아무 말씀 없이 곁에 앉아 계시던 시간도 기억합니다.\n덕분에 아버지를 편안히 모셨습니다.\n\n마땅히 찾아뵙고 인사드려야 하오나\n우선 글로 올림을 너그러이 헤아려 주십시오.\n댁내에 늘 평안이 함께하시기를 빕니다.",
    date: "2027-02-20",
    sender: "상주 윤도현 · 윤서현",
    closing: "올림",
    seal: "stamp",
    sealLetters: "윤도현",
    paper: "plain",
  },
  reply: { taking: true, title: "남기실 말씀", prompt: "" },
});

const afterFirstBirthday = made("saekdong", {
  letter: {
    occasion: "first-birthday",
    body: "잔칫날 종일 안겨 다니던 온이가\n집에 와서는 기분 좋게 잠들었습니다.\n예뻐해 주신 손길을 아는 모양입니다.\n\n온이는 붓을 잡았습니다.\n커서 무엇이 되든\n고마운 분께 편지는 쓸 줄 아는 사람으로\n키우겠습니다.",
    date: "2027-09-12",
    sender: "온이네",
    closing: "드림",
    sealLetters: "온",
    paper: "framed",
  },
});

const retirement = made("celadon", {
  letter: {
    occasion: "retirement",
    recipient: "과학부 선생님들",
    body: "책상을 비우다 오래된 쪽지를 발견했습니다.\n첫 수업을 망치고 앉아 있던 저에게\n괜찮다고 적어 주셨던 그 쪽지입니다.\n\n서른한 해 동안 받은 것 가운데\n이것만은 버리지 않고 가져갑니다.\n\n같이 먹은 점심과 같이 넘긴 고비,\n운동장에 눈이 오던 아침을 기억하겠습니다.\n건강히 지내십시오.",
    photo: art("morning-floor"),
    date: "2027-02-26",
    sender: "남궁솔",
    closing: "올림",
    seal: "stamp",
    paper: "plain",
  },
});

const business = made("modern", {
  letter: {
    occasion: "business",
    recipient: "고객님",
    body: "처음 문을 열던 날 들어오신 손님을 기억합니다.\n그 걸음이 이어져 열 해가 되었습니다.\n\n빠르게 크는 대신\n오래 다니실 수 있는 가게로 남는 일,\n그것이 저희가 드리는 감사입니다.\n\n앞으로도 같은 자리에서\n같은 마음으로 그릇을 굽겠습니다.",
    date: "2027-03-02",
    company: "고이도자",
    sender: "대표 서하늘",
    closing: "드림",
    seal: "stamp",
    sealLetters: "고이",
    paper: "plain",
  },
});

export const samples: readonly Sample[] = [
  { name: "after-wedding", label: "결혼식을 마치고", mood: "다정한", content: afterWedding },
  { name: "after-funeral", label: "조문에 감사드리며", mood: "고요한", content: afterFuneral },
  { name: "after-first-birthday", label: "돌잔치를 마치고", mood: "정겨운", content: afterFirstBirthday },
  { name: "retirement", label: "퇴임하며 드리는 글", mood: "담백한", content: retirement },
  { name: "business", label: "열 해를 맞은 가게", mood: "정중한", content: business },
];
