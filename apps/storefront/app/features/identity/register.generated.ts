// Generated from the GraphQL files of the contract and the front ends by `npm run generate`; not edited by hand.

import type { TypedDocument } from '@warsha/contract/client/api-client.ts'
import type * as Schema from '../../schema-inputs.generated.ts'

export type RegisterMutationVariables = {
  input: Schema.AccountRegisterInput
}

export type RegisterMutation = {
  readonly accountRegister: {
    readonly errors: ReadonlyArray<{ readonly field: string | null; readonly message: string | null }>
  } | null
}

export type ConfirmAccountMutationVariables = {
  email: string
  token: string
}

export type ConfirmAccountMutation = {
  readonly confirmAccount: {
    readonly errors: ReadonlyArray<{ readonly field: string | null; readonly message: string | null }>
  } | null
}

export type SignInWithPasswordMutationVariables = {
  email: string
  password: string
  captchaUuid?: string | null | undefined
  captcha?: string | null | undefined
}

export type SignInWithPasswordMutation = {
  readonly tokenCreate: {
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

export type RequestPasswordResetMutationVariables = {
  email: string
  redirectUrl: string
}

export type RequestPasswordResetMutation = {
  readonly requestPasswordReset: {
    readonly errors: ReadonlyArray<{ readonly field: string | null; readonly message: string | null }>
  } | null
}

export type SetPasswordMutationVariables = {
  email: string
  token: string
  password: string
  keepPasskeys: boolean
}

export type SetPasswordMutation = {
  readonly setPassword: {
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
    readonly errors: ReadonlyArray<{ readonly field: string | null; readonly message: string | null }>
  } | null
}

export const registerDocument =
  'mutation Register($input:AccountRegisterInput!){accountRegister(input:$input){errors{field message}}}' as TypedDocument<
    RegisterMutation,
    RegisterMutationVariables
  >

export const confirmAccountDocument =
  'mutation ConfirmAccount($email:String!$token:String!){confirmAccount(email:$email token:$token){errors{field message}}}' as TypedDocument<
    ConfirmAccountMutation,
    ConfirmAccountMutationVariables
  >

export const signInWithPasswordDocument =
  'mutation SignInWithPassword($email:String!$password:String!$captchaUuid:String$captcha:String){tokenCreate(email:$email password:$password captchaUuid:$captchaUuid captcha:$captcha){...SignedIn}}fragment SignedIn on CreateToken{token refreshToken user{id email firstName lastName phone metadata{key value}}errors{field message code}}' as TypedDocument<
    SignInWithPasswordMutation,
    SignInWithPasswordMutationVariables
  >

export const requestPasswordResetDocument =
  'mutation RequestPasswordReset($email:String!$redirectUrl:String!){requestPasswordReset(email:$email redirectUrl:$redirectUrl){errors{field message}}}' as TypedDocument<
    RequestPasswordResetMutation,
    RequestPasswordResetMutationVariables
  >

export const setPasswordDocument =
  'mutation SetPassword($email:String!$token:String!$password:String!$keepPasskeys:Boolean!){setPassword(email:$email token:$token password:$password keepPasskeys:$keepPasskeys){token refreshToken user{id email firstName lastName phone metadata{key value}}errors{field message}}}' as TypedDocument<
    SetPasswordMutation,
    SetPasswordMutationVariables
  >
