import { lt, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { promoTries } from './promotions.tables.ts'

export type Tried = {
  network: string
  account: string | undefined
  /** Stands for the code that was tried. */
  code: string
  span: number
}

/** How many codes the account and the network have tried in this span, this one how often, and from how many networks. */
export type Tries = { network: number; account: number; repeats: number; networksOfCode: number }

/**
 * Counts one try more and returns the counts with it, in one statement: of tries at the same moment none is left out.
 * A row for each pair of network or account and code tells whether it is a new guess; rows are locked in one order. Who
 * is beyond the limit already leaves no further rows.
 */
export async function countTries(
  executor: Executor,
  { network, account, code, span }: Tried,
  max: { network: number; account: number },
): Promise<Tries> {
  const pair = (subject: string, limit: number) =>
    sql`(${subject}, ${`${subject}:${code}`}, ${limit}::integer)`
  const pairs = [pair(network, max.network), ...(account ? [pair(account, max.account)] : [])]
  const { rows } = await executor.execute<{ subject: string; tries: number }>(sql`
    WITH asked (subject, pair, most) AS (VALUES ${sql.join(pairs, sql`, `)}),
    exceeded AS (
      SELECT known.subject, known.tries FROM promo_tries AS known JOIN asked USING (subject)
      WHERE known.span = ${span} AND known.tries > asked.most
    ),
    repeated AS (
      INSERT INTO promo_tries AS known (subject, span, tries)
      SELECT pair, ${span}::integer, 1 FROM asked WHERE NOT EXISTS (SELECT FROM exceeded) ORDER BY pair
      ON CONFLICT (subject, span) DO UPDATE SET tries = known.tries + 1
      RETURNING subject, tries
    ),
    counted AS (
      INSERT INTO promo_tries AS known (subject, span, tries)
      SELECT subject, ${span}::integer, new FROM (
        SELECT asked.subject, (repeated.tries = 1)::integer AS new
        FROM asked JOIN repeated ON repeated.subject = asked.pair
        UNION ALL
        SELECT ${`code:${code}`}, (repeated.tries = 1)::integer
        FROM asked JOIN repeated ON repeated.subject = asked.pair WHERE asked.subject = ${network}
      ) AS fresh ORDER BY subject
      ON CONFLICT (subject, span) DO UPDATE SET tries = known.tries + excluded.tries
      RETURNING subject, tries
    )
    SELECT subject, tries FROM exceeded UNION ALL SELECT subject, tries FROM repeated
    UNION ALL SELECT subject, tries FROM counted`)
  const of = (subject: string | undefined) => rows.find((row) => row.subject === subject)?.tries ?? 0
  return {
    network: of(network),
    account: of(account),
    repeats: of(`${account ?? network}:${code}`),
    networksOfCode: of(`code:${code}`),
  }
}

export async function deleteTriesBefore(executor: Executor, span: number): Promise<void> {
  await executor.delete(promoTries).where(lt(promoTries.span, span))
}
