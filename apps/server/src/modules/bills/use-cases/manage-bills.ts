import { type Actor, type CentreScope, defineCommand } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import type { Database, Executor } from '#kernel/database/connect.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { findCentreInScope } from '#modules/booking/index.ts'
import { amountsOf, type Bill, type BillLine, billTaxPercent } from '../rules/bill.ts'
import { readBillCode } from '../rules/bill-code.ts'
import {
  type CentreBill,
  closeUnpaid,
  findBillInScope,
  findBillsInScope,
} from '../storage/centre-bill-queries.ts'
import { issueBill } from './issue-bill.ts'

export type { CentreBill }

/** A customer of these centres, whom a later module knows. */
export type FindCustomerInScope = (
  executor: Executor,
  key: { publicId: string; centres: CentreScope },
) => Promise<{ id: number; firstName: string; lastName: string } | undefined>

type Page = { beforeId: number | undefined; limit: number }

/** Bills of a customer from the operator's centres, the newest first, one more than asked for. */
export async function listCustomerBills(
  { db }: { db: Database },
  findCustomerInScope: FindCustomerInScope,
  { publicId, centres }: { publicId: string; centres: CentreScope },
  page: Page,
): Promise<Outcome<{ bills: CentreBill[]; total: number; isExact: boolean }, 'NOT_FOUND'>> {
  const customer = await findCustomerInScope(db, { publicId, centres })
  if (!customer) return refuse('NOT_FOUND')
  const { bills, total } = await findBillsInScope(db, { customerId: customer.id, centres }, page)
  return ok({ bills, total: Math.min(total, maxCount), isExact: total <= maxCount })
}

type Issue = {
  customerPublicId: string
  centreId: number
  isPaid: boolean
  lines: readonly BillLine[]
}

/** Charges a customer for what a centre has done. */
export function issueBillCommand(findCustomerInScope: FindCustomerInScope) {
  return defineCommand({
    action: 'bills.issue',
    permission: 'centres.write',
    async run(tx, { centres }: Actor, { customerPublicId, centreId, isPaid, lines }: Issue, { clock }) {
      const customer = await findCustomerInScope(tx, { publicId: customerPublicId, centres })
      if (!customer) return refuse('NOT_FOUND')
      const centre = await findCentreInScope(tx, { id: centreId, centres })
      if (!centre) return refuse('NOT_FOUND', { field: 'centre_id' })
      const cleaned = lines.map((line) => ({
        ...line,
        titleEn: sanitiseText(line.titleEn),
        titleAr: sanitiseText(line.titleAr),
      }))
      if (cleaned.some(({ titleEn, titleAr }) => !titleEn || !titleAr))
        return refuse('REQUIRED', { field: 'lines' })
      const issued = await issueBill(tx, {
        customerId: customer.id,
        customerName: `${customer.firstName} ${customer.lastName}`.trim().slice(0, 200),
        centreId,
        centreNameEn: centre.nameEn,
        centreNameAr: centre.nameAr,
        status: isPaid ? 'paid' : 'unpaid',
        issuedAt: clock.now(),
        taxPercent: billTaxPercent,
        lines: cleaned,
      })
      if (!issued.ok) return issued
      const result = await findBillInScope(tx, { code: issued.value, centres })
      if (!result) throw new Error(`Bill ${issued.value} was not stored`)
      return ok({
        result,
        subject: { kind: 'bill', id: result.code },
        centreId,
        before: {},
        after: { ...loggedOf(result), customer: customerPublicId },
      })
    },
  })
}

/** Ends an unpaid bill. Of two who do it at once one does. */
export const closeBill = defineCommand({
  action: 'bills.close',
  permission: 'centres.write',
  reason: 'required',
  async run(tx, { centres }: Actor, { code: typed, status }: { code: string; status: 'paid' | 'cancelled' }) {
    const code = readBillCode(typed)
    const before = code === undefined ? undefined : await findBillInScope(tx, { code, centres })
    if (!before) return refuse('NOT_FOUND')
    const isClosed = await closeUnpaid(tx, { id: before.id, status })
    const after = (await findBillInScope(tx, { code: before.code, centres })) ?? before
    if (!isClosed) return refuse('CONFLICT', { details: { current: { status: after.status } } })
    return ok({
      result: after,
      subject: { kind: 'bill', id: after.code },
      centreId: after.centreId,
      before: { state: before.status },
      after: { state: after.status },
    })
  },
})

function loggedOf(bill: Bill) {
  return { state: bill.status, count: bill.lines.length, priceBaisa: amountsOf(bill).totalBaisa }
}
