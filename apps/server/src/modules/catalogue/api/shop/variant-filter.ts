import { invalidCall } from '#http/graphql/errors.ts'
import { meetsMetadataList, meetsText, meetsWhere } from '#http/graphql/filters.ts'
import { readNodeKeys } from '#http/graphql/node-id.ts'
import { refuseTooMany } from '#http/graphql/refuse-too-many.ts'
import type { ProductProductVariantsArgs, ProductVariantWhereInput } from '#http/graphql/schema.generated.ts'
import type { VariantNode } from './nodes.ts'

export function filterVariants(
  nodes: readonly VariantNode[],
  { filter, where }: Pick<ProductProductVariantsArgs, 'filter' | 'where'>,
): readonly VariantNode[] {
  if (filter && where) {
    throw invalidCall('Only one filtering argument (filter or where) can be specified.')
  }
  const search = filter?.search?.trim().toLowerCase()
  const skus = filter?.sku?.length ? refuseTooMany(filter.sku, 'sku') : undefined
  return nodes.filter(
    ({ variant, name, sku }) =>
      (!search || name.toLowerCase().includes(search) || sku.toLowerCase().includes(search)) &&
      (!skus || skus.includes(sku)) &&
      meetsMetadataList(variant.metadata, filter?.metadata) &&
      (!where || meetsWhere(where, (flat) => meetsFlat(variant, flat))),
  )
}

function meetsFlat(
  { id, sku, metadata }: VariantNode['variant'],
  flat: Omit<ProductVariantWhereInput, 'AND' | 'OR'>,
): boolean {
  return (
    (!flat.ids || readNodeKeys('ProductVariant', flat.ids).includes(id)) &&
    (!flat.sku || meetsText(sku, flat.sku)) &&
    meetsMetadataList(metadata, flat.metadata)
  )
}
