import type { ReactNode } from 'react'

export type Keyset<Row> = {
  data: Row[]
  page: { after: string | null; total: number; is_exact: boolean }
}

export type ListColumn<Row> = {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** What the server sorts by, without its sign. */
  sort?: string
  /** Pressed once, it is sorted upwards: names, and days that are to come. */
  risesFirst?: boolean
  isNumber?: boolean
  /** Left out until the operator asks for it. */
  isHiddenAtFirst?: boolean
  /** Left out of a table without much room, until the operator asks for it. */
  needsRoom?: boolean
  /** Takes the whole width of a card, and as many lines as it needs. */
  isWide?: boolean
}

export type ListFilter =
  | {
      kind: 'choice'
      name: string
      label: string
      options: readonly { value: string; label: string }[]
      /** What a list that is not of everything shows without a choice. */
      unset?: string
    }
  | { kind: 'day'; name: string; label: string }
  | { kind: 'product'; name: string; label: string }
  | { kind: 'text'; name: string; label: string; hint: string }

/** A view that every operator has: a name for filters that are used all day. */
export type PresetView = { name: string; search: string }

export type BulkSelection = { ids: string[] } | { where: Record<string, string | number> }

/** How a row is named and opened. */
export type RowNames<Row> = {
  id: (row: Row) => string
  name: (row: Row) => string
  path?: (row: Row) => string
}
