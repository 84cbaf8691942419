/** Every expected "no": its HTTP status and what the person reads. The list is closed. */
export const refusals = {
  API_KEY_INVALID: { status: 401, sentence: "API 키가 없거나 맞지 않습니다. 페이지를 새로 열어 주세요." },
  VISITOR_REQUIRED: { status: 401, sentence: "이 기기를 확인하지 못했습니다. 페이지를 새로 열어 주세요." },
  AUTH_REQUIRED: { status: 401, sentence: "로그인이 필요합니다. 로그인한 뒤 이어서 해 주세요." },
  TOKEN_INVALID: { status: 401, sentence: "로그인 정보가 맞지 않습니다. 다시 로그인해 주세요." },
  TOKEN_EXPIRED: { status: 401, sentence: "로그인한 지 오래되었습니다. 다시 로그인해 주세요." },
  WRONG_TOKEN_USE: { status: 401, sentence: "로그인 정보가 맞지 않습니다. 다시 로그인해 주세요." },
  REAUTH_REQUIRED: { status: 401, sentence: "안전을 위해 비밀번호를 한 번 더 확인해 주세요." },
  FORBIDDEN: { status: 403, sentence: "이 일을 할 권한이 없습니다." },
  CROSS_SITE: {
    status: 403,
    sentence: "다른 사이트에서 보낸 요청은 받지 않습니다. 고이에서 다시 해 주세요.",
  },
  NOT_FOUND: { status: 404, sentence: "찾으시는 것이 없습니다. 주소를 확인해 주세요." },
  METHOD_NOT_ALLOWED: { status: 405, sentence: "이 주소에서는 할 수 없는 요청입니다." },
  CONFLICT: { status: 409, sentence: "그사이 내용이 바뀌었습니다. 새로 확인한 뒤 다시 해 주세요." },
  LIMIT_REACHED: {
    status: 409,
    sentence: "더 만들 수 없습니다. 쓰지 않는 것을 지우고 다시 해 주세요.",
  },
  SITENAME_TAKEN: { status: 409, sentence: "이미 다른 분이 쓰는 주소입니다. 다른 이름을 골라 주세요." },
  SITENAME_RESERVED: { status: 409, sentence: "고이가 쓰는 주소입니다. 다른 이름을 골라 주세요." },
  LAST_SIGN_IN: {
    status: 409,
    sentence: "들어오실 다른 방법이 없어 끊을 수 없습니다. 먼저 비밀번호를 정해 주세요.",
  },
  FULL: { status: 409, sentence: "자리가 모두 찼습니다." },
  SEALED: {
    status: 409,
    sentence: "봉해 둔 글이 있습니다. 약속한 날보다 먼저 여시려면 한 번 더 확인해 주세요.",
  },
  CLOSED: { status: 409, sentence: "지금은 받고 있지 않습니다." },
  COUPON_UNKNOWN: { status: 404, sentence: "없는 쿠폰 번호입니다. 번호를 다시 확인해 주세요." },
  COUPON_NOT_STARTED: { status: 409, sentence: "아직 쓸 수 없는 쿠폰입니다." },
  COUPON_EXPIRED: { status: 409, sentence: "사용 기간이 지난 쿠폰입니다." },
  COUPON_KIND: { status: 409, sentence: "이 카드나 요금제에는 쓸 수 없는 쿠폰입니다." },
  COUPON_MINIMUM: { status: 409, sentence: "주문 금액이 모자라 쓸 수 없는 쿠폰입니다." },
  COUPON_USED: { status: 409, sentence: "이미 쓰신 쿠폰입니다." },
  COUPON_USED_UP: { status: 409, sentence: "준비한 수량이 모두 쓰인 쿠폰입니다." },
  VOUCHER_UNKNOWN: {
    status: 404,
    sentence:
      "링크나 번호가 맞지 않습니다. 주문하실 때 쓰신 휴대전화 번호의 마지막 네 자리인지 확인해 주세요.",
  },
  VOUCHER_USED: { status: 409, sentence: "이미 다른 계정에서 받으신 이용권입니다." },
  VOUCHER_EXPIRED: {
    status: 409,
    sentence: "받으실 수 있는 기간이 지난 이용권입니다. 구매하신 스토어로 문의해 주세요.",
  },
  PAYMENT_DECLINED: {
    status: 402,
    sentence: "결제가 승인되지 않았습니다. 빠져나간 금액은 없습니다. 다른 방법으로 다시 해 주세요.",
  },
  PAYMENT_AMOUNT: {
    status: 409,
    sentence: "주문과 맞지 않아 결제하지 않았습니다. 금액을 다시 확인해 주세요.",
  },
  PAYMENT_UNCERTAIN: {
    status: 409,
    sentence: "결제 결과를 확인하고 있습니다. 다시 결제하지 마시고 잠시만 기다려 주세요.",
  },
  GONE: { status: 410, sentence: "보관 기간이 끝난 페이지입니다." },
  FILE_TOO_LARGE: { status: 413, sentence: "파일이 너무 큽니다. 더 작은 파일을 골라 주세요." },
  BODY_TOO_LARGE: { status: 413, sentence: "보낸 내용이 너무 깁니다. 줄여서 다시 보내 주세요." },
  BODY_TYPE: {
    status: 415,
    sentence: "받을 수 없는 형식으로 보낸 요청입니다. 페이지를 새로 열어 다시 보내 주세요.",
  },
  BODY_UNREADABLE: { status: 400, sentence: "보낸 내용을 읽지 못했습니다. 다시 보내 주세요." },
  FILE_TYPE: { status: 415, sentence: "받을 수 없는 파일 형식입니다. 다른 파일을 골라 주세요." },
  WRONG_HOST: { status: 421, sentence: "이 주소로는 서비스하지 않습니다." },
  IMAGE_TOO_LARGE: {
    status: 422,
    sentence: "사진이 너무 큽니다. 움직이지 않는, 5천만 화소까지의 사진을 골라 주세요.",
  },
  IMAGE_BROKEN: { status: 422, sentence: "사진 파일이 손상되어 열 수 없습니다. 다른 사진을 골라 주세요." },
  INVALID: { status: 422, sentence: "입력하신 내용을 확인해 주세요." },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    sentence: "이미 다른 내용을 보낸 양식입니다. 페이지를 새로 열어 주세요.",
  },
  LOCKED: { status: 423, sentence: "여러 번 틀려 잠시 잠겼습니다. 조금 뒤에 다시 해 주세요." },
  RATE_LIMITED: { status: 429, sentence: "요청이 너무 잦습니다. 잠시 뒤에 다시 해 주세요." },
  QUOTA_EXCEEDED: {
    status: 429,
    sentence: "사진을 더 올릴 자리가 없습니다. 쓰지 않는 사진을 지우고 다시 해 주세요.",
  },
  BUSY: { status: 503, sentence: "지금은 요청이 많습니다. 잠시 뒤에 다시 해 주세요." },
  STORAGE_FULL: { status: 507, sentence: "저장 공간이 부족합니다. 잠시 뒤에 다시 해 주세요." },
  QUERY_TOO_DEEP: { status: 400, sentence: "요청이 너무 깊습니다." },
  TOO_MANY_ALIASES: { status: 400, sentence: "한 번에 너무 많은 것을 요청했습니다." },
  QUERY_TOO_LARGE: { status: 400, sentence: "요청이 너무 깁니다." },
  QUERY_TOO_EXPENSIVE: { status: 400, sentence: "요청이 너무 큽니다. 나누어 요청해 주세요." },
  ONE_MUTATION_ONLY: { status: 400, sentence: "한 번에 한 가지만 요청할 수 있습니다." },
  BATCH_NOT_ALLOWED: { status: 400, sentence: "요청은 하나씩 보내 주세요." },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type RefusalCode = keyof typeof refusals;

type Details = {
  /** What the person reads, where more is known than the code's own sentence says. */
  sentence?: string;
  /** Field name → the sentence shown under that field. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** The version that counts now, for whoever worked on an older one. */
  version?: number;
};

/** What is refused because somebody asks too often, and not because of what they ask. */
type LimitCode = "RATE_LIMITED" | "LOCKED";

/** An expected "no". Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: Omit<Details, "sentence">;
  /** Which limit it was, for who watches over us; nobody else is told. */
  readonly limit: string | undefined;

  constructor(code: LimitCode, details: Details & { limit: string });
  /** Also one that another thread has told. */
  constructor(code: RefusalCode);
  constructor(code: Exclude<RefusalCode, LimitCode>, details: Details);
  constructor(
    code: RefusalCode,
    { sentence = refusals[code].sentence, limit, ...details }: Details & { limit?: string } = {},
  ) {
    super(sentence);
    this.name = "Refusal";
    this.code = code;
    this.details = details;
    this.limit = limit;
  }

  get status(): number {
    return refusals[this.code].status;
  }
}
