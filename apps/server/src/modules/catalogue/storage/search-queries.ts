import type { Database } from '#kernel/database/connect.ts'

const longEnoughForTrigrams = 3

/** Ids of the products whose search row contains every word; words are letters and digits alone. */
export async function findProductIds(db: Database, words: readonly string[]): Promise<number[]> {
  if (words.length === 0) return []
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  const indexed = longestFirst.filter((word) => word.length >= longEnoughForTrigrams).length
  const found = await db.$client.query<{ ids: string | null }>({
    name: `find_product_ids_${indexed}_of_${words.length}`,
    text: searchFor(words.length, indexed),
    values: longestFirst.map((word) => `%${word}%`),
  })
  return found.rows[0]?.ids?.split(',').map(Number) ?? []
}

/**
 * Every word that has trigrams goes through their index, which reads only what all of them may be in. One or two letters
 * have none: the index would be read whole, so they are looked for in what the others left, or in the table.
 */
function searchFor(words: number, indexed: number): string {
  const conditions = Array.from(
    { length: words },
    (_, at) => `compact${at < indexed ? '' : " || ''"} LIKE $${at + 1}`,
  )
  return `SELECT string_agg(product_id::text, ',') AS ids FROM product_search WHERE ${conditions.join(' AND ')}`
}
