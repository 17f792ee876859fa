import { parseGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { RootField } from '#http/define-module.ts'
import { attributeResolvers } from '#http/graphql/attributes.ts'
import type { BaseNodes } from '#http/graphql/base-nodes.ts'
import { permissionDenied } from '#http/graphql/errors.ts'
import type { MetadataWriter } from '#http/graphql/metadata.ts'
import { shortened } from '#http/graphql/node-id.ts'
import type { CommonResolvers } from '#http/graphql/resolvers.generated.ts'
import type { MetadataErrorCode } from '#http/graphql/schema.generated.ts'
import { scalarResolvers } from './scalars.ts'

/** Schema parts that belong to no module: scalars, attributes of pages and products, and the one mutation on any object. */
export function baseGraphql(metadataWriters: Readonly<Record<string, MetadataWriter>>) {
  const resolvers = {
    ...scalarResolvers,
    ...attributeResolvers,
    ObjectWithMetadata: { resolveType: (node) => node.__typename },
    Mutation: {
      async updateMetadata(_root, { id, input }, context) {
        const node = parseGlobalId(id)
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
  } satisfies CommonResolvers<BaseNodes>
  // The module that writes the object checks its owner.
  const id = ['address', 'checkout', 'checkout-line', 'customer'] as const
  const fields: Record<string, RootField> = { updateMetadata: { access: 'public', object: { id } } }
  return { resolvers, fields }
}

function metadataFailure(field: string, code: MetadataErrorCode, message: string) {
  const errors = [{ field, code, message }]
  return { item: null, errors, metadataErrors: errors }
}
