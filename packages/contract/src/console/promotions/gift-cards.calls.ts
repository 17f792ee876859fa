import { defineCall } from '../../client/rest-call.ts'
import type {
  exportGiftCardBatchesSchema,
  exportGiftCardsSchema,
  issueGiftCardsSchema,
  listGiftCardBatchesSchema,
  listGiftCardsSchema,
  readGiftCardSchema,
  sendGiftCardSchema,
  showGiftCardCodesSchema,
  turnGiftCardSchema,
} from './gift-cards.rest.ts'

const reads = { permission: 'wallets.read' } as const
const writes = { permission: 'gift-cards.write' } as const

/** Cards with masked codes. */
export const listGiftCardsCall = defineCall<typeof listGiftCardsSchema>({
  method: 'GET',
  path: '/console/gift-cards/',
  access: reads,
  object: { batch_id: 'gift-card-batch' },
})

/** The same as a file; codes stay masked in it, because they are money. */
export const exportGiftCardsCall = defineCall<typeof exportGiftCardsSchema>({
  method: 'GET',
  path: '/console/gift-cards/export/',
  access: reads,
  object: { batch_id: 'gift-card-batch' },
})

export const listGiftCardBatchesCall = defineCall<typeof listGiftCardBatchesSchema>({
  method: 'GET',
  path: '/console/gift-cards/batches/',
  access: reads,
})

export const exportGiftCardBatchesCall = defineCall<typeof exportGiftCardBatchesSchema>({
  method: 'GET',
  path: '/console/gift-cards/batches/export/',
  access: reads,
})

export const readGiftCardCall = defineCall<typeof readGiftCardSchema>({
  method: 'GET',
  path: '/console/gift-cards/:id/',
  access: reads,
  object: 'gift-card',
})

/** Several cards with the same amount; above the limit a second person agrees. */
export const issueGiftCardsCall = defineCall<typeof issueGiftCardsSchema>({
  method: 'POST',
  path: '/console/gift-cards/',
  access: writes,
})

/** The codes of a batch, once. */
export const showGiftCardCodesCall = defineCall<typeof showGiftCardCodesSchema>({
  method: 'POST',
  path: '/console/gift-cards/batches/:id/codes/',
  access: writes,
  object: 'gift-card-batch',
})

/** Nobody can spend from it any more; its money stays on it. */
export const disableGiftCardCall = defineCall<typeof turnGiftCardSchema>({
  method: 'POST',
  path: '/console/gift-cards/:id/disable/',
  access: writes,
  object: 'gift-card',
})

export const enableGiftCardCall = defineCall<typeof turnGiftCardSchema>({
  method: 'POST',
  path: '/console/gift-cards/:id/enable/',
  access: writes,
  object: 'gift-card',
})

/** Gives a card that is nobody's to a customer, who is sent the code. */
export const sendGiftCardCall = defineCall<typeof sendGiftCardSchema>({
  method: 'POST',
  path: '/console/gift-cards/:id/send/',
  access: writes,
  object: 'gift-card',
})
