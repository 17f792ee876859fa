import { formatDay } from '@warsha/contract/formats/format-day.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { Config } from '#config/config.ts'
import type { Database } from '#kernel/database/connect.ts'
import type { DeliveredEvent } from '#kernel/events/define-event.ts'
import { handleOnce } from '#kernel/events/handle-once.ts'
import { queueMessage } from '#kernel/messaging/queue-message.ts'
import type { Models } from '#kernel/read-model.ts'
import { contactOf, readCustomer } from '#modules/identity/index.ts'
import { nameIn } from '#modules/locations/index.ts'
import { readWaited } from '../storage/waiting-queries.ts'
import { centresModel } from './centres-model.ts'

type Deps = { db: Database; config: Config; models: Models }

type OfferEvent = DeliveredEvent<{
  waiterId: number
  customerId: number
  slotId: number
  offeredUntil: string
}>

/** Tells the customer, in their language, that the hour is held for them. Once, however often the event comes. */
export async function sendOffer(deps: Deps, event: OfferEvent): Promise<void> {
  const { customerId, slotId, offeredUntil } = event.payload
  const customer = await readCustomer(deps, customerId)
  const waited = await readWaited(deps.db, customerId)
  const hour = waited.find((each) => each.slotId === slotId && each.offeredUntil)
  const subject = customer && translatorFor(customer.language)('outgoing.slotOfferedSubject')
  const contact = customer && subject && contactOf(deps.config, customer, subject)
  const { centres } = await deps.models.get(centresModel)
  const centre = centres.find(({ id }) => id === hour?.centreId)
  if (!contact || !customer || !hour || !centre) return
  const text = translatorFor(customer.language)('outgoing.slotOffered', {
    centre: nameIn(customer.language, centre),
    date: formatDay(hour.deliveryDate, customer.language),
    time: hour.startTime,
  })
  await handleOnce(deps.db, event, (tx) =>
    queueMessage(tx, deps.config, {
      ...contact,
      text,
      locale: customer.language,
      validUntil: new Date(offeredUntil),
    }),
  )
}
