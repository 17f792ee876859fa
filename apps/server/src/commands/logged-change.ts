import { isDeepStrictEqual } from 'node:util'
import type { Fields } from './operator-changes.tables.ts'

/** An entry of the log of changes. */
export type LoggedChange = {
  id: number
  changedAt: Date
  operatorId: number
  action: string
  subjectKind: string
  subjectId: string
  centreId: number | null
  before: Fields
  after: Fields
  reason: string | null
  approvalId: string | null
  /** The first change of the same subject that came later. */
  nextOperatorId: number | null
  nextChangedAt: Date | null
}

/** Whether a state still has what a change has left behind. */
export function holds(state: Fields, after: Fields): boolean {
  return Object.entries(after).every(([name, value]) => isDeepStrictEqual(asStored(state[name]), value))
}

/** A value as the log gives it back: the database keeps no order of names. */
function asStored(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}
