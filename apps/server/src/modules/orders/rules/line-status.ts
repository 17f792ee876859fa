import { type LineUsage, openUnits } from './line-usage.ts'
import type { OrderStatus } from './order-status.ts'

export type LineStatus = 'open' | 'partly_used' | 'used' | 'returned' | 'expired' | 'cancelled'

/** Status of a line in one word: open units count first, then used ones. */
export function lineStatus(line: LineUsage, orderStatus: OrderStatus): LineStatus {
  if (openUnits(line) > 0) {
    if (orderStatus === 'CANCELED') return 'cancelled'
    return line.used > 0 ? 'partly_used' : 'open'
  }
  if (line.used > 0) return 'used'
  return line.returned >= line.expired ? 'returned' : 'expired'
}
