import { baisa } from '@warsha/contract/money/baisa.ts'
import type { Database } from '@warsha/server/kernel/database/connect.ts'
import { issueBill } from '@warsha/server/modules/bills/index.ts'
import { centreBills } from '@warsha/server/modules/bills/storage/bills.tables.ts'
import { serviceCentres } from '@warsha/server/modules/booking/storage/booking.tables.ts'
import { customers } from '@warsha/server/modules/identity/storage/identity.tables.ts'
import { eq, like } from 'drizzle-orm'
import { type DemoBill, demoBills, demoBillTitles } from '../bills/demo-bills.ts'
import { demoCentres } from '../booking/demo-centres.ts'
import { demoCustomers } from '../identity/demo-customers.ts'

/** Gives the customer with a history those bills that are missing. */
export async function seedBills(db: Database): Promise<void> {
  const known = demoCustomers.find(({ kind }) => kind === 'known')
  if (!known) return
  const [customer] = await db.select().from(customers).where(eq(customers.phone, known.phone))
  if (!customer) return
  const [present, centres] = await Promise.all([
    db.select({ code: centreBills.code }).from(centreBills).where(like(centreBills.code, 'DEM0%')),
    db.select({ id: serviceCentres.id }).from(serviceCentres),
  ])
  const codes = new Set(present.map(({ code }) => code))
  // An operator may have removed one of the demo's centres.
  const centreIds = new Set(centres.map(({ id }) => id))
  const customerName = `${customer.firstName} ${customer.lastName}`.trim()
  for (const bill of demoBills) {
    if (codes.has(bill.code) || !centreIds.has(bill.centreId)) continue
    await issueBill(db, { ...toBill(bill), customerId: customer.id, customerName })
  }
}

function toBill({ code, issuedAt, centreId, status, lines }: DemoBill) {
  const centre = demoCentres.find(({ id }) => id === centreId)
  if (!centre) throw new Error(`Bill ${code} names a centre that there is not: ${centreId}`)
  const [centreNameEn, centreNameAr] = centre.name
  return {
    code,
    status,
    issuedAt: new Date(issuedAt),
    centreId,
    centreNameEn,
    centreNameAr,
    taxPercent: 5,
    lines: lines.map(([title, quantity]) => {
      const [titleEn, titleAr, price] = demoBillTitles[title]
      return { titleEn, titleAr, quantity, unitPriceBaisa: baisa(price) }
    }),
  }
}
