import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { readKey } from '@warsha/contract/ids/global-id.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import type { DeliveredEvent } from '#kernel/events/define-event.ts'
import { handleOnce } from '#kernel/events/handle-once.ts'
import type { Models } from '#kernel/read-model.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { readSoldOrder } from '#modules/orders/index.ts'
import { addCar, type CarKey, findSavedCar } from '#modules/vehicles/index.ts'
import { serviceDue } from '../rules/service-due.ts'
import { findInterval, insertService } from '../storage/logbook-queries.ts'

type Context = { db: Database; models: Models; clock: Clock }

type UnitsRecorded = {
  orderId: number
  customerId: number
  outcome: 'used' | 'expired'
  lines: readonly { position: number; units: number }[]
  desk?: { kilometres?: number | undefined; car?: CarKey | undefined } | undefined
}

/**
 * Writes work that was done at a centre into the logbook of its car: the one that was named at the desk, or else the one
 * of the booking. Work on an unknown car is in no logbook.
 */
export async function writeLogbook(context: Context, event: DeliveredEvent<UnitsRecorded>): Promise<void> {
  const { orderId, customerId, outcome, lines: done, desk } = event.payload
  if (outcome !== 'used') return
  const { db } = context
  const order = await readSoldOrder(db, orderId)
  const positions = new Set(done.map(({ position }) => position))
  const services = order.lines.filter(
    ({ position, metadata, appointmentAt }) =>
      positions.has(position) && appointmentAt !== null && metadata.service_type === 'service',
  )
  if (services.length === 0) return
  // A car that was named at the desk becomes one of the customer's, where the history is shown.
  if (desk?.car) await addCar(context, customerId, desk.car)
  await handleOnce(db, event, async (tx) => {
    for (const line of services) {
      const { metadata, position, variantId, productName, appointmentAt } = line
      const publicId = readOpaqueKey('UserCar', metadata.car_id ?? '')
      const car = desk?.car ?? (publicId && (await findSavedCar(tx, { customerId, publicId })))
      const productId = readKey('Product', metadata.product_id ?? '')
      if (!car || !productId || !appointmentAt) continue
      const kilometres = desk?.kilometres ?? null
      const doneOn = muscatDate(line.deliveredAt ?? appointmentAt)
      const due = serviceDue({ doneOn, kilometres }, await findInterval(tx, productId))
      const centreName = {
        en: metadata.name_en ?? metadata.name ?? '',
        ar: metadata.name_ar ?? metadata.name ?? '',
      }
      await insertService(tx, {
        ...{ customerId, modelId: car.carId, year: car.year, orderId, position, productId, variantId },
        ...{ productName, centreName, doneOn, kilometres, ...due },
      })
    }
  })
}
