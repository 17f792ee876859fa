// Generated from the GraphQL files of the contract and the front ends by `npm run generate`; not edited by hand.

import type { TypedDocument } from '@warsha/contract/client/api-client.ts'
import type * as Schema from '../schema-inputs.generated.ts'

export type LogoutMutationVariables = {
  refreshToken: string
}

export type LogoutMutation = {
  readonly logout: { readonly errors: ReadonlyArray<{ readonly code: Schema.AccountErrorCode }> } | null
}

export const logoutDocument =
  'mutation Logout($refreshToken:String!){logout(refreshToken:$refreshToken){errors{code}}}' as TypedDocument<
    LogoutMutation,
    LogoutMutationVariables
  >
