/** Values of a statement that is put together from parts: each is handed over beside the text, never within it. */
export type StatementValues = {
  /** Adds a value and returns what stands for it in the text. */
  add(
    value: unknown,
    type: 'int' | 'bigint' | 'int[]' | 'float8' | 'float8[]' | 'text' | 'text[]' | 'timestamptz',
  ): string
  all(): unknown[]
}

export function createValues(): StatementValues {
  const values: unknown[] = []
  return {
    add(value, type) {
      values.push(value)
      return `$${values.length}::${type}`
    },
    all: () => values,
  }
}

const maxId = 2_147_483_647

/** Ids that a column can hold; no row has another. */
export function possibleIds(ids: Iterable<number>): number[] {
  return [...ids].filter((id) => Number.isInteger(id) && id > 0 && id <= maxId)
}

/** Texts that a column can hold: PostgreSQL knows no zero character. */
export function possibleTexts(texts: Iterable<string>): string[] {
  return [...texts].filter((text) => !text.includes('\0'))
}
