/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

export type AnswerConsentsMutationVariables = Exact<{
  answers: Array<ConsentAnswer>;
}>;


export type AnswerConsentsMutation = { answerConsents: { id: string, consentsMissing: Array<ConsentDocument>, consents: Array<{ document: ConsentDocument, version: string, agreed: boolean, at: string }> } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, username: string, isAdmin: boolean, owner: string, consentsMissing: Array<ConsentDocument>, consents: Array<{ document: ConsentDocument, version: string, agreed: boolean, at: string }> } | null };

export type LeaveMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveMutation = { leave: boolean };

export type ServiceQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceQuery = { service: { business: { name: string | null, representative: string | null, address: string | null, phone: string | null, email: string | null, number: string | null, mailOrderNumber: string | null, hosting: string | null } } };

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
export const ServiceDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Service {
  service {
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