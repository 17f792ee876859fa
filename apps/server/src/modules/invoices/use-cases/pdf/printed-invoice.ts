import type { QrPath } from '#kernel/qr-path.ts'
import type { Direction } from './visual-runs.ts'

export type Fact = { label: string; value: string }

/** The text of the paper in one language, down to the last letter: drawing it takes no knowledge of the shop. */
export type PrintedInvoice = {
  direction: Direction
  lang: string
  issuedAt: Date
  title: string
  shop: string
  facts: readonly Fact[]
  seller: { title: string; lines: readonly string[] }
  buyer: { title: string; lines: readonly string[] }
  /** The name, then the numbers. */
  columns: readonly string[]
  rows: readonly { name: string; note: string; numbers: readonly string[] }[]
  totals: readonly Fact[]
  /** The last row of the sum, set larger. */
  total: Fact
  payments: readonly Fact[]
  qr: QrPath
  footer: string
}
