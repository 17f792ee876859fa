import { readOpaqueKey } from '#kernel/read-opaque-key.ts'

/** The key of a member's public id. An invalid id matches nobody. */
export function memberKey(id: string): string {
  return readOpaqueKey('Operator', id) ?? '00000000-0000-0000-0000-000000000000'
}
