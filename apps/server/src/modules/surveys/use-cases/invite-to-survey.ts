import { randomBytes } from 'node:crypto'
import { surveyDays } from '@warsha/contract/surveys/surveys.constants.ts'
import { z } from 'zod'
import type { Database } from '#kernel/database/connect.ts'
import { type DeliveredEvent, defineEvent } from '#kernel/events/define-event.ts'
import { handleOnce } from '#kernel/events/handle-once.ts'
import { publish } from '#kernel/events/publish.ts'
import type { Models } from '#kernel/read-model.ts'
import { findCentre } from '#modules/booking/index.ts'
import { readSoldOrder } from '#modules/orders/index.ts'
import { insertInvitation } from '../storage/survey-queries.ts'
import { hashToken } from './hash-token.ts'

/** The token is all it takes to answer: it goes to the customer and nowhere else. */
export const surveyInvited = defineEvent(
  'survey.invited',
  z.object({ customerId: z.int(), orderId: z.int(), token: z.string() }),
  ({ orderId }) => orderId,
)

type Changed = { orderId: number; customerId: number; kind: 'status' | 'payment'; to: string }

/** Asks the customer about an order that is done, once for each order. */
export async function inviteToSurvey(
  { db, models }: { db: Database; models: Models },
  event: DeliveredEvent<Changed>,
): Promise<void> {
  const { orderId, customerId, kind, to } = event.payload
  if (kind !== 'status' || to !== 'FULFILLED') return
  const { lines } = await readSoldOrder(db, orderId)
  const booked = lines.find(({ metadata }) => metadata.service_center_id)
  const centre = await findCentre(models, Number(booked?.metadata.service_center_id ?? 0))
  const centreId = centre.ok ? centre.value.id : null
  const token = randomBytes(24).toString('base64url')
  await handleOnce(db, event, async (tx) => {
    const invitation = { orderId, customerId, centreId, tokenHash: hashToken(token), days: surveyDays }
    if (await insertInvitation(tx, invitation))
      await publish(tx, surveyInvited({ customerId, orderId, token }))
  })
}
