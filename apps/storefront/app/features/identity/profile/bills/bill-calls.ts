import { listBillsCall, readBillCall } from '@warsha/contract/bills/bills.calls.ts'
import type { RestBill, RestWholeBill } from '@warsha/contract/bills/bills.rest.ts'
import { ApiError } from '@warsha/contract/client/transport.ts'
import { browserApi } from '~/session/browser-api.ts'
import type { PageOf } from '~/session/page-of.ts'

/** A few: the profile has more to show. */
const shownAtOnce = 5

export async function listBills(page: number | null, signal: AbortSignal): Promise<PageOf<RestBill>> {
  const options = { query: { page: page ?? 1, limit: shownAtOnce }, signal, isBackground: true }
  const { data, pagination } = await browserApi().call(listBillsCall, options)
  return { items: data, next: pagination.next ?? null }
}

/** `absent` for a code that is none of the customer's bills. */
export async function readBill(code: string, signal?: AbortSignal): Promise<RestWholeBill | 'absent'> {
  try {
    const options = { query: { code }, signal, isBackground: true }
    return (await browserApi().call(readBillCall, options)).data
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return 'absent'
    throw error
  }
}

/** In groups of four, as it is read out and typed. */
export function writeBillCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? ''
}
