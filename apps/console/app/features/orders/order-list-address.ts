import { paymentSources } from '@warsha/contract/console/orders/payment-sources.constants.ts'
import * as z from 'zod/mini'
import { orderStatuses, paymentStatuses } from '~/components/order-status.tsx'

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))

const key = z.string().check(z.regex(/^[1-9]\d{0,8}$/))

/** What the address of the list may say. */
export const orderListAddress = z.object({
  search: z.string().check(z.minLength(3), z.maxLength(100)),
  status: z.enum(orderStatuses),
  payment_status: z.enum(paymentStatuses),
  centre: key,
  channel: key,
  placed_from: day,
  placed_to: day,
  visit_day: day,
  fulfilment: z.enum(['appointment', 'delivery', 'message']),
  product: key,
  code: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  gateway: z.enum(paymentSources),
  sort: z.enum(['-placed', 'placed', '-total', 'total']),
})
