import { parseGlobalId } from '@warsha/contract/ids/global-id.ts'

/**
 * The key of a row with an owner, from its public id. It is a UUID in one spelling; a number never names such a row, and
 * neither does the id of another type.
 */
export function readOpaqueKey(type: string, id: string): string | undefined {
  const parsed = parseGlobalId(id)
  return parsed?.type === type && parsed.key.includes('-') ? parsed.key.toLowerCase() : undefined
}
