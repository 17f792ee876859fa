import { formatDay } from '@warsha/contract/formats/format-day.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { collectFaults } from '#kernel/jobs/row-faults.ts'
import { ok } from '#kernel/outcome.ts'
import { type DueService, listDueServices } from '#modules/logbook/index.ts'
import { paragraph } from '../rules/html.ts'
import { findKnownCauses } from '../storage/notification-queries.ts'
import { inBoth } from './order-texts.ts'
import { sendNotification } from './send-notification.ts'

const servicesAtOnce = 100

/** Reminds of work that falls due on a car, once for each time that it was done. Work that cannot be told is passed over. */
export async function remindOfServices({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const faults = collectFaults('services')
  for (let afterId = 0; ; ) {
    const due = await listDueServices(db, { now: clock.now(), afterId, limit: servicesAtOnce })
    const causes = new Map(due.map((service) => [`service-due/${service.id}`, service]))
    const known = await findKnownCauses(db, [...causes.keys()])
    for (const [cause, service] of causes)
      if (!known.has(cause))
        await remind(db, cause, service).catch((fault: unknown) => faults.note(service.id, fault))
    afterId = due.at(-1)?.id ?? 0
    if (due.length < servicesAtOnce) break
  }
  faults.report()
}

async function remind(db: Database, cause: string, service: DueService): Promise<void> {
  const { customerId, publicId, productName, dueOn } = service
  await inTransaction(db, async (tx) => {
    await sendNotification(tx, {
      recipient: { to: 'customer', customerId },
      cause,
      subject: inBoth((t, locale) =>
        t('outgoing.serviceDue.subject', { work: isolate(productName[locale]) }),
      ),
      message: inBoth((t, locale) =>
        paragraph(
          t('outgoing.serviceDue.message', {
            work: isolate(productName[locale]),
            date: formatDay(dueOn, locale),
          }),
        ),
      ),
      link: `/my-cars/rebook/${toGlobalId('CarService', publicId)}`,
      image: null,
      order: null,
    })
    return ok(undefined)
  })
}
