import type { Database } from '#kernel/database/connect.ts'
import type { SearchPart } from '../rules/search-operators.ts'

const longEnoughForTrigrams = 3

type Wanted = readonly string[] | readonly SearchPart[]

/** Ids of the products whose search row contains every word, or meets one part; words are letters and digits alone. */
export async function findProductIds(db: Database, wanted: Wanted): Promise<number[]> {
  if (wanted.length === 0) return []
  const found = await db.$client.query<{ ids: string | null }>(statementFor(wanted))
  return found.rows[0]?.ids?.split(',').map(Number) ?? []
}

function statementFor(wanted: Wanted) {
  if (!isParts(wanted)) {
    const { conditions, patterns, indexed } = containing(wanted)
    const name = `find_product_ids_${indexed}_of_${wanted.length}`
    return { name, text: `${select} ${conditions.join(' AND ')}`, values: patterns }
  }
  const values: string[] = []
  const parts = wanted.map(({ words, without }) => {
    const { conditions, patterns } = containing(words, values.length)
    values.push(...patterns)
    const missing = without.map((word) => `compact NOT LIKE $${values.push(`%${word}%`)}`)
    return `(${[...conditions, ...missing].join(' AND ')})`
  })
  return { text: `${select} ${parts.join(' OR ')}`, values }
}

const select = "SELECT string_agg(product_id::text, ',') AS ids FROM product_search WHERE"

/**
 * Every word that has trigrams goes through their index, which reads only what all of them may be in. One or two letters
 * have none: the index would be read whole, so they are looked for in what the others left, or in the table.
 */
function containing(words: readonly string[], from = 0) {
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  const indexed = longestFirst.filter((word) => word.length >= longEnoughForTrigrams).length
  return {
    indexed,
    patterns: longestFirst.map((word) => `%${word}%`),
    conditions: longestFirst.map((_, at) => `compact${at < indexed ? '' : " || ''"} LIKE $${from + at + 1}`),
  }
}

function isParts(wanted: Wanted): wanted is readonly SearchPart[] {
  return typeof wanted[0] === 'object'
}
