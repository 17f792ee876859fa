// Generated from the GraphQL files of the contract and the front ends by `npm run generate`; not edited by hand.

import type { TypedDocument } from '@warsha/contract/client/api-client.ts'
import type * as Schema from '../../schema-inputs.generated.ts'

export type MessagingServicesQueryVariables = { [key: string]: never }

export type MessagingServicesQuery = {
  readonly messagingServices: ReadonlyArray<{
    readonly value: string
    readonly isDefault: boolean
    readonly label: string
    readonly icon: string | null
  }>
}

export type SendOtpMutationVariables = {
  countryCode: string
  phoneNumber: string
  messagingService: string
  ref?: string | null | undefined
  cid?: string | null | undefined
  captchaUuid?: string | null | undefined
  captcha?: string | null | undefined
}

export type SendOtpMutation = {
  readonly sendOtp: {
    readonly retryAfter: number | null
    readonly errors: ReadonlyArray<{
      readonly field: string | null
      readonly message: string | null
      readonly code: Schema.AccountErrorCode
    }>
  } | null
}

export type LoginMutationVariables = {
  countryCode: string
  phoneNumber: string
  otp: string
  driverCode?: string | null | undefined
  ref?: string | null | undefined
  captchaUuid?: string | null | undefined
  captcha?: string | null | undefined
}

export type LoginMutation = {
  readonly login: {
    readonly token: string | null
    readonly refreshToken: string | null
    readonly user: {
      readonly id: string
      readonly email: string
      readonly firstName: string
      readonly lastName: string
      readonly phone: string | null
      readonly metadata: ReadonlyArray<{ readonly key: string; readonly value: string }>
    } | null
    readonly errors: ReadonlyArray<{
      readonly field: string | null
      readonly message: string | null
      readonly code: Schema.AccountErrorCode
    }>
  } | null
}

export type SignedInFragment = {
  readonly token: string | null
  readonly refreshToken: string | null
  readonly user: {
    readonly id: string
    readonly email: string
    readonly firstName: string
    readonly lastName: string
    readonly phone: string | null
    readonly metadata: ReadonlyArray<{ readonly key: string; readonly value: string }>
  } | null
  readonly errors: ReadonlyArray<{
    readonly field: string | null
    readonly message: string | null
    readonly code: Schema.AccountErrorCode
  }>
}

export const messagingServicesDocument =
  'query MessagingServices{messagingServices{value isDefault label icon}}' as TypedDocument<
    MessagingServicesQuery,
    MessagingServicesQueryVariables
  >

export const sendOtpDocument =
  'mutation SendOtp($countryCode:String!$phoneNumber:String!$messagingService:String!$ref:String$cid:String$captchaUuid:String$captcha:String){sendOtp(countryCode:$countryCode phoneNumber:$phoneNumber messagingService:$messagingService ref:$ref cid:$cid captchaUuid:$captchaUuid captcha:$captcha){retryAfter errors{field message code}}}' as TypedDocument<
    SendOtpMutation,
    SendOtpMutationVariables
  >

export const loginDocument =
  'mutation Login($countryCode:String!$phoneNumber:String!$otp:String!$driverCode:String$ref:String$captchaUuid:String$captcha:String){login(countryCode:$countryCode phoneNumber:$phoneNumber otp:$otp driverCode:$driverCode ref:$ref captchaUuid:$captchaUuid captcha:$captcha){...SignedIn}}fragment SignedIn on CreateToken{token refreshToken user{id email firstName lastName phone metadata{key value}}errors{field message code}}' as TypedDocument<
    LoginMutation,
    LoginMutationVariables
  >
