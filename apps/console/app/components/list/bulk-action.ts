import type { bulkAnswer } from '@warsha/contract/console/bulk-shapes.ts'
import type { z } from 'zod'

export type BulkAnswer = z.output<typeof bulkAnswer>

export type BulkBody = {
  key: string
  reason?: string
  ids?: string[]
  where?: Record<string, string | number>
  dry_run: boolean
  expected_count?: number
}

export type BulkAction = {
  id: string
  label: string
  isDangerous?: boolean
  needsReason?: boolean
  /** Only the rows that are named; not everything that matches. */
  isByIdOnly?: boolean
  run: (body: BulkBody) => Promise<BulkAnswer>
}
