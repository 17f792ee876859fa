import { invalidCall } from '#http/graphql/errors.ts'
import {
  meetsMetadataList,
  meetsText,
  meetsWhere,
  type TextFilter,
  type Where,
} from '#http/graphql/filters.ts'
import { readNodeKeys, refuseTooMany } from './node-keys.ts'
import type { VariantNode } from './nodes.ts'

type MetadataFilter = { key: string; value?: string | null }

type VariantWhere = Where<{
  ids?: string[] | null
  sku?: TextFilter | null
  metadata?: MetadataFilter[] | null
}>

export type VariantListArgs = {
  filter?: { search?: string | null; sku?: string[] | null; metadata?: MetadataFilter[] | null } | null
  where?: VariantWhere | null
}

export function filterVariants(
  nodes: readonly VariantNode[],
  { filter, where }: VariantListArgs,
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
  flat: Omit<VariantWhere, 'AND' | 'OR'>,
): boolean {
  return (
    (!flat.ids || readNodeKeys('ProductVariant', flat.ids).includes(id)) &&
    (!flat.sku || meetsText(sku, flat.sku)) &&
    meetsMetadataList(metadata, flat.metadata)
  )
}
