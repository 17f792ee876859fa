import { parseGlobalId } from '@warsha/contract/ids/global-id.ts'

/**
 * The key of a row that belongs to somebody, from its public id. It is a UUID in one spelling; a number never names
 * such a row, and neither does the id of something else.
 */
export function readOpaqueKey(type: string, id: string): string | undefined {
  const parsed = parseGlobalId(id)
  return parsed?.type === type && parsed.key.includes('-') ? parsed.key.toLowerCase() : undefined
}
