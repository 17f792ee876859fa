import type { bulkAnswer } from '@warsha/contract/console/bulk-shapes.ts'
import type { ReactNode } from 'react'
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

/** What a command needs to know beside its rows; the preview waits until it is ready. */
export type BulkSettings = {
  initial: BulkValues
  isReady: (values: BulkValues) => boolean
  /** Whatever is typed, the same rows change: the preview is asked for once. */
  isPreviewKept?: boolean
  fields: (given: { values: BulkValues; change: (values: BulkValues) => void }) => ReactNode
}

export type BulkValues = Readonly<Record<string, unknown>>

export type BulkAction = {
  id: string
  label: string
  isDangerous?: boolean
  needsReason?: boolean
  /** Only the rows that are named; not everything that matches. */
  isByIdOnly?: boolean
  settings?: BulkSettings
  /** Where nothing is changed but, for example, told. */
  words?: Record<'would' | 'run' | 'done', (count: number) => string>
  run: (body: BulkBody, values: BulkValues) => Promise<BulkAnswer>
  /** What would change, row by row. */
  preview?: (answer: BulkAnswer) => ReactNode
}
