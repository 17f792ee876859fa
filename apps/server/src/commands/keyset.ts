/** Counting ends here: a list that is longer says so instead of being counted to its end. */
export const maxCount = 10_000

/** A position in a list, as the next page is asked for with it: opaque outside, a few values inside. */
export function writePosition(values: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** Undefined for what is no position of a list with this many values. */
export function readPosition(text: string, length: number): (string | number | null)[] | undefined {
  try {
    const values: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    const isPosition =
      Array.isArray(values) &&
      values.length === length &&
      values.every((value) => value === null || typeof value === 'string' || typeof value === 'number')
    return isPosition ? values : undefined
  } catch {
    return undefined
  }
}

/** The id at which a page of a list by id ends; undefined for what is none. */
export function readIdPosition(text: string): number | undefined {
  const id = readPosition(text, 1)?.[0]
  return typeof id === 'number' && Number.isInteger(id) && id >= 0 && id <= maxId ? id : undefined
}

/** Keys are integers of PostgreSQL; comparing one with a larger number is a fault. */
const maxId = 2 ** 31 - 1

/** A page as the contract shapes it, of rows read with one more than the limit. */
export function keysetPage<Row, Item>(
  rows: readonly Row[],
  { limit, total, isExact }: { limit: number; total: number; isExact: boolean },
  { positionOf, write }: { positionOf(row: Row): readonly (string | number | null)[]; write(row: Row): Item },
) {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    data: shown.map(write),
    page: {
      after: rows.length > limit && last !== undefined ? writePosition(positionOf(last)) : null,
      total,
      is_exact: isExact,
    },
  }
}
