// Generated from the GraphQL files of the contract and the front ends by `npm run generate`; not edited by hand.

import type { TypedDocument } from '@warsha/contract/client/api-client.ts'
import type * as Schema from '../../../schema-inputs.generated.ts'

export type MySessionsQueryVariables = { [key: string]: never }

export type MySessionsQuery = {
  readonly mySessions: ReadonlyArray<{
    readonly id: string
    readonly userAgent: string
    readonly lastUsedAt: string
    readonly isCurrent: boolean
  }>
}

export type EndSessionMutationVariables = {
  id: string
}

export type EndSessionMutation = {
  readonly sessionEnd: {
    readonly errors: ReadonlyArray<{
      readonly field: string | null
      readonly message: string | null
      readonly code: Schema.AccountErrorCode
    }>
  } | null
}

export type RequestPhoneChangeMutationVariables = {
  countryCode: string
  phoneNumber: string
  messagingService: string
  captchaUuid?: string | null | undefined
  captcha?: string | null | undefined
}

export type RequestPhoneChangeMutation = {
  readonly phoneChangeRequest: {
    readonly retryAfter: number | null
    readonly errors: ReadonlyArray<{
      readonly field: string | null
      readonly message: string | null
      readonly code: Schema.AccountErrorCode
    }>
  } | null
}

export type RequestPhoneProofMutationVariables = {
  messagingService?: string | null | undefined
  captchaUuid?: string | null | undefined
  captcha?: string | null | undefined
}

export type RequestPhoneProofMutation = {
  readonly phoneChangeProofRequest: {
    readonly retryAfter: number | null
    readonly errors: ReadonlyArray<{
      readonly field: string | null
      readonly message: string | null
      readonly code: Schema.AccountErrorCode
    }>
  } | null
}

export type ChangePhoneMutationVariables = {
  countryCode: string
  phoneNumber: string
  otp: string
  currentOtp?: string | null | undefined
  passkey?: string | null | undefined
}

export type ChangePhoneMutation = {
  readonly phoneChange: {
    readonly errors: ReadonlyArray<{
      readonly field: string | null
      readonly message: string | null
      readonly code: Schema.AccountErrorCode
    }>
  } | null
}

export type RemainingBalanceQueryVariables = { [key: string]: never }

export type RemainingBalanceQuery = {
  readonly wallet: { readonly balance: number; readonly held: number } | null
}

export const mySessionsDocument =
  'query MySessions{mySessions{id userAgent lastUsedAt isCurrent}}' as TypedDocument<
    MySessionsQuery,
    MySessionsQueryVariables
  >

export const endSessionDocument =
  'mutation EndSession($id:ID!){sessionEnd(id:$id){errors{field message code}}}' as TypedDocument<
    EndSessionMutation,
    EndSessionMutationVariables
  >

export const requestPhoneChangeDocument =
  'mutation RequestPhoneChange($countryCode:String!$phoneNumber:String!$messagingService:String!$captchaUuid:String$captcha:String){phoneChangeRequest(countryCode:$countryCode phoneNumber:$phoneNumber messagingService:$messagingService captchaUuid:$captchaUuid captcha:$captcha){retryAfter errors{field message code}}}' as TypedDocument<
    RequestPhoneChangeMutation,
    RequestPhoneChangeMutationVariables
  >

export const requestPhoneProofDocument =
  'mutation RequestPhoneProof($messagingService:String$captchaUuid:String$captcha:String){phoneChangeProofRequest(messagingService:$messagingService captchaUuid:$captchaUuid captcha:$captcha){retryAfter errors{field message code}}}' as TypedDocument<
    RequestPhoneProofMutation,
    RequestPhoneProofMutationVariables
  >

export const changePhoneDocument =
  'mutation ChangePhone($countryCode:String!$phoneNumber:String!$otp:String!$currentOtp:String$passkey:String){phoneChange(countryCode:$countryCode phoneNumber:$phoneNumber otp:$otp currentOtp:$currentOtp passkey:$passkey){errors{field message code}}}' as TypedDocument<
    ChangePhoneMutation,
    ChangePhoneMutationVariables
  >

export const remainingBalanceDocument = 'query RemainingBalance{wallet{balance held}}' as TypedDocument<
  RemainingBalanceQuery,
  RemainingBalanceQueryVariables
>
