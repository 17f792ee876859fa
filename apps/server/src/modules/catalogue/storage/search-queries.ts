import type { Database } from '#kernel/database/connect.ts'

const longEnoughForTrigrams = 3

/** Ids of the products whose search row contains every word; words are letters and digits alone. */
export async function findProductIds(db: Database, words: readonly string[]): Promise<number[]> {
  const [longest = ''] = words.toSorted((one, other) => other.length - one.length)
  if (!longest) return []
  const isShort = longest.length < longEnoughForTrigrams
  const found = await db.$client.query<{ ids: string | null }>({
    name: isShort ? 'find_product_ids_by_short_word' : 'find_product_ids',
    text: isShort ? byShortWord : byWords,
    values: [`%${longest}%`, words.map((word) => `%${word}%`)],
  })
  return found.rows[0]?.ids?.split(',').map(Number) ?? []
}

/** The longest word goes through the trigram index, the others are looked for in what it found. */
const byWords = `
  SELECT string_agg(product_id::text, ',') AS ids FROM product_search
  WHERE compact LIKE $1 AND compact LIKE ALL ($2::text[])`

/** One or two letters have no trigram: the index would be read whole, so the table is read instead. */
const byShortWord = `
  SELECT string_agg(product_id::text, ',') AS ids FROM product_search
  WHERE compact || '' LIKE $1 AND compact LIKE ALL ($2::text[])`
