// Generated from the GraphQL files of the contract and the front ends by `npm run generate`; not edited by hand.

import type { TypedDocument } from '@warsha/contract/client/api-client.ts'
export type ConfirmSessionQueryVariables = { [key: string]: never }

export type ConfirmSessionQuery = { readonly me: { readonly id: string } | null }

export const confirmSessionDocument = 'query ConfirmSession{me{id}}' as TypedDocument<
  ConfirmSessionQuery,
  ConfirmSessionQueryVariables
>
