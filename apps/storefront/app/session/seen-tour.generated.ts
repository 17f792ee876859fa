// Generated from the GraphQL files of the contract and the front ends by `npm run generate`; not edited by hand.

import type { TypedDocument } from '@warsha/contract/client/api-client.ts'
import type * as Schema from '../schema-inputs.generated.ts'

export type RememberTourMutationVariables = {
  id: string
  input: ReadonlyArray<Schema.MetadataInput> | Schema.MetadataInput
}

export type RememberTourMutation = {
  readonly updateMetadata: {
    readonly errors: ReadonlyArray<{ readonly code: Schema.MetadataErrorCode }>
  } | null
}

export const rememberTourDocument =
  'mutation RememberTour($id:ID!$input:[MetadataInput!]!){updateMetadata(id:$id input:$input){errors{code}}}' as TypedDocument<
    RememberTourMutation,
    RememberTourMutationVariables
  >
