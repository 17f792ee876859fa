/** The code PostgreSQL gave an error; drivers and query builders wrap the error that carries it. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}

const deadlock = '40P01'
const serialisationFailure = '40001'

/** Another transaction was faster than a check of this one expected: all of it is undone and run again. */
export class Overtaken extends Error {
  readonly code = serialisationFailure
}

/** The database undid the transaction because of another one; the same work may succeed now. */
export function isWorthRepeating(error: unknown): boolean {
  const code = sqlState(error)
  return code === deadlock || code === serialisationFailure
}

/** What was the primary only reads by now: another machine is it, and this session will never write again. */
const readOnly = '25006'

/** After this error the connection is of no use: the session is over, in the middle of a statement, or reads only. */
export function endsSession(error: unknown): boolean {
  const code = sqlState(error)
  return code === undefined || code === readOnly || code.startsWith('08') || code.startsWith('57P')
}

/** Whether this constraint refused the row. */
export function violates(error: unknown, constraint: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { constraint?: unknown }).constraint === constraint) return true
  }
  return false
}
