import { defineCall } from '../../client/rest-call.ts'
import type {
  createSliderSchema,
  deleteSliderSchema,
  listSlidersSchema,
  orderSlidersSchema,
  readSliderSchema,
  updateSliderSchema,
} from './sliders.rest.ts'

const reads = { permission: 'catalogue.read' } as const
const writes = { permission: 'catalogue.write' } as const
const named = { id: 'product-slider', product_ids: 'product', channel_id: 'channel' } as const

export const listSlidersCall = defineCall<typeof listSlidersSchema>({
  method: 'GET',
  path: '/console/product-sliders/',
  access: reads,
})

export const readSliderCall = defineCall<typeof readSliderSchema>({
  method: 'GET',
  path: '/console/product-sliders/:id/',
  access: reads,
  object: 'product-slider',
})

export const createSliderCall = defineCall<typeof createSliderSchema>({
  method: 'POST',
  path: '/console/product-sliders/',
  access: writes,
  object: named,
})

export const updateSliderCall = defineCall<typeof updateSliderSchema>({
  method: 'PUT',
  path: '/console/product-sliders/:id/',
  access: writes,
  object: named,
})

/** One that nothing refers to. */
export const deleteSliderCall = defineCall<typeof deleteSliderSchema>({
  method: 'POST',
  path: '/console/product-sliders/:id/delete/',
  access: writes,
  object: 'product-slider',
})

/** Puts all of them into an order; refused when another one came or went meanwhile. */
export const orderSlidersCall = defineCall<typeof orderSlidersSchema>({
  method: 'POST',
  path: '/console/product-sliders/order/',
  access: writes,
  object: 'product-slider',
})
