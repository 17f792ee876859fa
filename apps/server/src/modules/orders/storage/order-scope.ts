import { type SQL, sql } from 'drizzle-orm'
import { inCentreScope } from '#commands/centre-scope.ts'
import type { CentreScope } from '#commands/define-command.ts'

/** Whether one of an order's lines is at a centre of the operator; an order without a visit belongs to no centre. */
export function orderInScope(centres: CentreScope): SQL {
  if (centres === 'all') return sql`true`
  return sql`EXISTS (SELECT FROM order_lines AS scoped
    WHERE scoped.order_id = orders.id AND ${inCentreScope(centres, sql`scoped.centre_id`)})`
}

/** Whether an order is in the list of some centres, of a way to reach the buyer, or of both; undefined for the list of all. */
export function listedUnder(centres: CentreScope, fulfilment: string | undefined): SQL | undefined {
  if (centres === 'all')
    return fulfilment === undefined ? undefined : sql`listed_under && ARRAY[${fulfilment}]`
  const words = centres.map((centre) => (fulfilment === undefined ? `${centre}` : `${centre}/${fulfilment}`))
  return hasWords(words)
}

/** Whether an order is listed under one of the words. */
export function hasWords(words: readonly string[]): SQL {
  return sql`listed_under && ${sql.param([...words])}::text[]`
}

/** Of orders with a product: any line of theirs, or one at the centres whose lines the operator sees. */
export function productWords(centres: CentreScope, productId: number): string[] {
  const word = `product:${productId}`
  return centres === 'all' ? [word] : centres.map((centre) => `${centre}/${word}`)
}

const shownEnd = 4

/** Of orders with a code as a buyer or an operator writes it; a gift card is shown by its end alone. */
export function codeWords(code: string): string[] {
  const folded = code.toLowerCase()
  const end = folded.replace(/^[•*]+/, '')
  return [`code:${folded}`, ...(end.length === shownEnd ? [`code:••••${end}`] : [])]
}
