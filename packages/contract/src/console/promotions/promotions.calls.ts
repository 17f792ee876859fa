import { defineCall } from '../../client/rest-call.ts'
import type {
  bulkPromotionsSchema,
  createPromotionSchema,
  exportPromotionsSchema,
  findPromotionTargetsSchema,
  listPromotionsSchema,
  listPromotionUsesSchema,
  pausePromotionSchema,
  readPromotionSchema,
  tryPromotionSchema,
  updatePromotionSchema,
} from './promotions.rest.ts'

const reads = { permission: 'catalogue.read' } as const
const writes = { permission: 'catalogue.write' } as const
const object = { id: 'promo-code', channel_id: 'channel' } as const

/** Promo codes. */
export const listPromotionsCall = defineCall<typeof listPromotionsSchema>({
  method: 'GET',
  path: '/console/promotions/',
  access: reads,
  object,
})

export const exportPromotionsCall = defineCall<typeof exportPromotionsSchema>({
  method: 'GET',
  path: '/console/promotions/export/',
  access: reads,
  object: { channel_id: 'channel' },
})

/** Several at once, chosen or all that a filter finds. */
export const pausePromotionsCall = defineCall<typeof bulkPromotionsSchema>({
  method: 'POST',
  path: '/console/promotions/bulk/pause/',
  access: writes,
  object: { ids: 'promo-code', 'where.channel_id': 'channel' },
})

export const resumePromotionsCall = defineCall<typeof bulkPromotionsSchema>({
  method: 'POST',
  path: '/console/promotions/bulk/resume/',
  access: writes,
  object: { ids: 'promo-code', 'where.channel_id': 'channel' },
})

/** Products and categories that a promotion can be for. */
export const findPromotionTargetsCall = defineCall<typeof findPromotionTargetsSchema>({
  method: 'GET',
  path: '/console/promotions/targets/',
  access: reads,
})

export const readPromotionCall = defineCall<typeof readPromotionSchema>({
  method: 'GET',
  path: '/console/promotions/:id/',
  access: reads,
  object,
})

/** Who used it, the newest first; orders and customers of the operator's centres alone are named. */
export const listPromotionUsesCall = defineCall<typeof listPromotionUsesSchema>({
  method: 'GET',
  path: '/console/promotions/:id/uses/',
  access: reads,
  object,
})

/** Whether a basket would get the discount, by the rule of the checkout. */
export const tryPromotionCall = defineCall<typeof tryPromotionSchema>({
  method: 'GET',
  path: '/console/promotions/:id/try/',
  access: reads,
  object,
})

export const createPromotionCall = defineCall<typeof createPromotionSchema>({
  method: 'POST',
  path: '/console/promotions/',
  access: writes,
  object,
})

export const updatePromotionCall = defineCall<typeof updatePromotionSchema>({
  method: 'PUT',
  path: '/console/promotions/:id/',
  access: writes,
  object,
})

/** From now on nobody gets it; what was paid for keeps it. */
export const pausePromotionCall = defineCall<typeof pausePromotionSchema>({
  method: 'POST',
  path: '/console/promotions/:id/pause/',
  access: writes,
  object,
})

export const resumePromotionCall = defineCall<typeof pausePromotionSchema>({
  method: 'POST',
  path: '/console/promotions/:id/resume/',
  access: writes,
  object,
})
