import { normaliseDigits } from '@warsha/contract/formats/normalise-digits.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type FoundPayment, findPaymentsBy } from '../storage/payment-search-queries.ts'

export type { FoundPayment }

/** Payments of a gateway by the number of an order, the end of a phone, or the gateway's reference. */
export function searchPayments(
  { db }: { db: Database },
  { gateway, search }: { gateway: string; search: string },
): Promise<FoundPayment[]> {
  return findPaymentsBy(db, { gateway, search: normaliseDigits(search) })
}
