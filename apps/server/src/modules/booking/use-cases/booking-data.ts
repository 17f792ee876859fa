import type { Transaction } from '#kernel/database/connect.ts'
import { forgetDriver } from '../storage/driver-queries.ts'
import { waitingListData } from './waiting-list.ts'

/** Personal data at centres: the customer's waiting lists and work as a driver. */
export const bookingData = {
  export: waitingListData.export,
  async erase(tx: Transaction, customerId: number) {
    await waitingListData.erase(tx, customerId)
    await forgetDriver(tx, customerId)
  },
}
