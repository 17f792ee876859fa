/** A moment in the life of a process, named by what it says to the database. */
export type Stop = {
  /** The text of the statement, as a regular expression without regard to case. */
  at: string
  /** The nth statement that looks like it; the first if nothing is said. */
  nth?: number
  /** Goes on from there to the next statement of the same connection that looks like this. */
  until?: string
  /** Goes on from there by so many statements of the same connection. */
  further?: number
  side: 'before' | 'after'
}

/** Says of each statement whether it is the one; `by` is the connection that sends it. */
export type StatementSearch = (by: unknown, text: string) => boolean

export function searchStatement({ at, nth = 1, until, further = 0 }: Stop): StatementSearch {
  const first = pattern(at)
  const last = until === undefined ? undefined : pattern(until)
  let [left, ahead] = [nth, further]
  let connection: unknown
  return (by, text) => {
    if (connection !== undefined) {
      if (connection !== by) return false
      if (last) return last.test(text)
      ahead -= 1
      return ahead === 0
    }
    if (!first.test(text)) return false
    left -= 1
    if (left > 0) return false
    connection = by
    return !last && ahead === 0
  }
}

const pattern = (text: string) => new RegExp(text, 'is')
