import type {
  CellProblemCode,
  CellWarningCode,
  SheetKind,
} from '@warsha/contract/console/imports/sheets.constants.ts'
import type { CentreScope } from '#commands/define-command.ts'
import type { Fields } from '#commands/operator-changes.tables.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'

/** Texts of a row by the names of their columns; a column that the file does not have leaves its field as it is. */
export type Cells = Readonly<Record<string, string | undefined>>

export type CellProblem = { column: string; code: CellProblemCode }

/** Something that is allowed and seldom meant. */
export type CellWarning = { column: string; code: CellWarningCode }

/** A record that a row would change or make. */
export type PlannedChange<Write> = {
  subject: { kind: string; id: string | number }
  centreId?: number | null
  before: Fields
  after: Fields
  isNew: boolean
  /** The rows that bring the state before back. */
  undo: readonly Cells[]
  write: Write
}

export type PlannedRow<Write> =
  | { kind: 'problems'; problems: readonly CellProblem[] }
  | { kind: 'same' }
  /** An earlier row has the change of the record that both are about. */
  | { kind: 'joined' }
  | {
      kind: 'change'
      changes: readonly PlannedChange<Write>[]
      warnings?: readonly CellWarning[]
    }

/** For whom rows are planned; `isLocking` keeps their records until the transaction ends. */
export type PlanAsked = {
  scope: CentreScope
  isLocking: boolean
}

export type SheetColumn = {
  name: string
  /** Names the record, so every file has it. */
  isKey?: true
  /** Large and small letters name the same record. */
  isCaseless?: true
  /** Two rows of a file never have the same text in it. */
  isUnique?: true
  /** For the reader of the file alone; an import leaves it out. */
  isInformation?: true
}

/**
 * Records as rows of a file. What is exported and imported again changes nothing. Questions and writes are about many rows
 * at once: a file of ten thousand is some dozens of statements.
 */
export type Sheet<Write = unknown> = {
  kind: SheetKind
  columns: readonly SheetColumn[]
  /** Columns whose rows are about one record, or about records in one another: they are planned together. */
  group?: readonly string[]
  /** A page of the records of the operator's centres, in a fixed order. */
  read(
    executor: Executor,
    scope: CentreScope,
    page: { after: string | undefined; limit: number },
  ): Promise<{ rows: readonly Cells[]; after: string | undefined }>
  /** What each row would do, in the order of the rows. */
  plan(executor: Executor, rows: readonly Cells[], asked: PlanAsked): Promise<readonly PlannedRow<Write>[]>
  /** Answers the ids of the records in the order of the changes, where some of them were not known before. */
  write(
    tx: Transaction,
    changes: readonly PlannedChange<Write>[],
  ): Promise<readonly (string | number)[] | undefined>
}

export function defineSheet<Write>(sheet: Sheet<Write>): Sheet {
  // Only what the sheet itself has planned comes back to it.
  return sheet as unknown as Sheet
}

/** Rows by the record that they name; the second of two is a problem. */
export function keyOf({ columns }: Sheet, cells: Cells): string {
  return JSON.stringify(
    columns.flatMap(({ name, isKey, isCaseless }) => {
      const text = cells[name]?.trim() ?? ''
      return isKey ? [isCaseless ? text.toLowerCase() : text] : []
    }),
  )
}
