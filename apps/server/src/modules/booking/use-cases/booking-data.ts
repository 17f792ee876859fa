import type { Transaction } from '#kernel/database/connect.ts'
import { forgetDriver } from '../storage/driver-queries.ts'
import { waitingListData } from './waiting-list.ts'

/** What centres know of somebody: whom they wait for, and who drives for them. */
export const bookingData = {
  export: waitingListData.export,
  async erase(tx: Transaction, customerId: number) {
    await waitingListData.erase(tx, customerId)
    await forgetDriver(tx, customerId)
  },
}
