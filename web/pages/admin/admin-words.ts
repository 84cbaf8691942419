import type {
  AuditAct,
  AuditNoun,
  CardState,
  CompanyEvent,
  CompanyState,
  OrderState,
  ReportState,
} from "#web/graphql/graphql.ts";

export const acts: Record<AuditAct, string> = {
  look: "열어 봄",
  suspend: "숨김",
  release: "다시 엶",
  extend: "기간 늘림",
  confirm_transfer: "입금 확인",
  cancel: "취소",
  begin_refund: "환불 시작",
  refund: "환불",
  read_account: "환불 계좌 봄",
  create: "만듦",
  stop: "멈춤",
  renew_link: "새 링크",
  add_to_admins: "관리자로 지정",
  take_from_admins: "관리자에서 제외",
  disable: "로그인 막음",
  enable: "로그인 허용",
  approve: "승인",
  return: "돌려보냄",
  accept: "변경 승인",
  decline: "변경 거절",
  read_licence: "사업자등록증 봄",
  retry: "다시 시도",
  download: "내려받음",
  dismiss: "조치하지 않음",
  block: "임시 조치",
  restore: "임시 조치 풂",
  delete: "지움",
};

export const nouns: Record<AuditNoun, string> = {
  card: "카드",
  order: "주문",
  coupon: "쿠폰",
  voucher: "이용권",
  member: "회원",
  company: "업체",
  job: "작업",
  letter: "메일",
  list: "목록",
  report: "신고",
};

type Tone = "good" | "bad" | "waits" | undefined;

export const reportStateWords: Record<ReportState, { word: string; tone: Tone }> = {
  received: { word: "새 신고", tone: "waits" },
  objected: { word: "이의 있음", tone: "waits" },
  blocked: { word: "임시 조치 중", tone: "bad" },
  dismissed: { word: "조치하지 않음", tone: undefined },
  restored: { word: "다시 보임", tone: "good" },
  deleted: { word: "지움", tone: undefined },
};

export const cardStateWords: Record<CardState, { word: string; tone: Tone }> = {
  DRAFT: { word: "작성 중", tone: undefined },
  PUBLISHED: { word: "공개 중", tone: "good" },
  CLOSED: { word: "마감", tone: undefined },
  SUSPENDED: { word: "숨김", tone: "bad" },
  DELETED: { word: "지움", tone: undefined },
};

export const orderStateWords: Record<OrderState, { word: string; tone: Tone }> = {
  PENDING: { word: "결제 대기", tone: "waits" },
  PAID: { word: "결제 완료", tone: "good" },
  REFUNDED: { word: "환불 완료", tone: undefined },
  CANCELLED: { word: "취소", tone: undefined },
  EXPIRED: { word: "기한 지남", tone: undefined },
};

export const companyStateWords: Record<CompanyState, { word: string; tone: Tone }> = {
  PENDING: { word: "확인 중", tone: "waits" },
  APPROVED: { word: "승인됨", tone: "good" },
  RETURNED: { word: "보완 필요", tone: undefined },
  SUSPENDED: { word: "이용 멈춤", tone: "bad" },
};

export const companyEventWords: Record<CompanyEvent, string> = {
  APPLY: "신청함",
  SEND: "다시 보냄",
  APPROVE: "승인",
  RETURN: "돌려보냄",
  SUSPEND: "이용 멈춤",
  RELEASE: "다시 엶",
  ASK: "변경 요청",
  WITHDRAW: "변경 요청 취소",
  ACCEPT: "변경 승인",
  DECLINE: "변경 거절",
  LOOK: "열어 봄",
  READ_LICENCE: "사업자등록증 봄",
};

/** What the server does by itself, as its name in the queue and for people. */
export const jobs: Record<string, string> = {
  "rotate-api-key": "API 키 바꾸기",
  "forget-rate-limits": "지난 횟수 제한 기록 지우기",
  "purge-cards": "지운 카드 비우기",
  "close-ownerless": "주인이 떠난 카드 닫기",
  "give-up-names": "그만 쓰는 주소 놓아주기",
  "thin-versions": "오래된 저장 기록 줄이기",
  "forget-venues": "쓰지 않는 식장 정보 지우기",
  "remove-photos": "쓰지 않는 사진 지우기",
  "remove-company-files": "쓰지 않는 업체 파일 지우기",
  "expiry-mails": "카드 기간 안내 메일",
  "plan-end-mails": "이용 기간 안내 메일",
  "reconcile-payments": "결제 맞춰 보기",
  "expire-orders": "기한이 지난 주문 닫기",
  "forget-vouchers": "지난 이용권의 이름 지우기",
  "reminder-mails": "행사 알림 메일",
  "forget-networks": "추첨이 끝난 접속 표시 지우기",
  "forget-reports": "지난 신고의 이름 지우기",
  "end-blocks": "임시 조치 끝내기",
  "count-figures": "날짜별 수치 집계하기",
  "send-emails": "메일 보내기",
  "vacuum-database": "데이터베이스 정리하기",
  "purge-identity": "끝난 로그인 비우기",
};
