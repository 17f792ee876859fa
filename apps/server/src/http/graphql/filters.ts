import type { Metadata } from '#kernel/texts.ts'
import { invalidCall } from './errors.ts'
import { findNodeKeys } from './node-id.ts'

/** Saleor's `where` inputs: flat conditions, or else one of AND and OR over more of the same. */
export type Where<Flat> = Flat & {
  readonly AND?: readonly Where<Flat>[] | null
  readonly OR?: readonly Where<Flat>[] | null
}

export function meetsWhere<Flat>(where: Where<Flat>, meets: (flat: Flat) => boolean): boolean {
  const { AND, OR, ...flat } = where
  if ((AND || OR) && (Object.keys(flat).length > 0 || (AND && OR))) {
    throw invalidCall('Cannot mix operators with other filter inputs.')
  }
  if (isEmptyCondition(flat)) return false
  if (AND) return AND.every((part) => meetsWhere(part, meets))
  if (OR) return OR.some((part) => meetsWhere(part, meets))
  return meets(flat as Flat)
}

/** As in Saleor, a condition that says nothing is met by nothing: null, or an object without a value. */
export function isEmptyCondition(flat: object): boolean {
  return Object.values(flat).some(
    (value) =>
      value === null ||
      (typeof value === 'object' &&
        !Array.isArray(value) &&
        !(value instanceof Date) &&
        Object.values(value).every((part) => part == null)),
  )
}

export type TextFilter = { readonly eq?: string | null; readonly oneOf?: readonly string[] | null }

export function meetsText(value: string, { eq, oneOf }: TextFilter): boolean {
  return eq != null ? value === eq : (oneOf?.includes(value) ?? false)
}

export type IdFilter = TextFilter

export function meetsId(type: string, key: number, { eq, oneOf }: IdFilter): boolean {
  return findNodeKeys(type, eq ? [eq] : (oneOf ?? [])).includes(key)
}

export type MetadataWhere = { key: string; value?: TextFilter | null }

/** Without a value: the key is there. */
export function meetsMetadata(metadata: Metadata, { key, value }: MetadataWhere): boolean {
  if (!Object.hasOwn(metadata, key)) return false
  return value ? meetsText(metadata[key] ?? '', value) : true
}

/** Saleor's older `filter.metadata`: every entry must hold. */
export function meetsMetadataList(
  metadata: Metadata,
  filters: readonly { key: string; value?: string | null }[] | null | undefined,
): boolean {
  return (filters ?? []).every(({ key, value }) =>
    meetsMetadata(metadata, { key, value: value ? { eq: value } : null }),
  )
}
