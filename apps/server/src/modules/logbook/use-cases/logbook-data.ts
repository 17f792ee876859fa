import type { Database, Transaction } from '#kernel/database/connect.ts'
import { deleteServicesOf, findServices } from '../storage/logbook-queries.ts'

/** The logbook as a part of what is stored about a customer. */
export const logbookData = {
  async export({ db }: { db: Database }, customerId: number) {
    const services = await findServices(db, customerId, 10_000)
    return {
      services: services.map(({ productName, centreName, doneOn, kilometres }) => ({
        work: productName.en,
        centre: centreName.en,
        done_on: doneOn,
        kilometres,
      })),
    }
  },
  erase: (tx: Transaction, customerId: number) => deleteServicesOf(tx, customerId),
}
