import { attributeResolvers } from '#http/graphql/attributes.ts'
import { permissionDenied } from '#http/graphql/errors.ts'
import { parseNodeId, shortened } from '#http/graphql/node-id.ts'
import type { RequestContext } from '#http/request-context.ts'
import { scalarResolvers } from './scalars.ts'

/**
 * Writes metadata of one type's objects. Answers the object with its `__typename`, or undefined when there
 * is none; throws `permissionDenied` when it is not the caller's to change.
 */
export type MetadataWriter = (
  context: RequestContext,
  key: string,
  metadata: Readonly<Record<string, string>>,
) => Promise<{ __typename: string } | undefined>

/** What belongs to no module: scalars, attributes of pages and products, and the one mutation on any object. */
export function baseResolvers(metadataWriters: Readonly<Record<string, MetadataWriter>> = {}) {
  return {
    ...scalarResolvers,
    ...attributeResolvers,
    ObjectWithMetadata: { resolveType: (node: { __typename: string }) => node.__typename },
    Mutation: {
      async updateMetadata(_root: unknown, { id, input }: UpdateMetadataArgs, context: RequestContext) {
        const node = parseNodeId(id)
        if (!node) return metadataFailure('id', 'GRAPHQL_ERROR', `Invalid ID: ${shortened(id)}.`)
        const write = Object.hasOwn(metadataWriters, node.type) ? metadataWriters[node.type] : undefined
        if (!write) throw permissionDenied('AUTHENTICATED_STAFF_USER')
        if (input.some(({ key }) => !key.trim())) {
          return metadataFailure('input', 'REQUIRED', 'Metadata key cannot be empty.')
        }
        const metadata = Object.fromEntries(input.map(({ key, value }) => [key, value]))
        const item = await write(context, node.key, metadata)
        if (!item) return metadataFailure('id', 'NOT_FOUND', `Couldn't resolve to a node: ${shortened(id)}`)
        return { item, errors: [], metadataErrors: [] }
      },
    },
  }
}

type UpdateMetadataArgs = { id: string; input: { key: string; value: string }[] }

function metadataFailure(field: string, code: string, message: string) {
  const errors = [{ field, code, message }]
  return { item: null, errors, metadataErrors: errors }
}
