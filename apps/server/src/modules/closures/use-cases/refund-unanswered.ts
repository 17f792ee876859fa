import type { Database } from '#kernel/database/connect.ts'
import { sweepRows } from '#kernel/jobs/sweep-rows.ts'
import { findCasesById, pickUnanswered } from '../storage/case-queries.ts'
import { refundCase } from './refund-case.ts'
import { withdrawCases } from './withdraw-cases.ts'

/** Gives the money back where the time to answer is over, each case in a transaction of its own. */
export async function refundUnanswered({ db }: { db: Database }): Promise<void> {
  await sweepRows(db, {
    subject: 'unanswered cases of closed centres',
    maxAtOnce: 1,
    pick: pickUnanswered,
    async handle(tx, ids) {
      for (const closed of await findCasesById(tx, ids)) {
        const refunded = await refundCase(tx, { closed, by: { kind: 'system' } })
        if (!refunded.ok) await withdrawCases(tx, [closed.id])
      }
    },
  })
}
