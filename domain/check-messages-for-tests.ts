/** What people are sent, invented for this: each with what is special about it. */
export type InventedMessage = { about: string; text: string };

const END = "\n\n안심 확인 goi.kr/check\ngoi 주소창에서 확인번호 482 913";

export const genuineMessages: readonly InventedMessage[] = [
  {
    about: "a wedding by text message",
    text: `김민준 ♥ 이서연 결혼식에 초대합니다\n2027년 5월 22일 토요일 오후 1시\n고이웨딩홀\n서울시 중구 퇴계로 1\nhttps://goi.kr/card/abcdefghijkmnpqr?v=3${END}`,
  },
  {
    about: "as the phone of a company sends it",
    text: `[Web발신]\n저희 두 사람 결혼합니다.\nhttps://goi.kr/card/abcdefghijkmnpqr?v=1${END}`,
  },
  {
    about: "a notice of a death",
    text: `[부고] 김민준 님 부친상\n\n· 고인: 故 김영수 (향년 81세)\n· 상주: 김민준\n· 빈소: 고이병원 장례식장 3호실\n· 전화: 02-000-0000\n· 입관: 11월 19일 목요일 오후 2시\n· 발인: 11월 20일 금요일 오전 7시\n\nhttps://goi.kr/memorial/abcdefghijkmnpqr?v=2${END}`,
  },
  {
    about: "a first birthday",
    text: `하준이의 첫돌에 초대합니다\n2027년 1월 9일 토요일 낮 12시\nhttps://goi.kr/baby-birthday/abcdefghijkmnpqr?v=5${END}`,
  },
  {
    about: "a birthday",
    text: `서연아 생일 축하해\nhttps://goi.kr/birthday-card/abcdefghijkmnpqr?v=2${END}`,
  },
  {
    about: "an event",
    text: `고이 송년회\n2026년 12월 19일 토요일 오후 6시 30분\nhttps://goi.kr/event/abcdefghijkmnpqr?v=9${END}`,
  },
  {
    about: "a letter of thanks to one person",
    text: `김하늘 님께\n이서연의 감사 편지\nhttps://goi.kr/thanks/abcdefghijkmnpqr?to=%EA%B9%80%ED%95%98%EB%8A%98${END}`,
  },
  {
    about: "the same with its address as people see it",
    text: `https://goi.kr/thanks/abcdefghijkmnpqr?to=김하늘${END}`,
  },
  { about: "somebody's page", text: `제 명함입니다 https://goi.kr/hello-minsu${END}` },
  {
    about: "in English",
    text: "Minjun Kim & Seoyeon Lee\n2027. 05. 22 · SAT 1:00 PM\nhttps://goi.kr/card/abcdefghijkmnpqr?v=3\n\nIs it real? goi.kr/check\nType goi in your address bar and check no. 482 913",
  },
  {
    about: "a changed place",
    text: `김민준 ♥ 이서연\n예식 장소: 고이홀 3층\n\nhttps://goi.kr/card/abcdefghijkmnpqr?v=7${END}`,
  },
  { about: "the address alone", text: "https://goi.kr/card/abcdefghijkmnpqr" },
  { about: "without its scheme", text: "goi.kr/card/abcdefghijkmnpqr" },
  { about: "on http", text: "http://goi.kr/card/abcdefghijkmnpqr" },
  { about: "with www", text: "https://www.goi.kr/card/abcdefghijkmnpqr" },
  { about: "in upper case", text: "HTTPS://GOI.KR/card/abcdefghijkmnpqr" },
  { about: "with a particle stuck to it", text: "https://goi.kr/card/abcdefghijkmnpqr에서 봐 주세요" },
  { about: "host and particle", text: "goi.kr에서 확인하세요" },
  { about: "with a full stop behind it", text: "저희 청첩장은 https://goi.kr/card/abcdefghijkmnpqr." },
  { about: "in brackets", text: "청첩장(https://goi.kr/card/abcdefghijkmnpqr)을 보내요" },
  { about: "with a fragment", text: "https://goi.kr/card/abcdefghijkmnpqr#rsvp" },
  {
    about: "with marks of an advertisement",
    text: "https://goi.kr/card/abcdefghijkmnpqr?v=3&fbclid=IwAR0abc",
  },
  { about: "broken into two lines", text: "https://goi.kr/card/\nabcdefghijkmnpqr" },
  { about: "in full-width letters", text: "ｇｏｉ．ｋｒ／ｃａｒｄ／abcdefghijkmnpqr" },
  { about: "with marks that nobody sees", text: "https://goi.kr/\u200bcard/abcdefghijkmnpqr\u200e" },
  { about: "with signs of per cent", text: "https://goi.kr/%63ard/abcdefghijkmnpqr" },
  { about: "with the port that goes without saying", text: "https://goi.kr:443/card/abcdefghijkmnpqr" },
  { about: "its calendar entry", text: "https://goi.kr/card/abcdefghijkmnpqr.ics" },
  {
    about: "forwarded twice, with a postal address and an e-mail address",
    text: `Fwd: Fwd: minsu.kim@mail.example\n서울시 중구 퇴계로 1. 2층\nhttps://goi.kr/card/abcdefghijkmnpqr${END}`,
  },
  { about: "the number and the day alone", text: "확인번호 482 913, 2027년 5월 22일" },
];

export const fraudulentMessages: readonly InventedMessage[] = [
  { about: "a Cyrillic о", text: "[Web발신] 저희 결혼합니다 https://gоi.kr/card/abcdefghijkmnpqr" },
  { about: "the same in punycode", text: "https://xn--gi-fmc.kr/card/abcdefghijkmnpqr" },
  { about: "a nought for an o", text: "모바일 청첩장이 도착했습니다 g0i.kr/card/abcdefghijkmnpqr" },
  { about: "an l for an i", text: "https://gol.kr/memorial/abcdefghijkmnpqr" },
  { about: "a letter twice", text: "https://goii.kr/card/abcdefghijkmnpqr" },
  { about: "an accent", text: "https://goí.kr/card/abcdefghijkmnpqr" },
  { about: "a stroke like a slash", text: "https://goi.kr∕card.invite.example/abc" },
  {
    about: "our name as a subdomain",
    text: "부친께서 별세하셨습니다 https://goi.kr.invite.example/memorial/abc",
  },
  { about: "our name with a hyphen", text: "https://goi-card.example/abcdefghijkmnpqr" },
  { about: "our name under another ending", text: "https://goi.example/card/abcdefghijkmnpqr" },
  { about: "our name in Hangul", text: "https://고이.example/card/abcdefghijkmnpqr" },
  { about: "our host in the path", text: "https://invite.example/goi.kr/card/abcdefghijkmnpqr" },
  { about: "our host in a query", text: "https://invite.example/?site=goi.kr" },
  { about: "our host in signs of per cent", text: "https://invite.example/%67%6F%69%2E%6B%72/card" },
  { about: "our host before an @", text: "https://goi.kr@invite.example/card/abc" },
  { about: "the same without a scheme", text: "goi.kr@invite.example/card/abc" },
  { about: "our host and a password before an @", text: "https://goi.kr:443@invite.example/card/abc" },
  { about: "our host on another port", text: "https://goi.kr:8443/card/abcdefghijkmnpqr" },
  { about: "somebody else's port", text: "http://invite.example:8080/wedding" },
  { about: "numbers instead of a name", text: "http://203.0.113.9/wedding" },
  { about: "a program for Android", text: "청첩장 보기 https://invite.example/card.apk" },
  { about: "a program under our name", text: "https://invite.example/goi/wedding.apk?dl=1" },
  { about: "a file alone", text: "청첩장.apk 를 설치해 주세요" },
  { about: "a packed file", text: "https://files.example/부고장.zip" },
  { about: "shortened", text: "돌잔치 초대장입니다 https://bit.ly/3abcdef" },
  { about: "shortened in Korea", text: "[부고] 빈소 안내 me2.do/xAbCdEfG" },
  {
    about: "sent on by a bigger site",
    text: "https://www.google.com/url?q=https://goi.kr/card/abcdefghijkmnpqr",
  },
  { about: "opens another app", text: "intent://goi.kr/card#Intent;scheme=https;end" },
  {
    about: "a genuine message with another link",
    text: `김민준 ♥ 이서연 결혼식에 초대합니다\n2027년 5월 22일 토요일 오후 1시\nhttps://goi.kr/card/abcdefghijkmnpqr?v=3\n사진 더 보기 https://photos.example/goi${END}`,
  },
  { about: "our host broken before another", text: "https://goi.kr\n.invite.example/card/abcdefghijkmnpqr" },
];
