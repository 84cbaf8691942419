/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AuditAct =
  | 'accept'
  | 'add_to_admins'
  | 'approve'
  | 'begin_refund'
  | 'block'
  | 'cancel'
  | 'confirm_transfer'
  | 'create'
  | 'decline'
  | 'delete'
  | 'disable'
  | 'dismiss'
  | 'download'
  | 'enable'
  | 'extend'
  | 'look'
  | 'read_account'
  | 'read_licence'
  | 'refund'
  | 'release'
  | 'renew_link'
  | 'restore'
  | 'retry'
  | 'return'
  | 'stop'
  | 'suspend'
  | 'take_from_admins';

export type AuditNoun =
  | 'card'
  | 'company'
  | 'coupon'
  | 'job'
  | 'letter'
  | 'list'
  | 'member'
  | 'order'
  | 'report'
  | 'voucher';

export type CardState =
  | 'CLOSED'
  | 'DELETED'
  | 'DRAFT'
  | 'PUBLISHED'
  | 'SUSPENDED';

export type CompanyDecision =
  /** What is `wanted` counts from now on. */
  | 'ACCEPT'
  | 'APPROVE'
  /** With a reason: what is `wanted` is dropped. */
  | 'DECLINE'
  | 'RELEASE'
  /** With a reason: what is to be mended. */
  | 'RETURN'
  /** With a reason. */
  | 'SUSPEND';

export type CompanyEvent =
  | 'ACCEPT'
  | 'APPLY'
  | 'APPROVE'
  | 'ASK'
  | 'DECLINE'
  | 'LOOK'
  | 'READ_LICENCE'
  | 'RELEASE'
  | 'RETURN'
  | 'SEND'
  | 'SUSPEND'
  | 'WITHDRAW';

/** What a company says of itself. */
export type CompanyInput = {
  address: string;
  managerName: string;
  managerPhone: string;
  name: string;
  /** 사업자등록번호, with or without dashes. */
  number: string;
  phone: string;
  representative: string;
  type: CompanyType;
};

export type CompanyState =
  | 'APPROVED'
  /** An admin has not looked yet. */
  | 'PENDING'
  /** Something is to be mended; `reason` says what. */
  | 'RETURNED'
  | 'SUSPENDED';

export type CompanyType =
  /** 장례식장 */
  | 'FUNERAL'
  /** 예식장 */
  | 'HALL'
  /** 기타 */
  | 'OTHER'
  /** 플래너 */
  | 'PLANNER'
  /** 스튜디오 */
  | 'STUDIO';

export type ConsentAnswer = {
  agreed: boolean;
  document: ConsentDocument;
  /** The version the member was shown. */
  version: string;
};

export type ConsentDocument =
  | 'MARKETING'
  | 'PRIVACY'
  | 'TERMS';

export type CouponInput = {
  benefit: unknown;
  company?: string | number | null | undefined;
  from?: string | null | undefined;
  kinds?: Array<string> | null | undefined;
  label: string;
  maximum?: number | null | undefined;
  minimum?: number | null | undefined;
  mostUses?: number | null | undefined;
  mostUsesEach?: number | null | undefined;
  until?: string | null | undefined;
};

/** `waiting`: on the waiting list. `pending`: the owner has not let it through yet. `blocked`: hidden by a temporary measure. */
export type EntryState =
  | 'accepted'
  | 'blocked'
  | 'pending'
  | 'waiting';

export type HandOverState =
  | 'EXPIRED'
  | 'TAKEN'
  | 'WAITING'
  | 'WITHDRAWN';

export type NewWeddingTask = {
  balanceOn?: string | null | undefined;
  category: string;
  dueOn?: string | null | undefined;
  estimate?: number | null | undefined;
  isCost: boolean;
  paid?: number | null | undefined;
  place: string;
  title: string;
};

/** A first plan, a dearer one, or the same once more. */
export type OrderPurpose =
  | 'EXTENSION'
  | 'FIRST'
  | 'UPGRADE';

export type OrderState =
  | 'CANCELLED'
  | 'EXPIRED'
  | 'PAID'
  | 'PENDING'
  | 'REFUNDED';

/** What an admin has to do about an order. */
export type OrderWait =
  /** To send its money back. */
  | 'REFUND'
  /** To look whether its transfer has come. */
  | 'TRANSFER';

/** A part of a photo, in pixels of its largest size after it was turned. */
export type PhotoArea = {
  height: number;
  width: number;
  x: number;
  y: number;
};

/** A picture of 300 dots to the inch, or a PDF with bleed and marks to cut along. */
export type PrintForm =
  | 'BACK_PNG'
  | 'FRONT_PNG'
  /** The same for every number of its series. */
  | 'NUMBERED_PDF'
  /** Front and back on two pages. */
  | 'PDF'
  /** Nine to a sheet of A4, for printing on both sides. */
  | 'SHEET_PDF';

export type RefundAccountInput = {
  bank: string;
  holder: string;
  number: string;
};

export type ReportDecision =
  /** Hidden from guests for 30 days. */
  | 'BLOCK'
  /** A card goes where its owner can bring it back from. */
  | 'DELETE'
  /** Nothing is done. */
  | 'DISMISS'
  /** Shown again, before its time. */
  | 'RESTORE';

export type ReportGround =
  | 'impersonation'
  | 'obscene'
  | 'other'
  | 'portrait'
  | 'privacy'
  | 'spam';

export type ReportInput = {
  /** To the use of these data. */
  agreed: boolean;
  /** Both sides are told what becomes of it. */
  email: string;
  grounds: ReportGround;
  name: string;
  /** Whose rights are concerned. */
  relation: ReportRelation;
  words: string;
};

export type ReportRelation =
  | 'agent'
  | 'other'
  | 'self';

/** `blocked`: hidden for 30 days at most. `objected`: the same, and its owner said something against it. */
export type ReportState =
  | 'blocked'
  | 'deleted'
  | 'dismissed'
  | 'objected'
  | 'received'
  | 'restored';

/** What became of an entry, or `hidden` by the owner. */
export type ResponseFilter =
  | 'accepted'
  | 'blocked'
  | 'hidden'
  | 'pending'
  | 'waiting';

export type SitenameState =
  /** Nobody has it, or this card does already. */
  | 'FREE'
  | 'RESERVED'
  /** By somebody else, or a name that looks the same. */
  | 'TAKEN'
  /** It breaks the rule; `sentence` says how. */
  | 'UNFIT';

export type SoldVoucherInput = {
  buyer: string;
  digits: string;
  order?: string | null | undefined;
  /** The code of one of `adminVoucherProducts`. */
  product: string;
  productOrder: string;
  quantity?: number | null | undefined;
};

/** USED: it is on somebody's account. EXPIRED: nobody took it in its time. */
export type VoucherState =
  | 'CANCELLED'
  | 'EXPIRED'
  | 'OPEN'
  | 'USED';

export type WeddingDoer =
  | 'BOTH'
  | 'HELPER'
  | 'ME'
  | 'OTHER';

/** What is not named stays as it is. Null empties what may be empty. */
export type WeddingTaskChange = {
  balanceOn?: string | null | undefined;
  category?: string | null | undefined;
  doneOn?: string | null | undefined;
  dueOn?: string | null | undefined;
  estimate?: number | null | undefined;
  helper?: string | null | undefined;
  note?: string | null | undefined;
  paid?: number | null | undefined;
  place?: string | null | undefined;
  removed?: boolean | null | undefined;
  title?: string | null | undefined;
  who?: WeddingDoer | null | undefined;
};

export type AdminFiguresQueryVariables = Exact<{
  days: number;
}>;


export type AdminFiguresQuery = { adminFigures: { days: Array<{ day: string, members: number, cards: number, orders: number, revenue: number }>, kinds: Array<{ kind: string, made: number, published: number, paid: number }> } };

export type AdminWaitingQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminWaitingQuery = { adminWaiting: { transfers: number, refunds: number, companies: number, reports: number, failedJobs: Array<{ name: string, failedAt: string | null, failures: number }>, unsentLetters: Array<{ id: string, subject: string, createdAt: string, tries: number }> } };

export type AdminRunJobMutationVariables = Exact<{
  name: string;
}>;


export type AdminRunJobMutation = { adminRunJob: boolean };

export type AdminSendAgainMutationVariables = Exact<{
  letter: string | number;
}>;


export type AdminSendAgainMutation = { adminSendAgain: boolean };

export type AdminAuditQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  noun?: AuditNoun | null | undefined;
  subject?: string | number | null | undefined;
}>;


export type AdminAuditQuery = { adminAudit: { next: string | null, entries: Array<{ id: string, at: string, admin: string, act: AuditAct, noun: AuditNoun, subject: string, reason: string | null, network: string | null }> } };

export type AdminCardsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  search?: string | null | undefined;
  kind?: string | null | undefined;
  state?: CardState | null | undefined;
  isPaid?: boolean | null | undefined;
  endsSoon?: boolean | null | undefined;
}>;


export type AdminCardsQuery = { adminCards: { next: string | null, cards: Array<{ id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string }> } };

export type AdminOpenCardMutationVariables = Exact<{
  id: string | number;
}>;


export type AdminOpenCardMutation = { adminOpenCard: { owner: string | null, ownerId: string, givenDays: number, content: unknown, card: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } } };

export type AdminSuspendCardMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type AdminSuspendCardMutation = { adminSuspendCard: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } };

export type AdminReleaseCardMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type AdminReleaseCardMutation = { adminReleaseCard: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } };

export type AdminExtendCardMutationVariables = Exact<{
  id: string | number;
  days: number;
  reason: string;
}>;


export type AdminExtendCardMutation = { adminExtendCard: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } };

export type AccountFieldsFragment = { id: string, email: string, isConfirmed: boolean, isEnabled: boolean, isAdmin: boolean, createdAt: string };

export type AdminMembersQueryVariables = Exact<{
  email: string;
}>;


export type AdminMembersQuery = { adminMembers: Array<{ id: string, email: string, isConfirmed: boolean, isEnabled: boolean, isAdmin: boolean, createdAt: string }> };

export type AdminOpenMemberMutationVariables = Exact<{
  id: string | number;
}>;


export type AdminOpenMemberMutation = { adminOpenMember: { id: string, email: string, isConfirmed: boolean, isEnabled: boolean, isAdmin: boolean, createdAt: string, cards: { next: string | null, cards: Array<{ id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string }> }, orders: { next: string | null, orders: Array<{ id: string, number: string, name: string, state: OrderState, total: number, placedAt: string }> } } };

export type AdminSetAdminMutationVariables = Exact<{
  id: string | number;
  isAdmin: boolean;
  reason: string;
}>;


export type AdminSetAdminMutation = { adminSetAdmin: { id: string, email: string, isConfirmed: boolean, isEnabled: boolean, isAdmin: boolean, createdAt: string } };

export type AdminDisableMemberMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type AdminDisableMemberMutation = { adminDisableMember: { id: string, email: string, isConfirmed: boolean, isEnabled: boolean, isAdmin: boolean, createdAt: string } };

export type AdminEnableMemberMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type AdminEnableMemberMutation = { adminEnableMember: { id: string, email: string, isConfirmed: boolean, isEnabled: boolean, isAdmin: boolean, createdAt: string } };

export type AdminDownloadOrdersMutationVariables = Exact<{
  from: string;
  until: string;
  reason: string;
}>;


export type AdminDownloadOrdersMutation = { adminDownloadOrders: string };

export type CardFieldsFragment = { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string };

export type ListedCardFieldsFragment = { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string, entryCounts: Array<{ section: string, label: string, count: number }>, pendingOrder: { id: string, kind: string, state: OrderState, way: string, isUncertain: boolean, refundAskedAt: string | null, total: number, payBy: string } | null };

export type MyCardsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  kind?: string | null | undefined;
}>;


export type MyCardsQuery = { myCards: { next: string | null, cards: Array<{ id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string, entryCounts: Array<{ section: string, label: string, count: number }>, pendingOrder: { id: string, kind: string, state: OrderState, way: string, isUncertain: boolean, refundAskedAt: string | null, total: number, payBy: string } | null }> } };

export type MyDeletedCardsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MyDeletedCardsQuery = { myDeletedCards: { next: string | null, cards: Array<{ id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string, entryCounts: Array<{ section: string, label: string, count: number }>, pendingOrder: { id: string, kind: string, state: OrderState, way: string, isUncertain: boolean, refundAskedAt: string | null, total: number, payBy: string } | null }> } };

export type MyCardQueryVariables = Exact<{
  id: string | number;
}>;


export type MyCardQuery = { myCard: { content: unknown, card: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } } };

export type CardVersionsQueryVariables = Exact<{
  id: string | number;
  first?: number | null | undefined;
  after?: number | null | undefined;
}>;


export type CardVersionsQuery = { cardVersions: { next: number | null, versions: Array<{ version: number, createdAt: string, publishedAt: string | null, setAsideAt: string | null }> } };

export type CardVersionQueryVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type CardVersionQuery = { cardVersion: unknown };

export type CreateCardMutationVariables = Exact<{
  kind: string;
  content?: unknown;
  key: string | number;
}>;


export type CreateCardMutation = { createCard: { content: unknown, card: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } } };

export type CreateCardFromMutationVariables = Exact<{
  kind: string;
  from: string | number;
  key: string | number;
}>;


export type CreateCardFromMutation = { createCardFrom: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } };

export type DuplicateCardMutationVariables = Exact<{
  id: string | number;
  key: string | number;
}>;


export type DuplicateCardMutation = { duplicateCard: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } };

export type SaveCardMutationVariables = Exact<{
  id: string | number;
  base: number;
  content: unknown;
  setsAside?: boolean | null | undefined;
}>;


export type SaveCardMutation = { saveCard: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } };

export type RestoreVersionMutationVariables = Exact<{
  id: string | number;
  base: number;
  version: number;
}>;


export type RestoreVersionMutation = { restoreVersion: { content: unknown, card: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } } };

export type PublishCardMutationVariables = Exact<{
  id: string | number;
  version: number;
}>;


export type PublishCardMutation = { publishCard: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } };

export type ApplyChangesMutationVariables = Exact<{
  id: string | number;
  version: number;
  opensSeals?: boolean | null | undefined;
}>;


export type ApplyChangesMutation = { applyChanges: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } };

export type CloseCardMutationVariables = Exact<{
  id: string | number;
}>;


export type CloseCardMutation = { closeCard: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } };

export type ReopenCardMutationVariables = Exact<{
  id: string | number;
}>;


export type ReopenCardMutation = { reopenCard: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } };

export type DeleteCardMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteCardMutation = { deleteCard: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } };

export type RestoreCardMutationVariables = Exact<{
  id: string | number;
}>;


export type RestoreCardMutation = { restoreCard: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } };

export type TicketsQueryVariables = Exact<{
  card: string | number;
  section: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TicketsQuery = { tickets: { next: string | null, tickets: Array<{ id: string, code: string, holder: string, party: number, session: string, date: string | null, time: string | null, venue: string, state: EntryState, place: number | null, checkedInAt: string | null, door: string | null }> } };

export type CheckInMutationVariables = Exact<{
  id: string | number;
  door: string;
  at: string;
  key: string | number;
}>;


export type CheckInMutation = { checkIn: { isNew: boolean, ticket: { id: string, code: string, holder: string, party: number, session: string, date: string | null, time: string | null, venue: string, state: EntryState, place: number | null, checkedInAt: string | null, door: string | null } } };

export type UndoCheckInMutationVariables = Exact<{
  id: string | number;
}>;


export type UndoCheckInMutation = { undoCheckIn: { id: string, code: string, holder: string, party: number, session: string, date: string | null, time: string | null, venue: string, state: EntryState, place: number | null, checkedInAt: string | null, door: string | null } };

export type InviteesQueryVariables = Exact<{
  card: string | number;
}>;


export type InviteesQuery = { invitees: Array<{ email: string, refused: boolean, sentAt: string | null }>, reminders: { from: string | null, aDay: number, sentToday: number, isTrial: boolean } };

export type SetInviteesMutationVariables = Exact<{
  card: string | number;
  emails: Array<string>;
}>;


export type SetInviteesMutation = { setInvitees: Array<{ email: string, refused: boolean, sentAt: string | null }> };

export type CompanyFieldsFragment = { id: string, name: string, number: string, representative: string, type: CompanyType, address: string, phone: string, managerName: string, managerPhone: string, state: CompanyState, reason: string | null, version: number, logo: string | null, color: string | null, createdAt: string, decidedAt: string | null, wanted: { name: string, number: string, representative: string } | null };

export type MyCompanyQueryVariables = Exact<{ [key: string]: never; }>;


export type MyCompanyQuery = { myCompany: { id: string, name: string, number: string, representative: string, type: CompanyType, address: string, phone: string, managerName: string, managerPhone: string, state: CompanyState, reason: string | null, version: number, logo: string | null, color: string | null, createdAt: string, decidedAt: string | null, wanted: { name: string, number: string, representative: string } | null } | null };

export type CompanyFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyFiguresQuery = { companyFigures: { cards: number, openCards: number, views: number, couponUses: number } };

export type PrepareLicenceMutationVariables = Exact<{
  bytes: number;
  type: string;
}>;


export type PrepareLicenceMutation = { prepareLicence: { id: string, url: string, fields: Array<{ name: string, value: string }> } };

export type FinishLicenceMutationVariables = Exact<{
  id: string | number;
}>;


export type FinishLicenceMutation = { finishLicence: string };

export type OpenLicenceMutationVariables = Exact<{ [key: string]: never; }>;


export type OpenLicenceMutation = { openLicence: string };

export type ApplyAsCompanyMutationVariables = Exact<{
  record: CompanyInput;
  licence: string | number;
}>;


export type ApplyAsCompanyMutation = { applyAsCompany: { id: string, name: string, number: string, representative: string, type: CompanyType, address: string, phone: string, managerName: string, managerPhone: string, state: CompanyState, reason: string | null, version: number, logo: string | null, color: string | null, createdAt: string, decidedAt: string | null, wanted: { name: string, number: string, representative: string } | null } };

export type ChangeCompanyMutationVariables = Exact<{
  record: CompanyInput;
  licence?: string | number | null | undefined;
}>;


export type ChangeCompanyMutation = { changeCompany: { id: string, name: string, number: string, representative: string, type: CompanyType, address: string, phone: string, managerName: string, managerPhone: string, state: CompanyState, reason: string | null, version: number, logo: string | null, color: string | null, createdAt: string, decidedAt: string | null, wanted: { name: string, number: string, representative: string } | null } };

export type SendCompanyAgainMutationVariables = Exact<{
  record: CompanyInput;
  licence?: string | number | null | undefined;
}>;


export type SendCompanyAgainMutation = { sendCompanyAgain: { id: string, name: string, number: string, representative: string, type: CompanyType, address: string, phone: string, managerName: string, managerPhone: string, state: CompanyState, reason: string | null, version: number, logo: string | null, color: string | null, createdAt: string, decidedAt: string | null, wanted: { name: string, number: string, representative: string } | null } };

export type WithdrawCompanyChangeMutationVariables = Exact<{ [key: string]: never; }>;


export type WithdrawCompanyChangeMutation = { withdrawCompanyChange: { id: string, name: string, number: string, representative: string, type: CompanyType, address: string, phone: string, managerName: string, managerPhone: string, state: CompanyState, reason: string | null, version: number, logo: string | null, color: string | null, createdAt: string, decidedAt: string | null, wanted: { name: string, number: string, representative: string } | null } };

export type ChangeCompanyColorMutationVariables = Exact<{
  color?: string | null | undefined;
}>;


export type ChangeCompanyColorMutation = { changeCompanyColor: { id: string, name: string, number: string, representative: string, type: CompanyType, address: string, phone: string, managerName: string, managerPhone: string, state: CompanyState, reason: string | null, version: number, logo: string | null, color: string | null, createdAt: string, decidedAt: string | null, wanted: { name: string, number: string, representative: string } | null } };

export type PrepareCompanyLogoMutationVariables = Exact<{
  bytes: number;
  type: string;
}>;


export type PrepareCompanyLogoMutation = { prepareCompanyLogo: { id: string, url: string, fields: Array<{ name: string, value: string }> } };

export type FinishCompanyLogoMutationVariables = Exact<{
  id: string | number;
}>;


export type FinishCompanyLogoMutation = { finishCompanyLogo: { id: string, name: string, number: string, representative: string, type: CompanyType, address: string, phone: string, managerName: string, managerPhone: string, state: CompanyState, reason: string | null, version: number, logo: string | null, color: string | null, createdAt: string, decidedAt: string | null, wanted: { name: string, number: string, representative: string } | null } };

export type RemoveCompanyLogoMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveCompanyLogoMutation = { removeCompanyLogo: { id: string, name: string, number: string, representative: string, type: CompanyType, address: string, phone: string, managerName: string, managerPhone: string, state: CompanyState, reason: string | null, version: number, logo: string | null, color: string | null, createdAt: string, decidedAt: string | null, wanted: { name: string, number: string, representative: string } | null } };

export type AdminCompaniesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  state?: CompanyState | null | undefined;
  waiting?: boolean | null | undefined;
  search?: string | null | undefined;
}>;


export type AdminCompaniesQuery = { adminCompanies: { next: string | null, companies: Array<{ id: string, name: string, number: string, representative: string, type: CompanyType, address: string, phone: string, managerName: string, managerPhone: string, state: CompanyState, reason: string | null, version: number, logo: string | null, color: string | null, createdAt: string, decidedAt: string | null, wanted: { name: string, number: string, representative: string } | null }> } };

export type AdminCompanyFieldsFragment = { email: string | null, company: { id: string, name: string, number: string, representative: string, type: CompanyType, address: string, phone: string, managerName: string, managerPhone: string, state: CompanyState, reason: string | null, version: number, logo: string | null, color: string | null, createdAt: string, decidedAt: string | null, wanted: { name: string, number: string, representative: string } | null }, history: Array<{ move: CompanyEvent, byAdmin: boolean, admin: string | null, reason: string | null, at: string }> };

export type AdminCompanyQueryVariables = Exact<{
  id: string | number;
}>;


export type AdminCompanyQuery = { adminCompany: { email: string | null, company: { id: string, name: string, number: string, representative: string, type: CompanyType, address: string, phone: string, managerName: string, managerPhone: string, state: CompanyState, reason: string | null, version: number, logo: string | null, color: string | null, createdAt: string, decidedAt: string | null, wanted: { name: string, number: string, representative: string } | null }, history: Array<{ move: CompanyEvent, byAdmin: boolean, admin: string | null, reason: string | null, at: string }> } };

export type AdminDecideCompanyMutationVariables = Exact<{
  id: string | number;
  move: CompanyDecision;
  reason?: string | null | undefined;
  version?: number | null | undefined;
}>;


export type AdminDecideCompanyMutation = { adminDecideCompany: { email: string | null, company: { id: string, name: string, number: string, representative: string, type: CompanyType, address: string, phone: string, managerName: string, managerPhone: string, state: CompanyState, reason: string | null, version: number, logo: string | null, color: string | null, createdAt: string, decidedAt: string | null, wanted: { name: string, number: string, representative: string } | null }, history: Array<{ move: CompanyEvent, byAdmin: boolean, admin: string | null, reason: string | null, at: string }> } };

export type AdminOpenLicenceMutationVariables = Exact<{
  id: string | number;
  wanted?: boolean | null | undefined;
}>;


export type AdminOpenLicenceMutation = { adminOpenLicence: string };

export type AnswerConsentsMutationVariables = Exact<{
  answers: Array<ConsentAnswer>;
}>;


export type AnswerConsentsMutation = { answerConsents: { id: string, consentsMissing: Array<ConsentDocument>, consents: Array<{ document: ConsentDocument, version: string, agreed: boolean, at: string }> } };

export type OwnEntryFieldsFragment = { id: string, section: string, content: unknown, state: EntryState, createdAt: string };

export type TicketFieldsFragment = { id: string, code: string, holder: string, party: number, session: string, date: string | null, time: string | null, venue: string, state: EntryState, place: number | null, checkedInAt: string | null, door: string | null };

export type EntriesQueryVariables = Exact<{
  card: string | number;
  section: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type EntriesQuery = { entries: { count: number, blocked: number, next: string | null, sealedUntil: string | null, entries: Array<{ id: string, shown: unknown, pinned: boolean, reply: string | null, createdAt: string }>, openedEarly: { promisedUntil: string, opensAt: string, decidedAt: string } | null } };

export type MyEntriesQueryVariables = Exact<{
  card: string | number;
  section: string;
}>;


export type MyEntriesQuery = { myEntries: Array<{ place: number | null, id: string, section: string, content: unknown, state: EntryState, createdAt: string }> };

export type TallyQueryVariables = Exact<{
  card: string | number;
  section: string;
}>;


export type TallyQuery = { tally: Array<{ name: string, count: number }> };

export type SeatsLeftQueryVariables = Exact<{
  card: string | number;
  section: string;
}>;


export type SeatsLeftQuery = { seatsLeft: Array<{ name: string, left: number }> };

export type TicketQueryVariables = Exact<{
  card: string | number;
  id: string | number;
}>;


export type TicketQuery = { ticket: { id: string, code: string, holder: string, party: number, session: string, date: string | null, time: string | null, venue: string, state: EntryState, place: number | null, checkedInAt: string | null, door: string | null } };

export type LeaveEntryMutationVariables = Exact<{
  card: string | number;
  section: string;
  content: unknown;
  key: string | number;
  password?: string | null | undefined;
  website?: string | null | undefined;
  sealedUntil?: string | null | undefined;
}>;


export type LeaveEntryMutation = { leaveEntry: { id: string, section: string, content: unknown, state: EntryState, createdAt: string } };

export type ChangeEntryMutationVariables = Exact<{
  id: string | number;
  content: unknown;
  password?: string | null | undefined;
}>;


export type ChangeEntryMutation = { changeEntry: { id: string, section: string, content: unknown, state: EntryState, createdAt: string } };

export type WithdrawEntryMutationVariables = Exact<{
  id: string | number;
  password?: string | null | undefined;
}>;


export type WithdrawEntryMutation = { withdrawEntry: boolean };

export type EntriesChangedSubscriptionVariables = Exact<{
  card: string | number;
}>;


export type EntriesChangedSubscription = { entriesChanged: Array<string> };

export type DrawFieldsFragment = { commitment: string, answer: string | null, answeredAt: string | null, entries: Array<string>, seed: string | null, drawnAt: string | null, winners: Array<{ id: string, called: string | null }> };

export type DrawQueryVariables = Exact<{
  card: string | number;
  section: string;
}>;


export type DrawQuery = { draw: { commitment: string, answer: string | null, answeredAt: string | null, entries: Array<string>, seed: string | null, drawnAt: string | null, winners: Array<{ id: string, called: string | null }> } };

export type RevealAnswerMutationVariables = Exact<{
  card: string | number;
  section: string;
  answer: string;
}>;


export type RevealAnswerMutation = { revealAnswer: { commitment: string, answer: string | null, answeredAt: string | null, entries: Array<string>, seed: string | null, drawnAt: string | null, winners: Array<{ id: string, called: string | null }> } };

export type DrawWinnersMutationVariables = Exact<{
  card: string | number;
  section: string;
  count: number;
}>;


export type DrawWinnersMutation = { drawWinners: { commitment: string, answer: string | null, answeredAt: string | null, entries: Array<string>, seed: string | null, drawnAt: string | null, winners: Array<{ id: string, called: string | null }> } };

export type WinnersQueryVariables = Exact<{
  card: string | number;
  section: string;
}>;


export type WinnersQuery = { winners: Array<{ id: string, values: Array<string> }> };

export type HandOverFieldsFragment = { id: string, cardLabel: string, label: string, state: HandOverState, card: string | null, createdAt: string, expiresAt: string, takenAt: string | null };

export type HandedCardsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type HandedCardsQuery = { handedCards: { next: string | null, handOvers: Array<{ id: string, cardLabel: string, label: string, state: HandOverState, card: string | null, createdAt: string, expiresAt: string, takenAt: string | null }>, counts: { handed: number, taken: number, published: number } } };

export type OfferedCardQueryVariables = Exact<{
  token: string;
}>;


export type OfferedCardQuery = { offeredCard: { company: string, kind: string, cardLabel: string, title: string, expiresAt: string, card: string | null } };

export type HandOverCardMutationVariables = Exact<{
  card: string | number;
  label: string;
  email?: string | null | undefined;
}>;


export type HandOverCardMutation = { handOverCard: { token: string, isMailed: boolean | null, handOver: { id: string, cardLabel: string, label: string, state: HandOverState, card: string | null, createdAt: string, expiresAt: string, takenAt: string | null } } };

export type WithdrawHandOverMutationVariables = Exact<{
  id: string | number;
}>;


export type WithdrawHandOverMutation = { withdrawHandOver: { id: string, cardLabel: string, label: string, state: HandOverState, card: string | null, createdAt: string, expiresAt: string, takenAt: string | null } };

export type TakeCardMutationVariables = Exact<{
  token: string;
}>;


export type TakeCardMutation = { takeCard: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, username: string, isAdmin: boolean, owner: string, consentsMissing: Array<ConsentDocument>, consents: Array<{ document: ConsentDocument, version: string, agreed: boolean, at: string }> } | null };

export type LeaveMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveMutation = { leave: boolean };

export type DownloadMyDataMutationVariables = Exact<{ [key: string]: never; }>;


export type DownloadMyDataMutation = { downloadMyData: { address: string, endsAt: string } };

export type OrderFieldsFragment = { id: string, number: string, state: OrderState, name: string, kind: string, plan: string, purpose: OrderPurpose, listPrice: number, credit: number, isPaidInShop: boolean, discount: number, total: number, coupon: string | null, extraDays: number, way: string, depositor: string | null, placedAt: string, payBy: string, isUncertain: boolean, paidAt: string | null, endedAt: string | null, refundAskedAt: string | null, refundedAt: string | null, brings: number, card: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } | null, account: { bank: string, number: string, holder: string } | null, refund: { until: string | null, problem: string | null }, receipt: { supply: number, vat: number, method: string | null, url: string | null } | null };

export type PayWaysQueryVariables = Exact<{ [key: string]: never; }>;


export type PayWaysQuery = { payWays: Array<{ name: string, label: string, isPractice: boolean, isByHand: boolean }> };

export type OrderPlansQueryVariables = Exact<{
  card: string | number;
}>;


export type OrderPlansQuery = { orderPlans: Array<{ name: string, label: string, photos: number, guests: number | null, listPrice: number, price: number | null, purpose: OrderPurpose | null, isBrought: boolean, problem: string | null, voucher: { label: string } | null }> };

export type OrderQuoteQueryVariables = Exact<{
  card: string | number;
  plan: string;
  coupon?: string | null | undefined;
}>;


export type OrderQuoteQuery = { orderQuote: { name: string, purpose: OrderPurpose, listPrice: number, credit: number, discount: number, total: number, extraDays: number, openUntil: string | null, planUntil: string | null, couponLabel: string | null, voucher: { label: string } | null, couponRefusal: { code: string, sentence: string } | null } };

export type PendingOrderQueryVariables = Exact<{
  card: string | number;
}>;


export type PendingOrderQuery = { pendingOrder: { id: string, number: string, state: OrderState, name: string, kind: string, plan: string, purpose: OrderPurpose, listPrice: number, credit: number, isPaidInShop: boolean, discount: number, total: number, coupon: string | null, extraDays: number, way: string, depositor: string | null, placedAt: string, payBy: string, isUncertain: boolean, paidAt: string | null, endedAt: string | null, refundAskedAt: string | null, refundedAt: string | null, brings: number, card: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } | null, account: { bank: string, number: string, holder: string } | null, refund: { until: string | null, problem: string | null }, receipt: { supply: number, vat: number, method: string | null, url: string | null } | null } | null };

export type MyOrdersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  card?: string | number | null | undefined;
}>;


export type MyOrdersQuery = { myOrders: { next: string | null, orders: Array<{ id: string, number: string, state: OrderState, name: string, kind: string, plan: string, purpose: OrderPurpose, listPrice: number, credit: number, isPaidInShop: boolean, discount: number, total: number, coupon: string | null, extraDays: number, way: string, depositor: string | null, placedAt: string, payBy: string, isUncertain: boolean, paidAt: string | null, endedAt: string | null, refundAskedAt: string | null, refundedAt: string | null, brings: number, card: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } | null, account: { bank: string, number: string, holder: string } | null, refund: { until: string | null, problem: string | null }, receipt: { supply: number, vat: number, method: string | null, url: string | null } | null }> } };

export type MyOrderQueryVariables = Exact<{
  id: string | number;
}>;


export type MyOrderQuery = { myOrder: { id: string, number: string, state: OrderState, name: string, kind: string, plan: string, purpose: OrderPurpose, listPrice: number, credit: number, isPaidInShop: boolean, discount: number, total: number, coupon: string | null, extraDays: number, way: string, depositor: string | null, placedAt: string, payBy: string, isUncertain: boolean, paidAt: string | null, endedAt: string | null, refundAskedAt: string | null, refundedAt: string | null, brings: number, card: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } | null, account: { bank: string, number: string, holder: string } | null, refund: { until: string | null, problem: string | null }, receipt: { supply: number, vat: number, method: string | null, url: string | null } | null } };

export type PlaceOrderMutationVariables = Exact<{
  card: string | number;
  plan: string;
  coupon?: string | null | undefined;
  way?: string | null | undefined;
  depositor?: string | null | undefined;
  agreed: number;
  key: string | number;
}>;


export type PlaceOrderMutation = { placeOrder: { id: string, number: string, state: OrderState, name: string, kind: string, plan: string, purpose: OrderPurpose, listPrice: number, credit: number, isPaidInShop: boolean, discount: number, total: number, coupon: string | null, extraDays: number, way: string, depositor: string | null, placedAt: string, payBy: string, isUncertain: boolean, paidAt: string | null, endedAt: string | null, refundAskedAt: string | null, refundedAt: string | null, brings: number, card: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } | null, account: { bank: string, number: string, holder: string } | null, refund: { until: string | null, problem: string | null }, receipt: { supply: number, vat: number, method: string | null, url: string | null } | null } };

export type OpenPaymentMutationVariables = Exact<{
  order: string | number;
}>;


export type OpenPaymentMutation = { openPayment: unknown };

export type ConfirmPaymentMutationVariables = Exact<{
  order: string | number;
  reference: string;
  amount: number;
}>;


export type ConfirmPaymentMutation = { confirmPayment: { id: string, number: string, state: OrderState, name: string, kind: string, plan: string, purpose: OrderPurpose, listPrice: number, credit: number, isPaidInShop: boolean, discount: number, total: number, coupon: string | null, extraDays: number, way: string, depositor: string | null, placedAt: string, payBy: string, isUncertain: boolean, paidAt: string | null, endedAt: string | null, refundAskedAt: string | null, refundedAt: string | null, brings: number, card: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } | null, account: { bank: string, number: string, holder: string } | null, refund: { until: string | null, problem: string | null }, receipt: { supply: number, vat: number, method: string | null, url: string | null } | null } };

export type CancelOrderMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelOrderMutation = { cancelOrder: { id: string, number: string, state: OrderState, name: string, kind: string, plan: string, purpose: OrderPurpose, listPrice: number, credit: number, isPaidInShop: boolean, discount: number, total: number, coupon: string | null, extraDays: number, way: string, depositor: string | null, placedAt: string, payBy: string, isUncertain: boolean, paidAt: string | null, endedAt: string | null, refundAskedAt: string | null, refundedAt: string | null, brings: number, card: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } | null, account: { bank: string, number: string, holder: string } | null, refund: { until: string | null, problem: string | null }, receipt: { supply: number, vat: number, method: string | null, url: string | null } | null } };

export type RefundOrderMutationVariables = Exact<{
  id: string | number;
  account?: RefundAccountInput | null | undefined;
}>;


export type RefundOrderMutation = { refundOrder: { id: string, number: string, state: OrderState, name: string, kind: string, plan: string, purpose: OrderPurpose, listPrice: number, credit: number, isPaidInShop: boolean, discount: number, total: number, coupon: string | null, extraDays: number, way: string, depositor: string | null, placedAt: string, payBy: string, isUncertain: boolean, paidAt: string | null, endedAt: string | null, refundAskedAt: string | null, refundedAt: string | null, brings: number, card: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } | null, account: { bank: string, number: string, holder: string } | null, refund: { until: string | null, problem: string | null }, receipt: { supply: number, vat: number, method: string | null, url: string | null } | null } };

export type AdminOrderFieldsFragment = { id: string, number: string, state: OrderState, name: string, discount: number, total: number, coupon: string | null, way: string, depositor: string | null, placedAt: string, payBy: string, refundAskedAt: string | null };

export type AdminOrdersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  state?: OrderState | null | undefined;
  waits?: OrderWait | null | undefined;
  coupon?: string | number | null | undefined;
}>;


export type AdminOrdersQuery = { adminOrders: { next: string | null, orders: Array<{ id: string, number: string, state: OrderState, name: string, discount: number, total: number, coupon: string | null, way: string, depositor: string | null, placedAt: string, payBy: string, refundAskedAt: string | null }> } };

export type AdminConfirmTransferMutationVariables = Exact<{
  order: string | number;
  amount: number;
}>;


export type AdminConfirmTransferMutation = { adminConfirmTransfer: { id: string, number: string, state: OrderState, name: string, kind: string, plan: string, purpose: OrderPurpose, listPrice: number, credit: number, isPaidInShop: boolean, discount: number, total: number, coupon: string | null, extraDays: number, way: string, depositor: string | null, placedAt: string, payBy: string, isUncertain: boolean, paidAt: string | null, endedAt: string | null, refundAskedAt: string | null, refundedAt: string | null, brings: number, card: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } | null, account: { bank: string, number: string, holder: string } | null, refund: { until: string | null, problem: string | null }, receipt: { supply: number, vat: number, method: string | null, url: string | null } | null } };

export type AdminRefundOrderMutationVariables = Exact<{
  order: string | number;
  reason: string;
}>;


export type AdminRefundOrderMutation = { adminRefundOrder: { id: string, number: string, state: OrderState, name: string, kind: string, plan: string, purpose: OrderPurpose, listPrice: number, credit: number, isPaidInShop: boolean, discount: number, total: number, coupon: string | null, extraDays: number, way: string, depositor: string | null, placedAt: string, payBy: string, isUncertain: boolean, paidAt: string | null, endedAt: string | null, refundAskedAt: string | null, refundedAt: string | null, brings: number, card: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } | null, account: { bank: string, number: string, holder: string } | null, refund: { until: string | null, problem: string | null }, receipt: { supply: number, vat: number, method: string | null, url: string | null } | null } };

export type AdminCancelOrderMutationVariables = Exact<{
  order: string | number;
  reason: string;
}>;


export type AdminCancelOrderMutation = { adminCancelOrder: { id: string, number: string, state: OrderState, name: string, kind: string, plan: string, purpose: OrderPurpose, listPrice: number, credit: number, isPaidInShop: boolean, discount: number, total: number, coupon: string | null, extraDays: number, way: string, depositor: string | null, placedAt: string, payBy: string, isUncertain: boolean, paidAt: string | null, endedAt: string | null, refundAskedAt: string | null, refundedAt: string | null, brings: number, card: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } | null, account: { bank: string, number: string, holder: string } | null, refund: { until: string | null, problem: string | null }, receipt: { supply: number, vat: number, method: string | null, url: string | null } | null } };

export type AdminReadRefundAccountMutationVariables = Exact<{
  order: string | number;
}>;


export type AdminReadRefundAccountMutation = { adminReadRefundAccount: { bank: string, number: string, holder: string } };

export type CouponFieldsFragment = { id: string, code: string, label: string, benefit: unknown, kinds: Array<string> | null, minimum: number, maximum: number | null, from: string | null, until: string | null, mostUses: number | null, mostUsesEach: number | null, company: string | null, used: number, stoppedAt: string | null, createdAt: string };

export type AdminCouponsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminCouponsQuery = { adminCoupons: { next: string | null, coupons: Array<{ id: string, code: string, label: string, benefit: unknown, kinds: Array<string> | null, minimum: number, maximum: number | null, from: string | null, until: string | null, mostUses: number | null, mostUsesEach: number | null, company: string | null, used: number, stoppedAt: string | null, createdAt: string }> } };

export type AdminCreateCouponsMutationVariables = Exact<{
  terms: CouponInput;
  code?: string | null | undefined;
  count?: number | null | undefined;
}>;


export type AdminCreateCouponsMutation = { adminCreateCoupons: Array<{ id: string, code: string, label: string, benefit: unknown, kinds: Array<string> | null, minimum: number, maximum: number | null, from: string | null, until: string | null, mostUses: number | null, mostUsesEach: number | null, company: string | null, used: number, stoppedAt: string | null, createdAt: string }> };

export type AdminStopCouponMutationVariables = Exact<{
  id: string | number;
}>;


export type AdminStopCouponMutation = { adminStopCoupon: { id: string, code: string, label: string, benefit: unknown, kinds: Array<string> | null, minimum: number, maximum: number | null, from: string | null, until: string | null, mostUses: number | null, mostUsesEach: number | null, company: string | null, used: number, stoppedAt: string | null, createdAt: string } };

export type PhotoFieldsFragment = { key: string, width: number, height: number, placeholder: string };

export type UploadFieldsFragment = { id: string, url: string, fields: Array<{ name: string, value: string }> };

export type PreparePhotoMutationVariables = Exact<{
  card: string | number;
  bytes: number;
  type: string;
}>;


export type PreparePhotoMutation = { preparePhoto: { id: string, url: string, fields: Array<{ name: string, value: string }> } };

export type FinishPhotoMutationVariables = Exact<{
  id: string | number;
}>;


export type FinishPhotoMutation = { finishPhoto: { key: string, width: number, height: number, placeholder: string } };

export type CutPhotoMutationVariables = Exact<{
  key: string;
  area: PhotoArea;
  turn: number;
}>;


export type CutPhotoMutation = { cutPhoto: { key: string, width: number, height: number, placeholder: string } };

export type PrepareGuestPhotoMutationVariables = Exact<{
  card: string | number;
  section: string;
  bytes: number;
  type: string;
}>;


export type PrepareGuestPhotoMutation = { prepareGuestPhoto: { id: string, url: string, fields: Array<{ name: string, value: string }> } };

export type FinishGuestPhotoMutationVariables = Exact<{
  id: string | number;
}>;


export type FinishGuestPhotoMutation = { finishGuestPhoto: { key: string, width: number, height: number, placeholder: string } };

export type PrintCardMutationVariables = Exact<{
  id: string | number;
  as: PrintForm;
  bleed?: boolean | null | undefined;
  plain?: boolean | null | undefined;
}>;


export type PrintCardMutation = { printCard: { address: string, name: string } };

export type CardPrintsQueryVariables = Exact<{
  id: string | number;
}>;


export type CardPrintsQuery = { cardPrints: { all: number, left: number, one: number, series: number } | null };

export type ExcerptFieldsFragment = { photos: Array<string>, lines: Array<{ label: string, value: string }> };

export type ReportableQueryVariables = Exact<{
  card: string | number;
  entry?: string | number | null | undefined;
}>;


export type ReportableQuery = { reportable: { kind: string, address: string, excerpt: { photos: Array<string>, lines: Array<{ label: string, value: string }> } | null } };

export type ReportMutationVariables = Exact<{
  card: string | number;
  entry?: string | number | null | undefined;
  report: ReportInput;
  key: string | number;
  website?: string | null | undefined;
}>;


export type ReportMutation = { report: { number: string, email: string } };

export type CardBlockFieldsFragment = { id: string, isEntry: boolean, grounds: ReportGround, state: ReportState, reason: string | null, blockedAt: string | null, blockedUntil: string | null, objection: string | null, endedAt: string | null, excerpt: { photos: Array<string>, lines: Array<{ label: string, value: string }> } | null };

export type CardBlocksQueryVariables = Exact<{
  card: string | number;
}>;


export type CardBlocksQuery = { cardBlocks: Array<{ id: string, isEntry: boolean, grounds: ReportGround, state: ReportState, reason: string | null, blockedAt: string | null, blockedUntil: string | null, objection: string | null, endedAt: string | null, excerpt: { photos: Array<string>, lines: Array<{ label: string, value: string }> } | null }> };

export type ObjectToBlockMutationVariables = Exact<{
  id: string | number;
  text: string;
}>;


export type ObjectToBlockMutation = { objectToBlock: { id: string, isEntry: boolean, grounds: ReportGround, state: ReportState, reason: string | null, blockedAt: string | null, blockedUntil: string | null, objection: string | null, endedAt: string | null, excerpt: { photos: Array<string>, lines: Array<{ label: string, value: string }> } | null } };

export type ReportFieldsFragment = { id: string, number: string, state: ReportState, grounds: ReportGround, kind: string, isEntry: boolean, createdAt: string, blockedUntil: string | null, objectedAt: string | null, endedAt: string | null };

export type AdminReportsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  state?: ReportState | null | undefined;
  search?: string | null | undefined;
}>;


export type AdminReportsQuery = { adminReports: { next: string | null, reports: Array<{ id: string, number: string, state: ReportState, grounds: ReportGround, kind: string, isEntry: boolean, createdAt: string, blockedUntil: string | null, objectedAt: string | null, endedAt: string | null }>, counts: Array<{ state: ReportState, count: number }> } };

export type AdminReportFieldsFragment = { owner: string | null, words: string, relation: ReportRelation, name: string | null, email: string | null, reason: string | null, objection: string | null, forgottenAt: string | null, report: { id: string, number: string, state: ReportState, grounds: ReportGround, kind: string, isEntry: boolean, createdAt: string, blockedUntil: string | null, objectedAt: string | null, endedAt: string | null }, card: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } | null, excerpt: { photos: Array<string>, lines: Array<{ label: string, value: string }> } | null };

export type AdminOpenReportMutationVariables = Exact<{
  id: string | number;
}>;


export type AdminOpenReportMutation = { adminOpenReport: { owner: string | null, words: string, relation: ReportRelation, name: string | null, email: string | null, reason: string | null, objection: string | null, forgottenAt: string | null, report: { id: string, number: string, state: ReportState, grounds: ReportGround, kind: string, isEntry: boolean, createdAt: string, blockedUntil: string | null, objectedAt: string | null, endedAt: string | null }, card: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } | null, excerpt: { photos: Array<string>, lines: Array<{ label: string, value: string }> } | null } };

export type AdminDecideReportMutationVariables = Exact<{
  id: string | number;
  move: ReportDecision;
  reason: string;
}>;


export type AdminDecideReportMutation = { adminDecideReport: { owner: string | null, words: string, relation: ReportRelation, name: string | null, email: string | null, reason: string | null, objection: string | null, forgottenAt: string | null, report: { id: string, number: string, state: ReportState, grounds: ReportGround, kind: string, isEntry: boolean, createdAt: string, blockedUntil: string | null, objectedAt: string | null, endedAt: string | null }, card: { id: string, kind: string, label: string, state: CardState, suspendedReason: string | null, blockedUntil: string | null, name: string | null, title: string, theme: string, eventDate: string | null, draftVersion: number, liveVersion: number | null, checkNumber: string | null, isTrial: boolean, hasPlan: boolean, brand: string | null, publishedAt: string | null, expiresAt: string | null, planUntil: string | null, closedAt: string | null, deletedAt: string | null, views: number, createdAt: string, updatedAt: string } | null, excerpt: { photos: Array<string>, lines: Array<{ label: string, value: string }> } | null } };

export type ResponseFieldsFragment = { id: string, section: string, content: unknown, values: Array<string>, state: EntryState, hidden: boolean, pinned: boolean, reply: string | null, repliedAt: string | null, createdAt: string, updatedAt: string };

export type ResponsesQueryVariables = Exact<{
  card: string | number;
  section: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  search?: string | null | undefined;
  state?: ResponseFilter | null | undefined;
}>;


export type ResponsesQuery = { responses: { columns: Array<string>, count: number, next: string | null, responses: Array<{ id: string, section: string, content: unknown, values: Array<string>, state: EntryState, hidden: boolean, pinned: boolean, reply: string | null, repliedAt: string | null, createdAt: string, updatedAt: string }> } };

export type ResponseFiguresQueryVariables = Exact<{
  card: string | number;
}>;


export type ResponseFiguresQuery = { responseFigures: Array<{ section: string, label: string, isShown: boolean, sealedUntil: string | null, count: number, waiting: number, pending: number, hidden: number, blocked: number, figures: Array<{ label: string, value: number, unit: string }> }> };

export type ResponsesCsvQueryVariables = Exact<{
  card: string | number;
  section: string;
}>;


export type ResponsesCsvQuery = { responsesCsv: string };

export type HideEntryMutationVariables = Exact<{
  id: string | number;
}>;


export type HideEntryMutation = { hideEntry: { id: string, section: string, content: unknown, values: Array<string>, state: EntryState, hidden: boolean, pinned: boolean, reply: string | null, repliedAt: string | null, createdAt: string, updatedAt: string } };

export type ShowEntryMutationVariables = Exact<{
  id: string | number;
}>;


export type ShowEntryMutation = { showEntry: { id: string, section: string, content: unknown, values: Array<string>, state: EntryState, hidden: boolean, pinned: boolean, reply: string | null, repliedAt: string | null, createdAt: string, updatedAt: string } };

export type PinEntryMutationVariables = Exact<{
  id: string | number;
}>;


export type PinEntryMutation = { pinEntry: { id: string, section: string, content: unknown, values: Array<string>, state: EntryState, hidden: boolean, pinned: boolean, reply: string | null, repliedAt: string | null, createdAt: string, updatedAt: string } };

export type UnpinEntryMutationVariables = Exact<{
  id: string | number;
}>;


export type UnpinEntryMutation = { unpinEntry: { id: string, section: string, content: unknown, values: Array<string>, state: EntryState, hidden: boolean, pinned: boolean, reply: string | null, repliedAt: string | null, createdAt: string, updatedAt: string } };

export type ReplyToEntryMutationVariables = Exact<{
  id: string | number;
  text?: string | null | undefined;
}>;


export type ReplyToEntryMutation = { replyToEntry: { id: string, section: string, content: unknown, values: Array<string>, state: EntryState, hidden: boolean, pinned: boolean, reply: string | null, repliedAt: string | null, createdAt: string, updatedAt: string } };

export type RemoveEntryMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveEntryMutation = { removeEntry: boolean };

export type GuessBurstFieldsFragment = { id: string, minute: string, count: number, names: Array<string>, isLeftOut: boolean };

export type GuessBurstsQueryVariables = Exact<{
  card: string | number;
  section: string;
}>;


export type GuessBurstsQuery = { guessBursts: Array<{ id: string, minute: string, count: number, names: Array<string>, isLeftOut: boolean }> };

export type LeaveOutBurstMutationVariables = Exact<{
  card: string | number;
  section: string;
  id: string | number;
}>;


export type LeaveOutBurstMutation = { leaveOutBurst: Array<{ id: string, minute: string, count: number, names: Array<string>, isLeftOut: boolean }> };

export type TakeBurstInMutationVariables = Exact<{
  card: string | number;
  section: string;
  id: string | number;
}>;


export type TakeBurstInMutation = { takeBurstIn: Array<{ id: string, minute: string, count: number, names: Array<string>, isLeftOut: boolean }> };

export type ServiceQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceQuery = { service: { signInProviders: Array<string>, business: { name: string | null, representative: string | null, address: string | null, phone: string | null, email: string | null, number: string | null, mailOrderNumber: string | null, hosting: string | null } } };

export type SignInsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInsQuery = { me: { id: string, signIns: { hasPassword: boolean, providers: Array<string> } } | null };

export type UnlinkSignInMutationVariables = Exact<{
  provider: string;
}>;


export type UnlinkSignInMutation = { unlinkSignIn: { hasPassword: boolean, providers: Array<string> } };

export type SitenameQueryVariables = Exact<{
  card: string | number;
  name: string;
}>;


export type SitenameQuery = { sitename: { state: SitenameState, sentence: string | null, suggestions: Array<string> } };

export type LinkClicksQueryVariables = Exact<{
  card: string | number;
  days?: number | null | undefined;
}>;


export type LinkClicksQuery = { linkClicks: { totals: Array<{ link: string, count: number }>, days: Array<{ link: string, day: string, count: number }> } };

export type PrepareSoundMutationVariables = Exact<{
  card: string | number;
  bytes: number;
  type: string;
  hasRights: boolean;
}>;


export type PrepareSoundMutation = { prepareSound: { id: string, url: string, fields: Array<{ name: string, value: string }> } };

export type FinishSoundMutationVariables = Exact<{
  id: string | number;
}>;


export type FinishSoundMutation = { finishSound: { key: string, type: string, seconds: number } };

export type CompanyVenueFieldsFragment = { id: string, building: string, content: unknown, followers: number, updatedAt: string };

export type VenueFieldsFragment = { id: string, content: unknown, company: string | null };

export type CompanyVenuesQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyVenuesQuery = { companyVenues: Array<{ id: string, building: string, content: unknown, followers: number, updatedAt: string }> };

export type SearchVenuesQueryVariables = Exact<{
  text: string;
  kind: string;
}>;


export type SearchVenuesQuery = { searchVenues: Array<{ id: string, content: unknown, company: string | null }> };

export type FollowedVenuesQueryVariables = Exact<{
  card: string | number;
}>;


export type FollowedVenuesQuery = { followedVenues: Array<{ id: string, content: unknown, company: string | null }> };

export type SaveVenueMutationVariables = Exact<{
  id: string | number;
  beside?: string | number | null | undefined;
  content: unknown;
}>;


export type SaveVenueMutation = { saveVenue: { id: string, building: string, content: unknown, followers: number, updatedAt: string } };

export type DeleteVenueMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteVenueMutation = { deleteVenue: string };

export type PrepareVenuePhotoMutationVariables = Exact<{
  bytes: number;
  type: string;
}>;


export type PrepareVenuePhotoMutation = { prepareVenuePhoto: { id: string, url: string, fields: Array<{ name: string, value: string }> } };

export type SearchPlacesQueryVariables = Exact<{
  text: string;
}>;


export type SearchPlacesQuery = { searchPlaces: Array<{ name: string, address: string, point: { latitude: number, longitude: number } | null }> };

export type MapLinkPointQueryVariables = Exact<{
  link: string;
}>;


export type MapLinkPointQuery = { mapLinkPoint: { latitude: number, longitude: number } | null };

export type OpenVoucherMutationVariables = Exact<{
  id: string | number;
  digits: string;
}>;


export type OpenVoucherMutation = { openVoucher: { holder: string, label: string, kind: string } };

export type MyVoucherFieldsFragment = { id: string, label: string, kind: string, plan: string, claimedAt: string | null, isSpent: boolean };

export type ClaimVoucherMutationVariables = Exact<{
  id: string | number;
  digits: string;
}>;


export type ClaimVoucherMutation = { claimVoucher: { id: string, label: string, kind: string, plan: string, claimedAt: string | null, isSpent: boolean } };

export type MyVouchersQueryVariables = Exact<{
  kind?: string | null | undefined;
}>;


export type MyVouchersQuery = { myVouchers: Array<{ id: string, label: string, kind: string, plan: string, claimedAt: string | null, isSpent: boolean }> };

export type VoucherFieldsFragment = { id: string, productOrder: string, orderNumber: string, piece: number, label: string, holder: string | null, digits: string | null, state: VoucherState, isSpent: boolean, company: string | null, createdAt: string, expiresAt: string, claimedAt: string | null, cancelledAt: string | null };

export type LinkedVoucherFieldsFragment = { link: string | null, voucher: { id: string, productOrder: string, orderNumber: string, piece: number, label: string, holder: string | null, digits: string | null, state: VoucherState, isSpent: boolean, company: string | null, createdAt: string, expiresAt: string, claimedAt: string | null, cancelledAt: string | null } };

export type AdminVoucherProductsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminVoucherProductsQuery = { adminVoucherProducts: Array<{ code: string, label: string }> };

export type AdminVouchersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  state?: VoucherState | null | undefined;
  number?: string | null | undefined;
}>;


export type AdminVouchersQuery = { adminVouchers: { next: string | null, vouchers: Array<{ id: string, productOrder: string, orderNumber: string, piece: number, label: string, holder: string | null, digits: string | null, state: VoucherState, isSpent: boolean, company: string | null, createdAt: string, expiresAt: string, claimedAt: string | null, cancelledAt: string | null }> } };

export type AdminReadVoucherCsvQueryVariables = Exact<{
  file: string;
}>;


export type AdminReadVoucherCsvQuery = { adminReadVoucherCsv: { ready: Array<{ line: number, label: string, productOrder: string, order: string, buyer: string, digits: string, product: string, quantity: number }>, problems: Array<{ line: number, productOrder: string, reason: string }>, skipped: Array<{ line: number, productOrder: string, reason: string }> } };

export type AdminRegisterVouchersMutationVariables = Exact<{
  vouchers: Array<SoldVoucherInput>;
  company?: string | null | undefined;
}>;


export type AdminRegisterVouchersMutation = { adminRegisterVouchers: { known: Array<string>, made: Array<{ link: string | null, voucher: { id: string, productOrder: string, orderNumber: string, piece: number, label: string, holder: string | null, digits: string | null, state: VoucherState, isSpent: boolean, company: string | null, createdAt: string, expiresAt: string, claimedAt: string | null, cancelledAt: string | null } }> } };

export type AdminCancelVoucherMutationVariables = Exact<{
  id: string | number;
}>;


export type AdminCancelVoucherMutation = { adminCancelVoucher: { id: string, productOrder: string, orderNumber: string, piece: number, label: string, holder: string | null, digits: string | null, state: VoucherState, isSpent: boolean, company: string | null, createdAt: string, expiresAt: string, claimedAt: string | null, cancelledAt: string | null } };

export type AdminRenewVoucherLinkMutationVariables = Exact<{
  id: string | number;
}>;


export type AdminRenewVoucherLinkMutation = { adminRenewVoucherLink: { link: string | null, voucher: { id: string, productOrder: string, orderNumber: string, piece: number, label: string, holder: string | null, digits: string | null, state: VoucherState, isSpent: boolean, company: string | null, createdAt: string, expiresAt: string, claimedAt: string | null, cancelledAt: string | null } } };

export type HeldVoucherFieldsFragment = { id: string, label: string, state: VoucherState, holder: string | null, handedAt: string | null, expiresAt: string };

export type CompanyVouchersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  state?: VoucherState | null | undefined;
}>;


export type CompanyVouchersQuery = { companyVouchers: { next: string | null, all: number, used: number, vouchers: Array<{ id: string, label: string, state: VoucherState, holder: string | null, handedAt: string | null, expiresAt: string }> } };

export type HandVoucherMutationVariables = Exact<{
  id: string | number;
  holder: string;
  digits: string;
}>;


export type HandVoucherMutation = { handVoucher: { link: string, voucher: { id: string, label: string, state: VoucherState, holder: string | null, handedAt: string | null, expiresAt: string } } };

export type WeddingTaskFieldsFragment = { id: string, suggestion: string | null, isCost: boolean, category: string, title: string, note: string, days: number | null, dueOn: string | null, who: WeddingDoer | null, helper: string, doneOn: string | null, place: string, estimate: number | null, paid: number | null, balanceOn: string | null, removed: boolean };

export type WeddingPlanFieldsFragment = { id: string, weddingDate: string, countedFrom: string, isOwner: boolean, invitation: string | null, companion: { email: string | null } | null, others: Array<{ id: string, weddingDate: string }>, tasks: Array<{ id: string, suggestion: string | null, isCost: boolean, category: string, title: string, note: string, days: number | null, dueOn: string | null, who: WeddingDoer | null, helper: string, doneOn: string | null, place: string, estimate: number | null, paid: number | null, balanceOn: string | null, removed: boolean }> };

export type WeddingPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type WeddingPlanQuery = { weddingPlan: { id: string, weddingDate: string, countedFrom: string, isOwner: boolean, invitation: string | null, companion: { email: string | null } | null, others: Array<{ id: string, weddingDate: string }>, tasks: Array<{ id: string, suggestion: string | null, isCost: boolean, category: string, title: string, note: string, days: number | null, dueOn: string | null, who: WeddingDoer | null, helper: string, doneOn: string | null, place: string, estimate: number | null, paid: number | null, balanceOn: string | null, removed: boolean }> } | null, weddingCard: { title: string, date: string } | null };

export type WeddingInvitationQueryVariables = Exact<{
  invitation: string;
}>;


export type WeddingInvitationQuery = { weddingInvitation: { weddingDate: string, from: string | null, hasOwn: boolean, isJoined: boolean } };

export type BeginWeddingPlanMutationVariables = Exact<{
  weddingDate: string;
}>;


export type BeginWeddingPlanMutation = { beginWeddingPlan: { id: string, weddingDate: string, countedFrom: string, isOwner: boolean, invitation: string | null, companion: { email: string | null } | null, others: Array<{ id: string, weddingDate: string }>, tasks: Array<{ id: string, suggestion: string | null, isCost: boolean, category: string, title: string, note: string, days: number | null, dueOn: string | null, who: WeddingDoer | null, helper: string, doneOn: string | null, place: string, estimate: number | null, paid: number | null, balanceOn: string | null, removed: boolean }> } };

export type MoveWeddingMutationVariables = Exact<{
  plan: string | number;
  weddingDate: string;
}>;


export type MoveWeddingMutation = { moveWedding: { id: string, weddingDate: string, countedFrom: string, isOwner: boolean, invitation: string | null, companion: { email: string | null } | null, others: Array<{ id: string, weddingDate: string }>, tasks: Array<{ id: string, suggestion: string | null, isCost: boolean, category: string, title: string, note: string, days: number | null, dueOn: string | null, who: WeddingDoer | null, helper: string, doneOn: string | null, place: string, estimate: number | null, paid: number | null, balanceOn: string | null, removed: boolean }> } };

export type AddWeddingTaskMutationVariables = Exact<{
  plan: string | number;
  id: string | number;
  task: NewWeddingTask;
}>;


export type AddWeddingTaskMutation = { addWeddingTask: { id: string, suggestion: string | null, isCost: boolean, category: string, title: string, note: string, days: number | null, dueOn: string | null, who: WeddingDoer | null, helper: string, doneOn: string | null, place: string, estimate: number | null, paid: number | null, balanceOn: string | null, removed: boolean } };

export type ChangeWeddingTaskMutationVariables = Exact<{
  plan: string | number;
  id: string | number;
  change: WeddingTaskChange;
}>;


export type ChangeWeddingTaskMutation = { changeWeddingTask: { id: string, suggestion: string | null, isCost: boolean, category: string, title: string, note: string, days: number | null, dueOn: string | null, who: WeddingDoer | null, helper: string, doneOn: string | null, place: string, estimate: number | null, paid: number | null, balanceOn: string | null, removed: boolean } };

export type InviteToWeddingPlanMutationVariables = Exact<{
  plan: string | number;
}>;


export type InviteToWeddingPlanMutation = { inviteToWeddingPlan: { id: string, weddingDate: string, countedFrom: string, isOwner: boolean, invitation: string | null, companion: { email: string | null } | null, others: Array<{ id: string, weddingDate: string }>, tasks: Array<{ id: string, suggestion: string | null, isCost: boolean, category: string, title: string, note: string, days: number | null, dueOn: string | null, who: WeddingDoer | null, helper: string, doneOn: string | null, place: string, estimate: number | null, paid: number | null, balanceOn: string | null, removed: boolean }> } };

export type WithdrawWeddingInvitationMutationVariables = Exact<{
  plan: string | number;
}>;


export type WithdrawWeddingInvitationMutation = { withdrawWeddingInvitation: { id: string, weddingDate: string, countedFrom: string, isOwner: boolean, invitation: string | null, companion: { email: string | null } | null, others: Array<{ id: string, weddingDate: string }>, tasks: Array<{ id: string, suggestion: string | null, isCost: boolean, category: string, title: string, note: string, days: number | null, dueOn: string | null, who: WeddingDoer | null, helper: string, doneOn: string | null, place: string, estimate: number | null, paid: number | null, balanceOn: string | null, removed: boolean }> } };

export type JoinWeddingPlanMutationVariables = Exact<{
  invitation: string;
}>;


export type JoinWeddingPlanMutation = { joinWeddingPlan: { id: string, weddingDate: string, countedFrom: string, isOwner: boolean, invitation: string | null, companion: { email: string | null } | null, others: Array<{ id: string, weddingDate: string }>, tasks: Array<{ id: string, suggestion: string | null, isCost: boolean, category: string, title: string, note: string, days: number | null, dueOn: string | null, who: WeddingDoer | null, helper: string, doneOn: string | null, place: string, estimate: number | null, paid: number | null, balanceOn: string | null, removed: boolean }> } };

export type OpenWeddingPlanMutationVariables = Exact<{
  plan: string | number;
}>;


export type OpenWeddingPlanMutation = { openWeddingPlan: { id: string, weddingDate: string, countedFrom: string, isOwner: boolean, invitation: string | null, companion: { email: string | null } | null, others: Array<{ id: string, weddingDate: string }>, tasks: Array<{ id: string, suggestion: string | null, isCost: boolean, category: string, title: string, note: string, days: number | null, dueOn: string | null, who: WeddingDoer | null, helper: string, doneOn: string | null, place: string, estimate: number | null, paid: number | null, balanceOn: string | null, removed: boolean }> } };

export type PartFromWeddingPlanMutationVariables = Exact<{
  plan: string | number;
}>;


export type PartFromWeddingPlanMutation = { partFromWeddingPlan: { id: string, weddingDate: string, countedFrom: string, isOwner: boolean, invitation: string | null, companion: { email: string | null } | null, others: Array<{ id: string, weddingDate: string }>, tasks: Array<{ id: string, suggestion: string | null, isCost: boolean, category: string, title: string, note: string, days: number | null, dueOn: string | null, who: WeddingDoer | null, helper: string, doneOn: string | null, place: string, estimate: number | null, paid: number | null, balanceOn: string | null, removed: boolean }> } | null };

export type WeddingPlanChangedSubscriptionVariables = Exact<{
  plan: string | number;
}>;


export type WeddingPlanChangedSubscription = { weddingPlanChanged: boolean };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const AccountFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AccountFields on AdminMember {
  id
  email
  isConfirmed
  isEnabled
  isAdmin
  createdAt
}
    `, {"fragmentName":"AccountFields"}) as unknown as TypedDocumentString<AccountFieldsFragment, unknown>;
export const CardFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}
    `, {"fragmentName":"CardFields"}) as unknown as TypedDocumentString<CardFieldsFragment, unknown>;
export const ListedCardFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ListedCardFields on Card {
  ...CardFields
  entryCounts {
    section
    label
    count
  }
  pendingOrder {
    id
    kind
    state
    way
    isUncertain
    refundAskedAt
    total
    payBy
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}`, {"fragmentName":"ListedCardFields"}) as unknown as TypedDocumentString<ListedCardFieldsFragment, unknown>;
export const CompanyFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CompanyFields on Company {
  id
  name
  number
  representative
  type
  address
  phone
  managerName
  managerPhone
  state
  reason
  wanted {
    name
    number
    representative
  }
  version
  logo
  color
  createdAt
  decidedAt
}
    `, {"fragmentName":"CompanyFields"}) as unknown as TypedDocumentString<CompanyFieldsFragment, unknown>;
export const AdminCompanyFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AdminCompanyFields on AdminCompany {
  company {
    ...CompanyFields
  }
  email
  history {
    move
    byAdmin
    admin
    reason
    at
  }
}
    fragment CompanyFields on Company {
  id
  name
  number
  representative
  type
  address
  phone
  managerName
  managerPhone
  state
  reason
  wanted {
    name
    number
    representative
  }
  version
  logo
  color
  createdAt
  decidedAt
}`, {"fragmentName":"AdminCompanyFields"}) as unknown as TypedDocumentString<AdminCompanyFieldsFragment, unknown>;
export const OwnEntryFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OwnEntryFields on OwnEntry {
  id
  section
  content
  state
  createdAt
}
    `, {"fragmentName":"OwnEntryFields"}) as unknown as TypedDocumentString<OwnEntryFieldsFragment, unknown>;
export const TicketFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TicketFields on Ticket {
  id
  code
  holder
  party
  session
  date
  time
  venue
  state
  place
  checkedInAt
  door
}
    `, {"fragmentName":"TicketFields"}) as unknown as TypedDocumentString<TicketFieldsFragment, unknown>;
export const DrawFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DrawFields on Draw {
  commitment
  answer
  answeredAt
  entries
  seed
  winners {
    id
    called
  }
  drawnAt
}
    `, {"fragmentName":"DrawFields"}) as unknown as TypedDocumentString<DrawFieldsFragment, unknown>;
export const HandOverFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment HandOverFields on HandOver {
  id
  cardLabel
  label
  state
  card
  createdAt
  expiresAt
  takenAt
}
    `, {"fragmentName":"HandOverFields"}) as unknown as TypedDocumentString<HandOverFieldsFragment, unknown>;
export const OrderFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OrderFields on Order {
  id
  number
  state
  name
  kind
  plan
  purpose
  card {
    ...CardFields
  }
  listPrice
  credit
  isPaidInShop
  discount
  total
  coupon
  extraDays
  way
  depositor
  account {
    bank
    number
    holder
  }
  placedAt
  payBy
  isUncertain
  paidAt
  endedAt
  refundAskedAt
  refundedAt
  refund {
    until
    problem
  }
  receipt {
    supply
    vat
    method
    url
  }
  brings
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}`, {"fragmentName":"OrderFields"}) as unknown as TypedDocumentString<OrderFieldsFragment, unknown>;
export const AdminOrderFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AdminOrderFields on Order {
  id
  number
  state
  name
  discount
  total
  coupon
  way
  depositor
  placedAt
  payBy
  refundAskedAt
}
    `, {"fragmentName":"AdminOrderFields"}) as unknown as TypedDocumentString<AdminOrderFieldsFragment, unknown>;
export const CouponFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CouponFields on Coupon {
  id
  code
  label
  benefit
  kinds
  minimum
  maximum
  from
  until
  mostUses
  mostUsesEach
  company
  used
  stoppedAt
  createdAt
}
    `, {"fragmentName":"CouponFields"}) as unknown as TypedDocumentString<CouponFieldsFragment, unknown>;
export const PhotoFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PhotoFields on Photo {
  key
  width
  height
  placeholder
}
    `, {"fragmentName":"PhotoFields"}) as unknown as TypedDocumentString<PhotoFieldsFragment, unknown>;
export const UploadFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment UploadFields on PhotoUpload {
  id
  url
  fields {
    name
    value
  }
}
    `, {"fragmentName":"UploadFields"}) as unknown as TypedDocumentString<UploadFieldsFragment, unknown>;
export const ExcerptFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ExcerptFields on Excerpt {
  lines {
    label
    value
  }
  photos
}
    `, {"fragmentName":"ExcerptFields"}) as unknown as TypedDocumentString<ExcerptFieldsFragment, unknown>;
export const CardBlockFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CardBlockFields on CardBlock {
  id
  isEntry
  excerpt {
    ...ExcerptFields
  }
  grounds
  state
  reason
  blockedAt
  blockedUntil
  objection
  endedAt
}
    fragment ExcerptFields on Excerpt {
  lines {
    label
    value
  }
  photos
}`, {"fragmentName":"CardBlockFields"}) as unknown as TypedDocumentString<CardBlockFieldsFragment, unknown>;
export const ReportFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ReportFields on Report {
  id
  number
  state
  grounds
  kind
  isEntry
  createdAt
  blockedUntil
  objectedAt
  endedAt
}
    `, {"fragmentName":"ReportFields"}) as unknown as TypedDocumentString<ReportFieldsFragment, unknown>;
export const AdminReportFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment AdminReportFields on AdminReport {
  report {
    ...ReportFields
  }
  card {
    ...CardFields
  }
  owner
  excerpt {
    ...ExcerptFields
  }
  words
  relation
  name
  email
  reason
  objection
  forgottenAt
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}
fragment ExcerptFields on Excerpt {
  lines {
    label
    value
  }
  photos
}
fragment ReportFields on Report {
  id
  number
  state
  grounds
  kind
  isEntry
  createdAt
  blockedUntil
  objectedAt
  endedAt
}`, {"fragmentName":"AdminReportFields"}) as unknown as TypedDocumentString<AdminReportFieldsFragment, unknown>;
export const ResponseFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ResponseFields on Response {
  id
  section
  content
  values
  state
  hidden
  pinned
  reply
  repliedAt
  createdAt
  updatedAt
}
    `, {"fragmentName":"ResponseFields"}) as unknown as TypedDocumentString<ResponseFieldsFragment, unknown>;
export const GuessBurstFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment GuessBurstFields on GuessBurst {
  id
  minute
  count
  names
  isLeftOut
}
    `, {"fragmentName":"GuessBurstFields"}) as unknown as TypedDocumentString<GuessBurstFieldsFragment, unknown>;
export const CompanyVenueFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CompanyVenueFields on CompanyVenue {
  id
  building
  content
  followers
  updatedAt
}
    `, {"fragmentName":"CompanyVenueFields"}) as unknown as TypedDocumentString<CompanyVenueFieldsFragment, unknown>;
export const VenueFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment VenueFields on Venue {
  id
  content
  company
}
    `, {"fragmentName":"VenueFields"}) as unknown as TypedDocumentString<VenueFieldsFragment, unknown>;
export const MyVoucherFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment MyVoucherFields on MyVoucher {
  id
  label
  kind
  plan
  claimedAt
  isSpent
}
    `, {"fragmentName":"MyVoucherFields"}) as unknown as TypedDocumentString<MyVoucherFieldsFragment, unknown>;
export const VoucherFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment VoucherFields on Voucher {
  id
  productOrder
  orderNumber
  piece
  label
  holder
  digits
  state
  isSpent
  company
  createdAt
  expiresAt
  claimedAt
  cancelledAt
}
    `, {"fragmentName":"VoucherFields"}) as unknown as TypedDocumentString<VoucherFieldsFragment, unknown>;
export const LinkedVoucherFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LinkedVoucherFields on LinkedVoucher {
  voucher {
    ...VoucherFields
  }
  link
}
    fragment VoucherFields on Voucher {
  id
  productOrder
  orderNumber
  piece
  label
  holder
  digits
  state
  isSpent
  company
  createdAt
  expiresAt
  claimedAt
  cancelledAt
}`, {"fragmentName":"LinkedVoucherFields"}) as unknown as TypedDocumentString<LinkedVoucherFieldsFragment, unknown>;
export const HeldVoucherFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment HeldVoucherFields on HeldVoucher {
  id
  label
  state
  holder
  handedAt
  expiresAt
}
    `, {"fragmentName":"HeldVoucherFields"}) as unknown as TypedDocumentString<HeldVoucherFieldsFragment, unknown>;
export const WeddingTaskFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment WeddingTaskFields on WeddingTask {
  id
  suggestion
  isCost
  category
  title
  note
  days
  dueOn
  who
  helper
  doneOn
  place
  estimate
  paid
  balanceOn
  removed
}
    `, {"fragmentName":"WeddingTaskFields"}) as unknown as TypedDocumentString<WeddingTaskFieldsFragment, unknown>;
export const WeddingPlanFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment WeddingPlanFields on WeddingPlan {
  id
  weddingDate
  countedFrom
  isOwner
  companion {
    email
  }
  invitation
  others {
    id
    weddingDate
  }
  tasks {
    ...WeddingTaskFields
  }
}
    fragment WeddingTaskFields on WeddingTask {
  id
  suggestion
  isCost
  category
  title
  note
  days
  dueOn
  who
  helper
  doneOn
  place
  estimate
  paid
  balanceOn
  removed
}`, {"fragmentName":"WeddingPlanFields"}) as unknown as TypedDocumentString<WeddingPlanFieldsFragment, unknown>;
export const AdminFiguresDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AdminFigures($days: Int!) {
  adminFigures(days: $days) {
    days {
      day
      members
      cards
      orders
      revenue
    }
    kinds {
      kind
      made
      published
      paid
    }
  }
}
    `) as unknown as TypedDocumentString<AdminFiguresQuery, AdminFiguresQueryVariables>;
export const AdminWaitingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AdminWaiting {
  adminWaiting {
    transfers
    refunds
    companies
    reports
    failedJobs {
      name
      failedAt
      failures
    }
    unsentLetters {
      id
      subject
      createdAt
      tries
    }
  }
}
    `) as unknown as TypedDocumentString<AdminWaitingQuery, AdminWaitingQueryVariables>;
export const AdminRunJobDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdminRunJob($name: String!) {
  adminRunJob(name: $name)
}
    `) as unknown as TypedDocumentString<AdminRunJobMutation, AdminRunJobMutationVariables>;
export const AdminSendAgainDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdminSendAgain($letter: ID!) {
  adminSendAgain(letter: $letter)
}
    `) as unknown as TypedDocumentString<AdminSendAgainMutation, AdminSendAgainMutationVariables>;
export const AdminAuditDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AdminAudit($first: Int, $after: String, $noun: AuditNoun, $subject: ID) {
  adminAudit(first: $first, after: $after, noun: $noun, subject: $subject) {
    entries {
      id
      at
      admin
      act
      noun
      subject
      reason
      network
    }
    next
  }
}
    `) as unknown as TypedDocumentString<AdminAuditQuery, AdminAuditQueryVariables>;
export const AdminCardsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AdminCards($first: Int, $after: String, $search: String, $kind: String, $state: CardState, $isPaid: Boolean, $endsSoon: Boolean) {
  adminCards(
    first: $first
    after: $after
    search: $search
    kind: $kind
    state: $state
    isPaid: $isPaid
    endsSoon: $endsSoon
  ) {
    cards {
      ...CardFields
    }
    next
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<AdminCardsQuery, AdminCardsQueryVariables>;
export const AdminOpenCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdminOpenCard($id: ID!) {
  adminOpenCard(id: $id) {
    card {
      ...CardFields
    }
    owner
    ownerId
    givenDays
    content
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<AdminOpenCardMutation, AdminOpenCardMutationVariables>;
export const AdminSuspendCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdminSuspendCard($id: ID!, $reason: String!) {
  adminSuspendCard(id: $id, reason: $reason) {
    ...CardFields
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<AdminSuspendCardMutation, AdminSuspendCardMutationVariables>;
export const AdminReleaseCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdminReleaseCard($id: ID!, $reason: String!) {
  adminReleaseCard(id: $id, reason: $reason) {
    ...CardFields
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<AdminReleaseCardMutation, AdminReleaseCardMutationVariables>;
export const AdminExtendCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdminExtendCard($id: ID!, $days: Int!, $reason: String!) {
  adminExtendCard(id: $id, days: $days, reason: $reason) {
    ...CardFields
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<AdminExtendCardMutation, AdminExtendCardMutationVariables>;
export const AdminMembersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AdminMembers($email: String!) {
  adminMembers(email: $email) {
    ...AccountFields
  }
}
    fragment AccountFields on AdminMember {
  id
  email
  isConfirmed
  isEnabled
  isAdmin
  createdAt
}`) as unknown as TypedDocumentString<AdminMembersQuery, AdminMembersQueryVariables>;
export const AdminOpenMemberDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdminOpenMember($id: ID!) {
  adminOpenMember(id: $id) {
    ...AccountFields
    cards(first: 20) {
      cards {
        ...CardFields
      }
      next
    }
    orders(first: 20) {
      orders {
        id
        number
        name
        state
        total
        placedAt
      }
      next
    }
  }
}
    fragment AccountFields on AdminMember {
  id
  email
  isConfirmed
  isEnabled
  isAdmin
  createdAt
}
fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<AdminOpenMemberMutation, AdminOpenMemberMutationVariables>;
export const AdminSetAdminDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdminSetAdmin($id: ID!, $isAdmin: Boolean!, $reason: String!) {
  adminSetAdmin(id: $id, isAdmin: $isAdmin, reason: $reason) {
    ...AccountFields
  }
}
    fragment AccountFields on AdminMember {
  id
  email
  isConfirmed
  isEnabled
  isAdmin
  createdAt
}`) as unknown as TypedDocumentString<AdminSetAdminMutation, AdminSetAdminMutationVariables>;
export const AdminDisableMemberDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdminDisableMember($id: ID!, $reason: String!) {
  adminDisableMember(id: $id, reason: $reason) {
    ...AccountFields
  }
}
    fragment AccountFields on AdminMember {
  id
  email
  isConfirmed
  isEnabled
  isAdmin
  createdAt
}`) as unknown as TypedDocumentString<AdminDisableMemberMutation, AdminDisableMemberMutationVariables>;
export const AdminEnableMemberDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdminEnableMember($id: ID!, $reason: String!) {
  adminEnableMember(id: $id, reason: $reason) {
    ...AccountFields
  }
}
    fragment AccountFields on AdminMember {
  id
  email
  isConfirmed
  isEnabled
  isAdmin
  createdAt
}`) as unknown as TypedDocumentString<AdminEnableMemberMutation, AdminEnableMemberMutationVariables>;
export const AdminDownloadOrdersDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdminDownloadOrders($from: String!, $until: String!, $reason: String!) {
  adminDownloadOrders(from: $from, until: $until, reason: $reason)
}
    `) as unknown as TypedDocumentString<AdminDownloadOrdersMutation, AdminDownloadOrdersMutationVariables>;
export const MyCardsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyCards($first: Int, $after: String, $kind: String) {
  myCards(first: $first, after: $after, kind: $kind) {
    cards {
      ...ListedCardFields
    }
    next
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}
fragment ListedCardFields on Card {
  ...CardFields
  entryCounts {
    section
    label
    count
  }
  pendingOrder {
    id
    kind
    state
    way
    isUncertain
    refundAskedAt
    total
    payBy
  }
}`) as unknown as TypedDocumentString<MyCardsQuery, MyCardsQueryVariables>;
export const MyDeletedCardsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyDeletedCards($first: Int, $after: String) {
  myDeletedCards(first: $first, after: $after) {
    cards {
      ...ListedCardFields
    }
    next
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}
fragment ListedCardFields on Card {
  ...CardFields
  entryCounts {
    section
    label
    count
  }
  pendingOrder {
    id
    kind
    state
    way
    isUncertain
    refundAskedAt
    total
    payBy
  }
}`) as unknown as TypedDocumentString<MyDeletedCardsQuery, MyDeletedCardsQueryVariables>;
export const MyCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyCard($id: ID!) {
  myCard(id: $id) {
    card {
      ...CardFields
    }
    content
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<MyCardQuery, MyCardQueryVariables>;
export const CardVersionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CardVersions($id: ID!, $first: Int, $after: Int) {
  cardVersions(id: $id, first: $first, after: $after) {
    versions {
      version
      createdAt
      publishedAt
      setAsideAt
    }
    next
  }
}
    `) as unknown as TypedDocumentString<CardVersionsQuery, CardVersionsQueryVariables>;
export const CardVersionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CardVersion($id: ID!, $version: Int!) {
  cardVersion(id: $id, version: $version)
}
    `) as unknown as TypedDocumentString<CardVersionQuery, CardVersionQueryVariables>;
export const CreateCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateCard($kind: String!, $content: JSON, $key: ID!) {
  createCard(kind: $kind, content: $content, key: $key) {
    card {
      ...CardFields
    }
    content
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<CreateCardMutation, CreateCardMutationVariables>;
export const CreateCardFromDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateCardFrom($kind: String!, $from: ID!, $key: ID!) {
  createCardFrom(kind: $kind, from: $from, key: $key) {
    ...CardFields
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<CreateCardFromMutation, CreateCardFromMutationVariables>;
export const DuplicateCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DuplicateCard($id: ID!, $key: ID!) {
  duplicateCard(id: $id, key: $key) {
    ...CardFields
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<DuplicateCardMutation, DuplicateCardMutationVariables>;
export const SaveCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveCard($id: ID!, $base: Int!, $content: JSON!, $setsAside: Boolean) {
  saveCard(id: $id, base: $base, content: $content, setsAside: $setsAside) {
    ...CardFields
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<SaveCardMutation, SaveCardMutationVariables>;
export const RestoreVersionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RestoreVersion($id: ID!, $base: Int!, $version: Int!) {
  restoreVersion(id: $id, base: $base, version: $version) {
    card {
      ...CardFields
    }
    content
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<RestoreVersionMutation, RestoreVersionMutationVariables>;
export const PublishCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PublishCard($id: ID!, $version: Int!) {
  publishCard(id: $id, version: $version) {
    ...CardFields
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<PublishCardMutation, PublishCardMutationVariables>;
export const ApplyChangesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ApplyChanges($id: ID!, $version: Int!, $opensSeals: Boolean) {
  applyChanges(id: $id, version: $version, opensSeals: $opensSeals) {
    ...CardFields
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<ApplyChangesMutation, ApplyChangesMutationVariables>;
export const CloseCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CloseCard($id: ID!) {
  closeCard(id: $id) {
    ...CardFields
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<CloseCardMutation, CloseCardMutationVariables>;
export const ReopenCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReopenCard($id: ID!) {
  reopenCard(id: $id) {
    ...CardFields
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<ReopenCardMutation, ReopenCardMutationVariables>;
export const DeleteCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteCard($id: ID!) {
  deleteCard(id: $id) {
    ...CardFields
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<DeleteCardMutation, DeleteCardMutationVariables>;
export const RestoreCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RestoreCard($id: ID!) {
  restoreCard(id: $id) {
    ...CardFields
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<RestoreCardMutation, RestoreCardMutationVariables>;
export const TicketsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Tickets($card: ID!, $section: String!, $first: Int, $after: String) {
  tickets(card: $card, section: $section, first: $first, after: $after) {
    tickets {
      ...TicketFields
    }
    next
  }
}
    fragment TicketFields on Ticket {
  id
  code
  holder
  party
  session
  date
  time
  venue
  state
  place
  checkedInAt
  door
}`) as unknown as TypedDocumentString<TicketsQuery, TicketsQueryVariables>;
export const CheckInDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CheckIn($id: ID!, $door: String!, $at: DateTime!, $key: ID!) {
  checkIn(id: $id, door: $door, at: $at, key: $key) {
    ticket {
      ...TicketFields
    }
    isNew
  }
}
    fragment TicketFields on Ticket {
  id
  code
  holder
  party
  session
  date
  time
  venue
  state
  place
  checkedInAt
  door
}`) as unknown as TypedDocumentString<CheckInMutation, CheckInMutationVariables>;
export const UndoCheckInDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UndoCheckIn($id: ID!) {
  undoCheckIn(id: $id) {
    ...TicketFields
  }
}
    fragment TicketFields on Ticket {
  id
  code
  holder
  party
  session
  date
  time
  venue
  state
  place
  checkedInAt
  door
}`) as unknown as TypedDocumentString<UndoCheckInMutation, UndoCheckInMutationVariables>;
export const InviteesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Invitees($card: ID!) {
  invitees(card: $card) {
    email
    refused
    sentAt
  }
  reminders(card: $card) {
    from
    aDay
    sentToday
    isTrial
  }
}
    `) as unknown as TypedDocumentString<InviteesQuery, InviteesQueryVariables>;
export const SetInviteesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetInvitees($card: ID!, $emails: [String!]!) {
  setInvitees(card: $card, emails: $emails) {
    email
    refused
    sentAt
  }
}
    `) as unknown as TypedDocumentString<SetInviteesMutation, SetInviteesMutationVariables>;
export const MyCompanyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyCompany {
  myCompany {
    ...CompanyFields
  }
}
    fragment CompanyFields on Company {
  id
  name
  number
  representative
  type
  address
  phone
  managerName
  managerPhone
  state
  reason
  wanted {
    name
    number
    representative
  }
  version
  logo
  color
  createdAt
  decidedAt
}`) as unknown as TypedDocumentString<MyCompanyQuery, MyCompanyQueryVariables>;
export const CompanyFiguresDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CompanyFigures {
  companyFigures {
    cards
    openCards
    views
    couponUses
  }
}
    `) as unknown as TypedDocumentString<CompanyFiguresQuery, CompanyFiguresQueryVariables>;
export const PrepareLicenceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PrepareLicence($bytes: Int!, $type: String!) {
  prepareLicence(bytes: $bytes, type: $type) {
    ...UploadFields
  }
}
    fragment UploadFields on PhotoUpload {
  id
  url
  fields {
    name
    value
  }
}`) as unknown as TypedDocumentString<PrepareLicenceMutation, PrepareLicenceMutationVariables>;
export const FinishLicenceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation FinishLicence($id: ID!) {
  finishLicence(id: $id)
}
    `) as unknown as TypedDocumentString<FinishLicenceMutation, FinishLicenceMutationVariables>;
export const OpenLicenceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OpenLicence {
  openLicence
}
    `) as unknown as TypedDocumentString<OpenLicenceMutation, OpenLicenceMutationVariables>;
export const ApplyAsCompanyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ApplyAsCompany($record: CompanyInput!, $licence: ID!) {
  applyAsCompany(record: $record, licence: $licence) {
    ...CompanyFields
  }
}
    fragment CompanyFields on Company {
  id
  name
  number
  representative
  type
  address
  phone
  managerName
  managerPhone
  state
  reason
  wanted {
    name
    number
    representative
  }
  version
  logo
  color
  createdAt
  decidedAt
}`) as unknown as TypedDocumentString<ApplyAsCompanyMutation, ApplyAsCompanyMutationVariables>;
export const ChangeCompanyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeCompany($record: CompanyInput!, $licence: ID) {
  changeCompany(record: $record, licence: $licence) {
    ...CompanyFields
  }
}
    fragment CompanyFields on Company {
  id
  name
  number
  representative
  type
  address
  phone
  managerName
  managerPhone
  state
  reason
  wanted {
    name
    number
    representative
  }
  version
  logo
  color
  createdAt
  decidedAt
}`) as unknown as TypedDocumentString<ChangeCompanyMutation, ChangeCompanyMutationVariables>;
export const SendCompanyAgainDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendCompanyAgain($record: CompanyInput!, $licence: ID) {
  sendCompanyAgain(record: $record, licence: $licence) {
    ...CompanyFields
  }
}
    fragment CompanyFields on Company {
  id
  name
  number
  representative
  type
  address
  phone
  managerName
  managerPhone
  state
  reason
  wanted {
    name
    number
    representative
  }
  version
  logo
  color
  createdAt
  decidedAt
}`) as unknown as TypedDocumentString<SendCompanyAgainMutation, SendCompanyAgainMutationVariables>;
export const WithdrawCompanyChangeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WithdrawCompanyChange {
  withdrawCompanyChange {
    ...CompanyFields
  }
}
    fragment CompanyFields on Company {
  id
  name
  number
  representative
  type
  address
  phone
  managerName
  managerPhone
  state
  reason
  wanted {
    name
    number
    representative
  }
  version
  logo
  color
  createdAt
  decidedAt
}`) as unknown as TypedDocumentString<WithdrawCompanyChangeMutation, WithdrawCompanyChangeMutationVariables>;
export const ChangeCompanyColorDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeCompanyColor($color: String) {
  changeCompanyColor(color: $color) {
    ...CompanyFields
  }
}
    fragment CompanyFields on Company {
  id
  name
  number
  representative
  type
  address
  phone
  managerName
  managerPhone
  state
  reason
  wanted {
    name
    number
    representative
  }
  version
  logo
  color
  createdAt
  decidedAt
}`) as unknown as TypedDocumentString<ChangeCompanyColorMutation, ChangeCompanyColorMutationVariables>;
export const PrepareCompanyLogoDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PrepareCompanyLogo($bytes: Int!, $type: String!) {
  prepareCompanyLogo(bytes: $bytes, type: $type) {
    ...UploadFields
  }
}
    fragment UploadFields on PhotoUpload {
  id
  url
  fields {
    name
    value
  }
}`) as unknown as TypedDocumentString<PrepareCompanyLogoMutation, PrepareCompanyLogoMutationVariables>;
export const FinishCompanyLogoDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation FinishCompanyLogo($id: ID!) {
  finishCompanyLogo(id: $id) {
    ...CompanyFields
  }
}
    fragment CompanyFields on Company {
  id
  name
  number
  representative
  type
  address
  phone
  managerName
  managerPhone
  state
  reason
  wanted {
    name
    number
    representative
  }
  version
  logo
  color
  createdAt
  decidedAt
}`) as unknown as TypedDocumentString<FinishCompanyLogoMutation, FinishCompanyLogoMutationVariables>;
export const RemoveCompanyLogoDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveCompanyLogo {
  removeCompanyLogo {
    ...CompanyFields
  }
}
    fragment CompanyFields on Company {
  id
  name
  number
  representative
  type
  address
  phone
  managerName
  managerPhone
  state
  reason
  wanted {
    name
    number
    representative
  }
  version
  logo
  color
  createdAt
  decidedAt
}`) as unknown as TypedDocumentString<RemoveCompanyLogoMutation, RemoveCompanyLogoMutationVariables>;
export const AdminCompaniesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AdminCompanies($first: Int, $after: String, $state: CompanyState, $waiting: Boolean, $search: String) {
  adminCompanies(
    first: $first
    after: $after
    state: $state
    waiting: $waiting
    search: $search
  ) {
    companies {
      ...CompanyFields
    }
    next
  }
}
    fragment CompanyFields on Company {
  id
  name
  number
  representative
  type
  address
  phone
  managerName
  managerPhone
  state
  reason
  wanted {
    name
    number
    representative
  }
  version
  logo
  color
  createdAt
  decidedAt
}`) as unknown as TypedDocumentString<AdminCompaniesQuery, AdminCompaniesQueryVariables>;
export const AdminCompanyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AdminCompany($id: ID!) {
  adminCompany(id: $id) {
    ...AdminCompanyFields
  }
}
    fragment CompanyFields on Company {
  id
  name
  number
  representative
  type
  address
  phone
  managerName
  managerPhone
  state
  reason
  wanted {
    name
    number
    representative
  }
  version
  logo
  color
  createdAt
  decidedAt
}
fragment AdminCompanyFields on AdminCompany {
  company {
    ...CompanyFields
  }
  email
  history {
    move
    byAdmin
    admin
    reason
    at
  }
}`) as unknown as TypedDocumentString<AdminCompanyQuery, AdminCompanyQueryVariables>;
export const AdminDecideCompanyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdminDecideCompany($id: ID!, $move: CompanyDecision!, $reason: String, $version: Int) {
  adminDecideCompany(id: $id, move: $move, reason: $reason, version: $version) {
    ...AdminCompanyFields
  }
}
    fragment CompanyFields on Company {
  id
  name
  number
  representative
  type
  address
  phone
  managerName
  managerPhone
  state
  reason
  wanted {
    name
    number
    representative
  }
  version
  logo
  color
  createdAt
  decidedAt
}
fragment AdminCompanyFields on AdminCompany {
  company {
    ...CompanyFields
  }
  email
  history {
    move
    byAdmin
    admin
    reason
    at
  }
}`) as unknown as TypedDocumentString<AdminDecideCompanyMutation, AdminDecideCompanyMutationVariables>;
export const AdminOpenLicenceDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdminOpenLicence($id: ID!, $wanted: Boolean) {
  adminOpenLicence(id: $id, wanted: $wanted)
}
    `) as unknown as TypedDocumentString<AdminOpenLicenceMutation, AdminOpenLicenceMutationVariables>;
export const AnswerConsentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AnswerConsents($answers: [ConsentAnswer!]!) {
  answerConsents(answers: $answers) {
    id
    consents {
      document
      version
      agreed
      at
    }
    consentsMissing
  }
}
    `) as unknown as TypedDocumentString<AnswerConsentsMutation, AnswerConsentsMutationVariables>;
export const EntriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Entries($card: ID!, $section: String!, $first: Int, $after: String) {
  entries(card: $card, section: $section, first: $first, after: $after) {
    entries {
      id
      shown
      pinned
      reply
      createdAt
    }
    count
    blocked
    next
    sealedUntil
    openedEarly {
      promisedUntil
      opensAt
      decidedAt
    }
  }
}
    `) as unknown as TypedDocumentString<EntriesQuery, EntriesQueryVariables>;
export const MyEntriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyEntries($card: ID!, $section: String!) {
  myEntries(card: $card, section: $section) {
    ...OwnEntryFields
    place
  }
}
    fragment OwnEntryFields on OwnEntry {
  id
  section
  content
  state
  createdAt
}`) as unknown as TypedDocumentString<MyEntriesQuery, MyEntriesQueryVariables>;
export const TallyDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Tally($card: ID!, $section: String!) {
  tally(card: $card, section: $section) {
    name
    count
  }
}
    `) as unknown as TypedDocumentString<TallyQuery, TallyQueryVariables>;
export const SeatsLeftDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SeatsLeft($card: ID!, $section: String!) {
  seatsLeft(card: $card, section: $section) {
    name
    left
  }
}
    `) as unknown as TypedDocumentString<SeatsLeftQuery, SeatsLeftQueryVariables>;
export const TicketDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Ticket($card: ID!, $id: ID!) {
  ticket(card: $card, id: $id) {
    ...TicketFields
  }
}
    fragment TicketFields on Ticket {
  id
  code
  holder
  party
  session
  date
  time
  venue
  state
  place
  checkedInAt
  door
}`) as unknown as TypedDocumentString<TicketQuery, TicketQueryVariables>;
export const LeaveEntryDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LeaveEntry($card: ID!, $section: String!, $content: JSON!, $key: ID!, $password: String, $website: String, $sealedUntil: DateTime) {
  leaveEntry(
    card: $card
    section: $section
    content: $content
    key: $key
    password: $password
    website: $website
    sealedUntil: $sealedUntil
  ) {
    ...OwnEntryFields
  }
}
    fragment OwnEntryFields on OwnEntry {
  id
  section
  content
  state
  createdAt
}`) as unknown as TypedDocumentString<LeaveEntryMutation, LeaveEntryMutationVariables>;
export const ChangeEntryDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeEntry($id: ID!, $content: JSON!, $password: String) {
  changeEntry(id: $id, content: $content, password: $password) {
    ...OwnEntryFields
  }
}
    fragment OwnEntryFields on OwnEntry {
  id
  section
  content
  state
  createdAt
}`) as unknown as TypedDocumentString<ChangeEntryMutation, ChangeEntryMutationVariables>;
export const WithdrawEntryDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WithdrawEntry($id: ID!, $password: String) {
  withdrawEntry(id: $id, password: $password)
}
    `) as unknown as TypedDocumentString<WithdrawEntryMutation, WithdrawEntryMutationVariables>;
export const EntriesChangedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription EntriesChanged($card: ID!) {
  entriesChanged(card: $card)
}
    `) as unknown as TypedDocumentString<EntriesChangedSubscription, EntriesChangedSubscriptionVariables>;
export const DrawDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Draw($card: ID!, $section: String!) {
  draw(card: $card, section: $section) {
    ...DrawFields
  }
}
    fragment DrawFields on Draw {
  commitment
  answer
  answeredAt
  entries
  seed
  winners {
    id
    called
  }
  drawnAt
}`) as unknown as TypedDocumentString<DrawQuery, DrawQueryVariables>;
export const RevealAnswerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RevealAnswer($card: ID!, $section: String!, $answer: String!) {
  revealAnswer(card: $card, section: $section, answer: $answer) {
    ...DrawFields
  }
}
    fragment DrawFields on Draw {
  commitment
  answer
  answeredAt
  entries
  seed
  winners {
    id
    called
  }
  drawnAt
}`) as unknown as TypedDocumentString<RevealAnswerMutation, RevealAnswerMutationVariables>;
export const DrawWinnersDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DrawWinners($card: ID!, $section: String!, $count: Int!) {
  drawWinners(card: $card, section: $section, count: $count) {
    ...DrawFields
  }
}
    fragment DrawFields on Draw {
  commitment
  answer
  answeredAt
  entries
  seed
  winners {
    id
    called
  }
  drawnAt
}`) as unknown as TypedDocumentString<DrawWinnersMutation, DrawWinnersMutationVariables>;
export const WinnersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Winners($card: ID!, $section: String!) {
  winners(card: $card, section: $section) {
    id
    values
  }
}
    `) as unknown as TypedDocumentString<WinnersQuery, WinnersQueryVariables>;
export const HandedCardsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query HandedCards($first: Int, $after: String) {
  handedCards(first: $first, after: $after) {
    handOvers {
      ...HandOverFields
    }
    next
    counts {
      handed
      taken
      published
    }
  }
}
    fragment HandOverFields on HandOver {
  id
  cardLabel
  label
  state
  card
  createdAt
  expiresAt
  takenAt
}`) as unknown as TypedDocumentString<HandedCardsQuery, HandedCardsQueryVariables>;
export const OfferedCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OfferedCard($token: String!) {
  offeredCard(token: $token) {
    company
    kind
    cardLabel
    title
    expiresAt
    card
  }
}
    `) as unknown as TypedDocumentString<OfferedCardQuery, OfferedCardQueryVariables>;
export const HandOverCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation HandOverCard($card: ID!, $label: String!, $email: String) {
  handOverCard(card: $card, label: $label, email: $email) {
    handOver {
      ...HandOverFields
    }
    token
    isMailed
  }
}
    fragment HandOverFields on HandOver {
  id
  cardLabel
  label
  state
  card
  createdAt
  expiresAt
  takenAt
}`) as unknown as TypedDocumentString<HandOverCardMutation, HandOverCardMutationVariables>;
export const WithdrawHandOverDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WithdrawHandOver($id: ID!) {
  withdrawHandOver(id: $id) {
    ...HandOverFields
  }
}
    fragment HandOverFields on HandOver {
  id
  cardLabel
  label
  state
  card
  createdAt
  expiresAt
  takenAt
}`) as unknown as TypedDocumentString<WithdrawHandOverMutation, WithdrawHandOverMutationVariables>;
export const TakeCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TakeCard($token: String!) {
  takeCard(token: $token) {
    ...CardFields
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<TakeCardMutation, TakeCardMutationVariables>;
export const MeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Me {
  me {
    id
    username
    isAdmin
    owner
    consents {
      document
      version
      agreed
      at
    }
    consentsMissing
  }
}
    `) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const LeaveDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation Leave {
  leave
}
    `) as unknown as TypedDocumentString<LeaveMutation, LeaveMutationVariables>;
export const DownloadMyDataDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DownloadMyData {
  downloadMyData {
    address
    endsAt
  }
}
    `) as unknown as TypedDocumentString<DownloadMyDataMutation, DownloadMyDataMutationVariables>;
export const PayWaysDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PayWays {
  payWays {
    name
    label
    isPractice
    isByHand
  }
}
    `) as unknown as TypedDocumentString<PayWaysQuery, PayWaysQueryVariables>;
export const OrderPlansDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OrderPlans($card: ID!) {
  orderPlans(card: $card) {
    name
    label
    photos
    guests
    listPrice
    price
    purpose
    isBrought
    voucher {
      label
    }
    problem
  }
}
    `) as unknown as TypedDocumentString<OrderPlansQuery, OrderPlansQueryVariables>;
export const OrderQuoteDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OrderQuote($card: ID!, $plan: String!, $coupon: String) {
  orderQuote(card: $card, plan: $plan, coupon: $coupon) {
    name
    purpose
    listPrice
    credit
    voucher {
      label
    }
    discount
    total
    extraDays
    openUntil
    planUntil
    couponLabel
    couponRefusal {
      code
      sentence
    }
  }
}
    `) as unknown as TypedDocumentString<OrderQuoteQuery, OrderQuoteQueryVariables>;
export const PendingOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PendingOrder($card: ID!) {
  pendingOrder(card: $card) {
    ...OrderFields
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}
fragment OrderFields on Order {
  id
  number
  state
  name
  kind
  plan
  purpose
  card {
    ...CardFields
  }
  listPrice
  credit
  isPaidInShop
  discount
  total
  coupon
  extraDays
  way
  depositor
  account {
    bank
    number
    holder
  }
  placedAt
  payBy
  isUncertain
  paidAt
  endedAt
  refundAskedAt
  refundedAt
  refund {
    until
    problem
  }
  receipt {
    supply
    vat
    method
    url
  }
  brings
}`) as unknown as TypedDocumentString<PendingOrderQuery, PendingOrderQueryVariables>;
export const MyOrdersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyOrders($first: Int, $after: String, $card: ID) {
  myOrders(first: $first, after: $after, card: $card) {
    orders {
      ...OrderFields
    }
    next
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}
fragment OrderFields on Order {
  id
  number
  state
  name
  kind
  plan
  purpose
  card {
    ...CardFields
  }
  listPrice
  credit
  isPaidInShop
  discount
  total
  coupon
  extraDays
  way
  depositor
  account {
    bank
    number
    holder
  }
  placedAt
  payBy
  isUncertain
  paidAt
  endedAt
  refundAskedAt
  refundedAt
  refund {
    until
    problem
  }
  receipt {
    supply
    vat
    method
    url
  }
  brings
}`) as unknown as TypedDocumentString<MyOrdersQuery, MyOrdersQueryVariables>;
export const MyOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyOrder($id: ID!) {
  myOrder(id: $id) {
    ...OrderFields
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}
fragment OrderFields on Order {
  id
  number
  state
  name
  kind
  plan
  purpose
  card {
    ...CardFields
  }
  listPrice
  credit
  isPaidInShop
  discount
  total
  coupon
  extraDays
  way
  depositor
  account {
    bank
    number
    holder
  }
  placedAt
  payBy
  isUncertain
  paidAt
  endedAt
  refundAskedAt
  refundedAt
  refund {
    until
    problem
  }
  receipt {
    supply
    vat
    method
    url
  }
  brings
}`) as unknown as TypedDocumentString<MyOrderQuery, MyOrderQueryVariables>;
export const PlaceOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PlaceOrder($card: ID!, $plan: String!, $coupon: String, $way: String, $depositor: String, $agreed: Int!, $key: ID!) {
  placeOrder(
    card: $card
    plan: $plan
    coupon: $coupon
    way: $way
    depositor: $depositor
    agreed: $agreed
    key: $key
  ) {
    ...OrderFields
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}
fragment OrderFields on Order {
  id
  number
  state
  name
  kind
  plan
  purpose
  card {
    ...CardFields
  }
  listPrice
  credit
  isPaidInShop
  discount
  total
  coupon
  extraDays
  way
  depositor
  account {
    bank
    number
    holder
  }
  placedAt
  payBy
  isUncertain
  paidAt
  endedAt
  refundAskedAt
  refundedAt
  refund {
    until
    problem
  }
  receipt {
    supply
    vat
    method
    url
  }
  brings
}`) as unknown as TypedDocumentString<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const OpenPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OpenPayment($order: ID!) {
  openPayment(order: $order)
}
    `) as unknown as TypedDocumentString<OpenPaymentMutation, OpenPaymentMutationVariables>;
export const ConfirmPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ConfirmPayment($order: ID!, $reference: String!, $amount: Int!) {
  confirmPayment(order: $order, reference: $reference, amount: $amount) {
    ...OrderFields
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}
fragment OrderFields on Order {
  id
  number
  state
  name
  kind
  plan
  purpose
  card {
    ...CardFields
  }
  listPrice
  credit
  isPaidInShop
  discount
  total
  coupon
  extraDays
  way
  depositor
  account {
    bank
    number
    holder
  }
  placedAt
  payBy
  isUncertain
  paidAt
  endedAt
  refundAskedAt
  refundedAt
  refund {
    until
    problem
  }
  receipt {
    supply
    vat
    method
    url
  }
  brings
}`) as unknown as TypedDocumentString<ConfirmPaymentMutation, ConfirmPaymentMutationVariables>;
export const CancelOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelOrder($id: ID!) {
  cancelOrder(id: $id) {
    ...OrderFields
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}
fragment OrderFields on Order {
  id
  number
  state
  name
  kind
  plan
  purpose
  card {
    ...CardFields
  }
  listPrice
  credit
  isPaidInShop
  discount
  total
  coupon
  extraDays
  way
  depositor
  account {
    bank
    number
    holder
  }
  placedAt
  payBy
  isUncertain
  paidAt
  endedAt
  refundAskedAt
  refundedAt
  refund {
    until
    problem
  }
  receipt {
    supply
    vat
    method
    url
  }
  brings
}`) as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>;
export const RefundOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RefundOrder($id: ID!, $account: RefundAccountInput) {
  refundOrder(id: $id, account: $account) {
    ...OrderFields
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}
fragment OrderFields on Order {
  id
  number
  state
  name
  kind
  plan
  purpose
  card {
    ...CardFields
  }
  listPrice
  credit
  isPaidInShop
  discount
  total
  coupon
  extraDays
  way
  depositor
  account {
    bank
    number
    holder
  }
  placedAt
  payBy
  isUncertain
  paidAt
  endedAt
  refundAskedAt
  refundedAt
  refund {
    until
    problem
  }
  receipt {
    supply
    vat
    method
    url
  }
  brings
}`) as unknown as TypedDocumentString<RefundOrderMutation, RefundOrderMutationVariables>;
export const AdminOrdersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AdminOrders($first: Int, $after: String, $state: OrderState, $waits: OrderWait, $coupon: ID) {
  adminOrders(
    first: $first
    after: $after
    state: $state
    waits: $waits
    coupon: $coupon
  ) {
    orders {
      ...AdminOrderFields
    }
    next
  }
}
    fragment AdminOrderFields on Order {
  id
  number
  state
  name
  discount
  total
  coupon
  way
  depositor
  placedAt
  payBy
  refundAskedAt
}`) as unknown as TypedDocumentString<AdminOrdersQuery, AdminOrdersQueryVariables>;
export const AdminConfirmTransferDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdminConfirmTransfer($order: ID!, $amount: Int!) {
  adminConfirmTransfer(order: $order, amount: $amount) {
    ...OrderFields
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}
fragment OrderFields on Order {
  id
  number
  state
  name
  kind
  plan
  purpose
  card {
    ...CardFields
  }
  listPrice
  credit
  isPaidInShop
  discount
  total
  coupon
  extraDays
  way
  depositor
  account {
    bank
    number
    holder
  }
  placedAt
  payBy
  isUncertain
  paidAt
  endedAt
  refundAskedAt
  refundedAt
  refund {
    until
    problem
  }
  receipt {
    supply
    vat
    method
    url
  }
  brings
}`) as unknown as TypedDocumentString<AdminConfirmTransferMutation, AdminConfirmTransferMutationVariables>;
export const AdminRefundOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdminRefundOrder($order: ID!, $reason: String!) {
  adminRefundOrder(order: $order, reason: $reason) {
    ...OrderFields
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}
fragment OrderFields on Order {
  id
  number
  state
  name
  kind
  plan
  purpose
  card {
    ...CardFields
  }
  listPrice
  credit
  isPaidInShop
  discount
  total
  coupon
  extraDays
  way
  depositor
  account {
    bank
    number
    holder
  }
  placedAt
  payBy
  isUncertain
  paidAt
  endedAt
  refundAskedAt
  refundedAt
  refund {
    until
    problem
  }
  receipt {
    supply
    vat
    method
    url
  }
  brings
}`) as unknown as TypedDocumentString<AdminRefundOrderMutation, AdminRefundOrderMutationVariables>;
export const AdminCancelOrderDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdminCancelOrder($order: ID!, $reason: String!) {
  adminCancelOrder(order: $order, reason: $reason) {
    ...OrderFields
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}
fragment OrderFields on Order {
  id
  number
  state
  name
  kind
  plan
  purpose
  card {
    ...CardFields
  }
  listPrice
  credit
  isPaidInShop
  discount
  total
  coupon
  extraDays
  way
  depositor
  account {
    bank
    number
    holder
  }
  placedAt
  payBy
  isUncertain
  paidAt
  endedAt
  refundAskedAt
  refundedAt
  refund {
    until
    problem
  }
  receipt {
    supply
    vat
    method
    url
  }
  brings
}`) as unknown as TypedDocumentString<AdminCancelOrderMutation, AdminCancelOrderMutationVariables>;
export const AdminReadRefundAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdminReadRefundAccount($order: ID!) {
  adminReadRefundAccount(order: $order) {
    bank
    number
    holder
  }
}
    `) as unknown as TypedDocumentString<AdminReadRefundAccountMutation, AdminReadRefundAccountMutationVariables>;
export const AdminCouponsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AdminCoupons($first: Int, $after: String) {
  adminCoupons(first: $first, after: $after) {
    coupons {
      ...CouponFields
    }
    next
  }
}
    fragment CouponFields on Coupon {
  id
  code
  label
  benefit
  kinds
  minimum
  maximum
  from
  until
  mostUses
  mostUsesEach
  company
  used
  stoppedAt
  createdAt
}`) as unknown as TypedDocumentString<AdminCouponsQuery, AdminCouponsQueryVariables>;
export const AdminCreateCouponsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdminCreateCoupons($terms: CouponInput!, $code: String, $count: Int) {
  adminCreateCoupons(terms: $terms, code: $code, count: $count) {
    ...CouponFields
  }
}
    fragment CouponFields on Coupon {
  id
  code
  label
  benefit
  kinds
  minimum
  maximum
  from
  until
  mostUses
  mostUsesEach
  company
  used
  stoppedAt
  createdAt
}`) as unknown as TypedDocumentString<AdminCreateCouponsMutation, AdminCreateCouponsMutationVariables>;
export const AdminStopCouponDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdminStopCoupon($id: ID!) {
  adminStopCoupon(id: $id) {
    ...CouponFields
  }
}
    fragment CouponFields on Coupon {
  id
  code
  label
  benefit
  kinds
  minimum
  maximum
  from
  until
  mostUses
  mostUsesEach
  company
  used
  stoppedAt
  createdAt
}`) as unknown as TypedDocumentString<AdminStopCouponMutation, AdminStopCouponMutationVariables>;
export const PreparePhotoDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PreparePhoto($card: ID!, $bytes: Int!, $type: String!) {
  preparePhoto(card: $card, bytes: $bytes, type: $type) {
    ...UploadFields
  }
}
    fragment UploadFields on PhotoUpload {
  id
  url
  fields {
    name
    value
  }
}`) as unknown as TypedDocumentString<PreparePhotoMutation, PreparePhotoMutationVariables>;
export const FinishPhotoDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation FinishPhoto($id: ID!) {
  finishPhoto(id: $id) {
    ...PhotoFields
  }
}
    fragment PhotoFields on Photo {
  key
  width
  height
  placeholder
}`) as unknown as TypedDocumentString<FinishPhotoMutation, FinishPhotoMutationVariables>;
export const CutPhotoDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CutPhoto($key: String!, $area: PhotoArea!, $turn: Int!) {
  cutPhoto(key: $key, area: $area, turn: $turn) {
    ...PhotoFields
  }
}
    fragment PhotoFields on Photo {
  key
  width
  height
  placeholder
}`) as unknown as TypedDocumentString<CutPhotoMutation, CutPhotoMutationVariables>;
export const PrepareGuestPhotoDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PrepareGuestPhoto($card: ID!, $section: String!, $bytes: Int!, $type: String!) {
  prepareGuestPhoto(card: $card, section: $section, bytes: $bytes, type: $type) {
    ...UploadFields
  }
}
    fragment UploadFields on PhotoUpload {
  id
  url
  fields {
    name
    value
  }
}`) as unknown as TypedDocumentString<PrepareGuestPhotoMutation, PrepareGuestPhotoMutationVariables>;
export const FinishGuestPhotoDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation FinishGuestPhoto($id: ID!) {
  finishGuestPhoto(id: $id) {
    ...PhotoFields
  }
}
    fragment PhotoFields on Photo {
  key
  width
  height
  placeholder
}`) as unknown as TypedDocumentString<FinishGuestPhotoMutation, FinishGuestPhotoMutationVariables>;
export const PrintCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PrintCard($id: ID!, $as: PrintForm!, $bleed: Boolean, $plain: Boolean) {
  printCard(id: $id, as: $as, bleed: $bleed, plain: $plain) {
    address
    name
  }
}
    `) as unknown as TypedDocumentString<PrintCardMutation, PrintCardMutationVariables>;
export const CardPrintsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CardPrints($id: ID!) {
  cardPrints(id: $id) {
    all
    left
    one
    series
  }
}
    `) as unknown as TypedDocumentString<CardPrintsQuery, CardPrintsQueryVariables>;
export const ReportableDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Reportable($card: ID!, $entry: ID) {
  reportable(card: $card, entry: $entry) {
    kind
    address
    excerpt {
      ...ExcerptFields
    }
  }
}
    fragment ExcerptFields on Excerpt {
  lines {
    label
    value
  }
  photos
}`) as unknown as TypedDocumentString<ReportableQuery, ReportableQueryVariables>;
export const ReportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation Report($card: ID!, $entry: ID, $report: ReportInput!, $key: ID!, $website: String) {
  report(
    card: $card
    entry: $entry
    report: $report
    key: $key
    website: $website
  ) {
    number
    email
  }
}
    `) as unknown as TypedDocumentString<ReportMutation, ReportMutationVariables>;
export const CardBlocksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CardBlocks($card: ID!) {
  cardBlocks(card: $card) {
    ...CardBlockFields
  }
}
    fragment ExcerptFields on Excerpt {
  lines {
    label
    value
  }
  photos
}
fragment CardBlockFields on CardBlock {
  id
  isEntry
  excerpt {
    ...ExcerptFields
  }
  grounds
  state
  reason
  blockedAt
  blockedUntil
  objection
  endedAt
}`) as unknown as TypedDocumentString<CardBlocksQuery, CardBlocksQueryVariables>;
export const ObjectToBlockDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ObjectToBlock($id: ID!, $text: String!) {
  objectToBlock(id: $id, text: $text) {
    ...CardBlockFields
  }
}
    fragment ExcerptFields on Excerpt {
  lines {
    label
    value
  }
  photos
}
fragment CardBlockFields on CardBlock {
  id
  isEntry
  excerpt {
    ...ExcerptFields
  }
  grounds
  state
  reason
  blockedAt
  blockedUntil
  objection
  endedAt
}`) as unknown as TypedDocumentString<ObjectToBlockMutation, ObjectToBlockMutationVariables>;
export const AdminReportsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AdminReports($first: Int, $after: String, $state: ReportState, $search: String) {
  adminReports(first: $first, after: $after, state: $state, search: $search) {
    reports {
      ...ReportFields
    }
    counts {
      state
      count
    }
    next
  }
}
    fragment ReportFields on Report {
  id
  number
  state
  grounds
  kind
  isEntry
  createdAt
  blockedUntil
  objectedAt
  endedAt
}`) as unknown as TypedDocumentString<AdminReportsQuery, AdminReportsQueryVariables>;
export const AdminOpenReportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdminOpenReport($id: ID!) {
  adminOpenReport(id: $id) {
    ...AdminReportFields
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}
fragment ExcerptFields on Excerpt {
  lines {
    label
    value
  }
  photos
}
fragment ReportFields on Report {
  id
  number
  state
  grounds
  kind
  isEntry
  createdAt
  blockedUntil
  objectedAt
  endedAt
}
fragment AdminReportFields on AdminReport {
  report {
    ...ReportFields
  }
  card {
    ...CardFields
  }
  owner
  excerpt {
    ...ExcerptFields
  }
  words
  relation
  name
  email
  reason
  objection
  forgottenAt
}`) as unknown as TypedDocumentString<AdminOpenReportMutation, AdminOpenReportMutationVariables>;
export const AdminDecideReportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdminDecideReport($id: ID!, $move: ReportDecision!, $reason: String!) {
  adminDecideReport(id: $id, move: $move, reason: $reason) {
    ...AdminReportFields
  }
}
    fragment CardFields on Card {
  id
  kind
  label
  state
  suspendedReason
  blockedUntil
  name
  title
  theme
  eventDate
  draftVersion
  liveVersion
  checkNumber
  isTrial
  hasPlan
  brand
  publishedAt
  expiresAt
  planUntil
  closedAt
  deletedAt
  views
  createdAt
  updatedAt
}
fragment ExcerptFields on Excerpt {
  lines {
    label
    value
  }
  photos
}
fragment ReportFields on Report {
  id
  number
  state
  grounds
  kind
  isEntry
  createdAt
  blockedUntil
  objectedAt
  endedAt
}
fragment AdminReportFields on AdminReport {
  report {
    ...ReportFields
  }
  card {
    ...CardFields
  }
  owner
  excerpt {
    ...ExcerptFields
  }
  words
  relation
  name
  email
  reason
  objection
  forgottenAt
}`) as unknown as TypedDocumentString<AdminDecideReportMutation, AdminDecideReportMutationVariables>;
export const ResponsesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Responses($card: ID!, $section: String!, $first: Int, $after: String, $search: String, $state: ResponseFilter) {
  responses(
    card: $card
    section: $section
    first: $first
    after: $after
    search: $search
    state: $state
  ) {
    columns
    responses {
      ...ResponseFields
    }
    count
    next
  }
}
    fragment ResponseFields on Response {
  id
  section
  content
  values
  state
  hidden
  pinned
  reply
  repliedAt
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<ResponsesQuery, ResponsesQueryVariables>;
export const ResponseFiguresDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ResponseFigures($card: ID!) {
  responseFigures(card: $card) {
    section
    label
    isShown
    sealedUntil
    count
    waiting
    pending
    hidden
    blocked
    figures {
      label
      value
      unit
    }
  }
}
    `) as unknown as TypedDocumentString<ResponseFiguresQuery, ResponseFiguresQueryVariables>;
export const ResponsesCsvDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ResponsesCsv($card: ID!, $section: String!) {
  responsesCsv(card: $card, section: $section)
}
    `) as unknown as TypedDocumentString<ResponsesCsvQuery, ResponsesCsvQueryVariables>;
export const HideEntryDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation HideEntry($id: ID!) {
  hideEntry(id: $id) {
    ...ResponseFields
  }
}
    fragment ResponseFields on Response {
  id
  section
  content
  values
  state
  hidden
  pinned
  reply
  repliedAt
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<HideEntryMutation, HideEntryMutationVariables>;
export const ShowEntryDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ShowEntry($id: ID!) {
  showEntry(id: $id) {
    ...ResponseFields
  }
}
    fragment ResponseFields on Response {
  id
  section
  content
  values
  state
  hidden
  pinned
  reply
  repliedAt
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<ShowEntryMutation, ShowEntryMutationVariables>;
export const PinEntryDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PinEntry($id: ID!) {
  pinEntry(id: $id) {
    ...ResponseFields
  }
}
    fragment ResponseFields on Response {
  id
  section
  content
  values
  state
  hidden
  pinned
  reply
  repliedAt
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<PinEntryMutation, PinEntryMutationVariables>;
export const UnpinEntryDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UnpinEntry($id: ID!) {
  unpinEntry(id: $id) {
    ...ResponseFields
  }
}
    fragment ResponseFields on Response {
  id
  section
  content
  values
  state
  hidden
  pinned
  reply
  repliedAt
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<UnpinEntryMutation, UnpinEntryMutationVariables>;
export const ReplyToEntryDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReplyToEntry($id: ID!, $text: String) {
  replyToEntry(id: $id, text: $text) {
    ...ResponseFields
  }
}
    fragment ResponseFields on Response {
  id
  section
  content
  values
  state
  hidden
  pinned
  reply
  repliedAt
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<ReplyToEntryMutation, ReplyToEntryMutationVariables>;
export const RemoveEntryDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveEntry($id: ID!) {
  removeEntry(id: $id)
}
    `) as unknown as TypedDocumentString<RemoveEntryMutation, RemoveEntryMutationVariables>;
export const GuessBurstsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GuessBursts($card: ID!, $section: String!) {
  guessBursts(card: $card, section: $section) {
    ...GuessBurstFields
  }
}
    fragment GuessBurstFields on GuessBurst {
  id
  minute
  count
  names
  isLeftOut
}`) as unknown as TypedDocumentString<GuessBurstsQuery, GuessBurstsQueryVariables>;
export const LeaveOutBurstDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation LeaveOutBurst($card: ID!, $section: String!, $id: ID!) {
  leaveOutBurst(card: $card, section: $section, id: $id) {
    ...GuessBurstFields
  }
}
    fragment GuessBurstFields on GuessBurst {
  id
  minute
  count
  names
  isLeftOut
}`) as unknown as TypedDocumentString<LeaveOutBurstMutation, LeaveOutBurstMutationVariables>;
export const TakeBurstInDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TakeBurstIn($card: ID!, $section: String!, $id: ID!) {
  takeBurstIn(card: $card, section: $section, id: $id) {
    ...GuessBurstFields
  }
}
    fragment GuessBurstFields on GuessBurst {
  id
  minute
  count
  names
  isLeftOut
}`) as unknown as TypedDocumentString<TakeBurstInMutation, TakeBurstInMutationVariables>;
export const ServiceDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Service {
  service {
    signInProviders
    business {
      name
      representative
      address
      phone
      email
      number
      mailOrderNumber
      hosting
    }
  }
}
    `) as unknown as TypedDocumentString<ServiceQuery, ServiceQueryVariables>;
export const SignInsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SignIns {
  me {
    id
    signIns {
      hasPassword
      providers
    }
  }
}
    `) as unknown as TypedDocumentString<SignInsQuery, SignInsQueryVariables>;
export const UnlinkSignInDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UnlinkSignIn($provider: String!) {
  unlinkSignIn(provider: $provider) {
    hasPassword
    providers
  }
}
    `) as unknown as TypedDocumentString<UnlinkSignInMutation, UnlinkSignInMutationVariables>;
export const SitenameDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Sitename($card: ID!, $name: String!) {
  sitename(card: $card, name: $name) {
    state
    sentence
    suggestions
  }
}
    `) as unknown as TypedDocumentString<SitenameQuery, SitenameQueryVariables>;
export const LinkClicksDocument = /*#__PURE__*/ new TypedDocumentString(`
    query LinkClicks($card: ID!, $days: Int) {
  linkClicks(card: $card, days: $days) {
    totals {
      link
      count
    }
    days {
      link
      day
      count
    }
  }
}
    `) as unknown as TypedDocumentString<LinkClicksQuery, LinkClicksQueryVariables>;
export const PrepareSoundDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PrepareSound($card: ID!, $bytes: Int!, $type: String!, $hasRights: Boolean!) {
  prepareSound(card: $card, bytes: $bytes, type: $type, hasRights: $hasRights) {
    ...UploadFields
  }
}
    fragment UploadFields on PhotoUpload {
  id
  url
  fields {
    name
    value
  }
}`) as unknown as TypedDocumentString<PrepareSoundMutation, PrepareSoundMutationVariables>;
export const FinishSoundDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation FinishSound($id: ID!) {
  finishSound(id: $id) {
    key
    type
    seconds
  }
}
    `) as unknown as TypedDocumentString<FinishSoundMutation, FinishSoundMutationVariables>;
export const CompanyVenuesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CompanyVenues {
  companyVenues {
    ...CompanyVenueFields
  }
}
    fragment CompanyVenueFields on CompanyVenue {
  id
  building
  content
  followers
  updatedAt
}`) as unknown as TypedDocumentString<CompanyVenuesQuery, CompanyVenuesQueryVariables>;
export const SearchVenuesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SearchVenues($text: String!, $kind: String!) {
  searchVenues(text: $text, kind: $kind) {
    ...VenueFields
  }
}
    fragment VenueFields on Venue {
  id
  content
  company
}`) as unknown as TypedDocumentString<SearchVenuesQuery, SearchVenuesQueryVariables>;
export const FollowedVenuesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query FollowedVenues($card: ID!) {
  followedVenues(card: $card) {
    ...VenueFields
  }
}
    fragment VenueFields on Venue {
  id
  content
  company
}`) as unknown as TypedDocumentString<FollowedVenuesQuery, FollowedVenuesQueryVariables>;
export const SaveVenueDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SaveVenue($id: ID!, $beside: ID, $content: JSON!) {
  saveVenue(id: $id, beside: $beside, content: $content) {
    ...CompanyVenueFields
  }
}
    fragment CompanyVenueFields on CompanyVenue {
  id
  building
  content
  followers
  updatedAt
}`) as unknown as TypedDocumentString<SaveVenueMutation, SaveVenueMutationVariables>;
export const DeleteVenueDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteVenue($id: ID!) {
  deleteVenue(id: $id)
}
    `) as unknown as TypedDocumentString<DeleteVenueMutation, DeleteVenueMutationVariables>;
export const PrepareVenuePhotoDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PrepareVenuePhoto($bytes: Int!, $type: String!) {
  prepareVenuePhoto(bytes: $bytes, type: $type) {
    ...UploadFields
  }
}
    fragment UploadFields on PhotoUpload {
  id
  url
  fields {
    name
    value
  }
}`) as unknown as TypedDocumentString<PrepareVenuePhotoMutation, PrepareVenuePhotoMutationVariables>;
export const SearchPlacesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SearchPlaces($text: String!) {
  searchPlaces(text: $text) {
    name
    address
    point {
      latitude
      longitude
    }
  }
}
    `) as unknown as TypedDocumentString<SearchPlacesQuery, SearchPlacesQueryVariables>;
export const MapLinkPointDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MapLinkPoint($link: String!) {
  mapLinkPoint(link: $link) {
    latitude
    longitude
  }
}
    `) as unknown as TypedDocumentString<MapLinkPointQuery, MapLinkPointQueryVariables>;
export const OpenVoucherDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OpenVoucher($id: ID!, $digits: String!) {
  openVoucher(id: $id, digits: $digits) {
    holder
    label
    kind
  }
}
    `) as unknown as TypedDocumentString<OpenVoucherMutation, OpenVoucherMutationVariables>;
export const ClaimVoucherDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ClaimVoucher($id: ID!, $digits: String!) {
  claimVoucher(id: $id, digits: $digits) {
    ...MyVoucherFields
  }
}
    fragment MyVoucherFields on MyVoucher {
  id
  label
  kind
  plan
  claimedAt
  isSpent
}`) as unknown as TypedDocumentString<ClaimVoucherMutation, ClaimVoucherMutationVariables>;
export const MyVouchersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyVouchers($kind: String) {
  myVouchers(kind: $kind) {
    ...MyVoucherFields
  }
}
    fragment MyVoucherFields on MyVoucher {
  id
  label
  kind
  plan
  claimedAt
  isSpent
}`) as unknown as TypedDocumentString<MyVouchersQuery, MyVouchersQueryVariables>;
export const AdminVoucherProductsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AdminVoucherProducts {
  adminVoucherProducts {
    code
    label
  }
}
    `) as unknown as TypedDocumentString<AdminVoucherProductsQuery, AdminVoucherProductsQueryVariables>;
export const AdminVouchersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AdminVouchers($first: Int, $after: String, $state: VoucherState, $number: String) {
  adminVouchers(first: $first, after: $after, state: $state, number: $number) {
    vouchers {
      ...VoucherFields
    }
    next
  }
}
    fragment VoucherFields on Voucher {
  id
  productOrder
  orderNumber
  piece
  label
  holder
  digits
  state
  isSpent
  company
  createdAt
  expiresAt
  claimedAt
  cancelledAt
}`) as unknown as TypedDocumentString<AdminVouchersQuery, AdminVouchersQueryVariables>;
export const AdminReadVoucherCsvDocument = /*#__PURE__*/ new TypedDocumentString(`
    query AdminReadVoucherCsv($file: String!) {
  adminReadVoucherCsv(file: $file) {
    ready {
      line
      label
      productOrder
      order
      buyer
      digits
      product
      quantity
    }
    problems {
      line
      productOrder
      reason
    }
    skipped {
      line
      productOrder
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<AdminReadVoucherCsvQuery, AdminReadVoucherCsvQueryVariables>;
export const AdminRegisterVouchersDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdminRegisterVouchers($vouchers: [SoldVoucherInput!]!, $company: String) {
  adminRegisterVouchers(vouchers: $vouchers, company: $company) {
    made {
      ...LinkedVoucherFields
    }
    known
  }
}
    fragment VoucherFields on Voucher {
  id
  productOrder
  orderNumber
  piece
  label
  holder
  digits
  state
  isSpent
  company
  createdAt
  expiresAt
  claimedAt
  cancelledAt
}
fragment LinkedVoucherFields on LinkedVoucher {
  voucher {
    ...VoucherFields
  }
  link
}`) as unknown as TypedDocumentString<AdminRegisterVouchersMutation, AdminRegisterVouchersMutationVariables>;
export const AdminCancelVoucherDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdminCancelVoucher($id: ID!) {
  adminCancelVoucher(id: $id) {
    ...VoucherFields
  }
}
    fragment VoucherFields on Voucher {
  id
  productOrder
  orderNumber
  piece
  label
  holder
  digits
  state
  isSpent
  company
  createdAt
  expiresAt
  claimedAt
  cancelledAt
}`) as unknown as TypedDocumentString<AdminCancelVoucherMutation, AdminCancelVoucherMutationVariables>;
export const AdminRenewVoucherLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdminRenewVoucherLink($id: ID!) {
  adminRenewVoucherLink(id: $id) {
    ...LinkedVoucherFields
  }
}
    fragment VoucherFields on Voucher {
  id
  productOrder
  orderNumber
  piece
  label
  holder
  digits
  state
  isSpent
  company
  createdAt
  expiresAt
  claimedAt
  cancelledAt
}
fragment LinkedVoucherFields on LinkedVoucher {
  voucher {
    ...VoucherFields
  }
  link
}`) as unknown as TypedDocumentString<AdminRenewVoucherLinkMutation, AdminRenewVoucherLinkMutationVariables>;
export const CompanyVouchersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CompanyVouchers($first: Int, $after: String, $state: VoucherState) {
  companyVouchers(first: $first, after: $after, state: $state) {
    vouchers {
      ...HeldVoucherFields
    }
    next
    all
    used
  }
}
    fragment HeldVoucherFields on HeldVoucher {
  id
  label
  state
  holder
  handedAt
  expiresAt
}`) as unknown as TypedDocumentString<CompanyVouchersQuery, CompanyVouchersQueryVariables>;
export const HandVoucherDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation HandVoucher($id: ID!, $holder: String!, $digits: String!) {
  handVoucher(id: $id, holder: $holder, digits: $digits) {
    voucher {
      ...HeldVoucherFields
    }
    link
  }
}
    fragment HeldVoucherFields on HeldVoucher {
  id
  label
  state
  holder
  handedAt
  expiresAt
}`) as unknown as TypedDocumentString<HandVoucherMutation, HandVoucherMutationVariables>;
export const WeddingPlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WeddingPlan {
  weddingPlan {
    ...WeddingPlanFields
  }
  weddingCard {
    title
    date
  }
}
    fragment WeddingTaskFields on WeddingTask {
  id
  suggestion
  isCost
  category
  title
  note
  days
  dueOn
  who
  helper
  doneOn
  place
  estimate
  paid
  balanceOn
  removed
}
fragment WeddingPlanFields on WeddingPlan {
  id
  weddingDate
  countedFrom
  isOwner
  companion {
    email
  }
  invitation
  others {
    id
    weddingDate
  }
  tasks {
    ...WeddingTaskFields
  }
}`) as unknown as TypedDocumentString<WeddingPlanQuery, WeddingPlanQueryVariables>;
export const WeddingInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query WeddingInvitation($invitation: String!) {
  weddingInvitation(invitation: $invitation) {
    weddingDate
    from
    hasOwn
    isJoined
  }
}
    `) as unknown as TypedDocumentString<WeddingInvitationQuery, WeddingInvitationQueryVariables>;
export const BeginWeddingPlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation BeginWeddingPlan($weddingDate: String!) {
  beginWeddingPlan(weddingDate: $weddingDate) {
    ...WeddingPlanFields
  }
}
    fragment WeddingTaskFields on WeddingTask {
  id
  suggestion
  isCost
  category
  title
  note
  days
  dueOn
  who
  helper
  doneOn
  place
  estimate
  paid
  balanceOn
  removed
}
fragment WeddingPlanFields on WeddingPlan {
  id
  weddingDate
  countedFrom
  isOwner
  companion {
    email
  }
  invitation
  others {
    id
    weddingDate
  }
  tasks {
    ...WeddingTaskFields
  }
}`) as unknown as TypedDocumentString<BeginWeddingPlanMutation, BeginWeddingPlanMutationVariables>;
export const MoveWeddingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MoveWedding($plan: ID!, $weddingDate: String!) {
  moveWedding(plan: $plan, weddingDate: $weddingDate) {
    ...WeddingPlanFields
  }
}
    fragment WeddingTaskFields on WeddingTask {
  id
  suggestion
  isCost
  category
  title
  note
  days
  dueOn
  who
  helper
  doneOn
  place
  estimate
  paid
  balanceOn
  removed
}
fragment WeddingPlanFields on WeddingPlan {
  id
  weddingDate
  countedFrom
  isOwner
  companion {
    email
  }
  invitation
  others {
    id
    weddingDate
  }
  tasks {
    ...WeddingTaskFields
  }
}`) as unknown as TypedDocumentString<MoveWeddingMutation, MoveWeddingMutationVariables>;
export const AddWeddingTaskDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddWeddingTask($plan: ID!, $id: ID!, $task: NewWeddingTask!) {
  addWeddingTask(plan: $plan, id: $id, task: $task) {
    ...WeddingTaskFields
  }
}
    fragment WeddingTaskFields on WeddingTask {
  id
  suggestion
  isCost
  category
  title
  note
  days
  dueOn
  who
  helper
  doneOn
  place
  estimate
  paid
  balanceOn
  removed
}`) as unknown as TypedDocumentString<AddWeddingTaskMutation, AddWeddingTaskMutationVariables>;
export const ChangeWeddingTaskDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeWeddingTask($plan: ID!, $id: ID!, $change: WeddingTaskChange!) {
  changeWeddingTask(plan: $plan, id: $id, change: $change) {
    ...WeddingTaskFields
  }
}
    fragment WeddingTaskFields on WeddingTask {
  id
  suggestion
  isCost
  category
  title
  note
  days
  dueOn
  who
  helper
  doneOn
  place
  estimate
  paid
  balanceOn
  removed
}`) as unknown as TypedDocumentString<ChangeWeddingTaskMutation, ChangeWeddingTaskMutationVariables>;
export const InviteToWeddingPlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation InviteToWeddingPlan($plan: ID!) {
  inviteToWeddingPlan(plan: $plan) {
    ...WeddingPlanFields
  }
}
    fragment WeddingTaskFields on WeddingTask {
  id
  suggestion
  isCost
  category
  title
  note
  days
  dueOn
  who
  helper
  doneOn
  place
  estimate
  paid
  balanceOn
  removed
}
fragment WeddingPlanFields on WeddingPlan {
  id
  weddingDate
  countedFrom
  isOwner
  companion {
    email
  }
  invitation
  others {
    id
    weddingDate
  }
  tasks {
    ...WeddingTaskFields
  }
}`) as unknown as TypedDocumentString<InviteToWeddingPlanMutation, InviteToWeddingPlanMutationVariables>;
export const WithdrawWeddingInvitationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation WithdrawWeddingInvitation($plan: ID!) {
  withdrawWeddingInvitation(plan: $plan) {
    ...WeddingPlanFields
  }
}
    fragment WeddingTaskFields on WeddingTask {
  id
  suggestion
  isCost
  category
  title
  note
  days
  dueOn
  who
  helper
  doneOn
  place
  estimate
  paid
  balanceOn
  removed
}
fragment WeddingPlanFields on WeddingPlan {
  id
  weddingDate
  countedFrom
  isOwner
  companion {
    email
  }
  invitation
  others {
    id
    weddingDate
  }
  tasks {
    ...WeddingTaskFields
  }
}`) as unknown as TypedDocumentString<WithdrawWeddingInvitationMutation, WithdrawWeddingInvitationMutationVariables>;
export const JoinWeddingPlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation JoinWeddingPlan($invitation: String!) {
  joinWeddingPlan(invitation: $invitation) {
    ...WeddingPlanFields
  }
}
    fragment WeddingTaskFields on WeddingTask {
  id
  suggestion
  isCost
  category
  title
  note
  days
  dueOn
  who
  helper
  doneOn
  place
  estimate
  paid
  balanceOn
  removed
}
fragment WeddingPlanFields on WeddingPlan {
  id
  weddingDate
  countedFrom
  isOwner
  companion {
    email
  }
  invitation
  others {
    id
    weddingDate
  }
  tasks {
    ...WeddingTaskFields
  }
}`) as unknown as TypedDocumentString<JoinWeddingPlanMutation, JoinWeddingPlanMutationVariables>;
export const OpenWeddingPlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OpenWeddingPlan($plan: ID!) {
  openWeddingPlan(plan: $plan) {
    ...WeddingPlanFields
  }
}
    fragment WeddingTaskFields on WeddingTask {
  id
  suggestion
  isCost
  category
  title
  note
  days
  dueOn
  who
  helper
  doneOn
  place
  estimate
  paid
  balanceOn
  removed
}
fragment WeddingPlanFields on WeddingPlan {
  id
  weddingDate
  countedFrom
  isOwner
  companion {
    email
  }
  invitation
  others {
    id
    weddingDate
  }
  tasks {
    ...WeddingTaskFields
  }
}`) as unknown as TypedDocumentString<OpenWeddingPlanMutation, OpenWeddingPlanMutationVariables>;
export const PartFromWeddingPlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PartFromWeddingPlan($plan: ID!) {
  partFromWeddingPlan(plan: $plan) {
    ...WeddingPlanFields
  }
}
    fragment WeddingTaskFields on WeddingTask {
  id
  suggestion
  isCost
  category
  title
  note
  days
  dueOn
  who
  helper
  doneOn
  place
  estimate
  paid
  balanceOn
  removed
}
fragment WeddingPlanFields on WeddingPlan {
  id
  weddingDate
  countedFrom
  isOwner
  companion {
    email
  }
  invitation
  others {
    id
    weddingDate
  }
  tasks {
    ...WeddingTaskFields
  }
}`) as unknown as TypedDocumentString<PartFromWeddingPlanMutation, PartFromWeddingPlanMutationVariables>;
export const WeddingPlanChangedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription WeddingPlanChanged($plan: ID!) {
  weddingPlanChanged(plan: $plan)
}
    `) as unknown as TypedDocumentString<WeddingPlanChangedSubscription, WeddingPlanChangedSubscriptionVariables>;