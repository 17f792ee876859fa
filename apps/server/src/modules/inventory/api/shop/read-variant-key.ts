import { readKey } from '@warsha/contract/ids/global-id.ts'

/** -1 is the key of nothing: a variant that was named wrongly is not the same as none. */
export function readVariantKey(id: string | number | null | undefined): number | undefined {
  return id == null ? undefined : (readKey('ProductVariant', id) ?? -1)
}
