import type { Metadata } from '#kernel/texts.ts'
import type { StoredLine } from './order.ts'

/** The booking of a line as it was sold, and what became of it. A fee has neither. */
export function lineMetadata(line: StoredLine): Metadata {
  if (line.feeOfPosition !== null) return line.metadata
  const { used, returned, expired, deliveredAt, expiredAt } = line
  return {
    ...line.metadata,
    used: String(used),
    returned: String(returned),
    expired: String(expired),
    ...(deliveredAt && { delivered_at: deliveredAt.toISOString() }),
    ...(expiredAt && { expired_at: expiredAt.toISOString() }),
  }
}
