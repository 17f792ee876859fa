import { z } from 'zod'
import { consoleRefusals } from '../console-shapes.ts'

const name = z.object({ en: z.string(), ar: z.string() })
/** The name of a centre that is closed for good may be gone. */
const centre = z.object({ id: z.int(), name: name.nullable() })

const addressShape = z.object({
  name: z.string(),
  street: z.string(),
  city: z.string(),
  country: z.string(),
  phone: z.string(),
})

const lineShape = z.object({
  id: z.string(),
  product: name,
  variant: name,
  sku: z.string(),
  fulfilment: z.string().nullable(),
  status: z.enum(['open', 'partly_used', 'used', 'returned', 'expired', 'cancelled']),
  quantity: z.int(),
  used: z.int(),
  returned: z.int(),
  expired: z.int(),
  unit_baisa: z.int(),
  discount_baisa: z.int(),
  total_baisa: z.int(),
  tax_baisa: z.int(),
  centre: centre.nullable(),
  slot_id: z.int().nullable(),
  appointment_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
  expired_at: z.string().nullable(),
  car: z.string().nullable(),
})

const surchargeShape = z.object({
  id: z.string(),
  kind: z.string(),
  name,
  /** Null for one of the whole order. */
  line_id: z.string().nullable(),
  quantity: z.int(),
  returned: z.int(),
  total_baisa: z.int(),
  tax_baisa: z.int(),
  /** Refund because its visit was moved to a cheaper slot. */
  credited_baisa: z.int(),
})

const paymentShape = z.object({
  /** `GIFT_CARD`, `WALLET` or the name of a gateway. */
  source: z.string(),
  amount_baisa: z.int(),
  fee_baisa: z.int(),
  paid_baisa: z.int(),
  refunded_baisa: z.int(),
  paid_at: z.string(),
})

const refundShape = z.object({
  id: z.string(),
  occasion: z.enum(['return', 'cancel', 'refund']),
  target: z.string(),
  amount_baisa: z.int(),
  state: z.enum(['requested', 'done', 'failed']),
  problem: z.string().nullable(),
  created_at: z.string(),
})

const documentShape = z.object({
  id: z.string(),
  number: z.string(),
  issued_at: z.string(),
  total_baisa: z.int(),
  tax_baisa: z.int(),
})

const moneyShape = z.object({
  total_baisa: z.int(),
  tax_baisa: z.int(),
  discounts: z.array(
    z.object({ kind: z.enum(['promo', 'referral', 'gift_card']), code: z.string(), amount_baisa: z.int() }),
  ),
  /** Null for those who may not read refunds. */
  payments: z.array(paymentShape).nullable(),
  refunds: z.array(refundShape).nullable(),
  refundable_baisa: z.int().nullable(),
  invoice: documentShape.nullable(),
  credit_notes: z.array(documentShape),
})

const actorShape = z.object({
  kind: z.enum(['customer', 'operator', 'driver', 'system']),
  /** Of an operator. */
  name: z.string().nullable(),
})

const visitPoint = z.object({ centre, appointment_at: z.string() })

const entry = { at: z.string(), actor: actorShape }

const timelineShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('placed'), ...entry }),
  z.object({
    kind: z.enum(['status', 'payment_status']),
    ...entry,
    from: z.string(),
    to: z.string(),
    /** In a word: `used`, `expired`, `refund`. */
    reason: z.string(),
  }),
  z.object({ kind: z.literal('note'), ...entry, text: z.string() }),
  z.object({
    kind: z.literal('visit_moved'),
    ...entry,
    line_id: z.string(),
    from: visitPoint,
    to: visitPoint,
    credit_baisa: z.int(),
  }),
  z.object({ kind: z.literal('payment'), ...entry, source: z.string(), paid_baisa: z.int() }),
  z.object({
    kind: z.literal('refund'),
    ...entry,
    id: z.string(),
    occasion: z.string(),
    target: z.string(),
    amount_baisa: z.int(),
    state: z.string(),
  }),
  z.object({ kind: z.enum(['invoice', 'credit_note']), ...entry, number: z.string() }),
  z.object({
    kind: z.literal('change'),
    ...entry,
    change_id: z.int(),
    action: z.string(),
    reason: z.string().nullable(),
    before: z.record(z.string(), z.unknown()),
    after: z.record(z.string(), z.unknown()),
  }),
])

export type RestTimelineEntry = z.infer<typeof timelineShape>

export const consoleOrderShape = z.object({
  id: z.string(),
  number: z.int(),
  /** A change names the one it was made for. */
  revision: z.int(),
  status: z.string(),
  payment_status: z.string(),
  placed_at: z.string(),
  language: z.enum(['en', 'ar']),
  customer: z.object({
    id: z.string(),
    name: z.string(),
    masked_phone: z.string(),
    /** For those who may read customers. */
    phone: z.string().nullable(),
    email: z.string().nullable(),
  }),
  /** Where goods are sent to, for those who may read customers. */
  shipping_address: addressShape.nullable(),
  /** Those of the operator's centres; all of them where every centre is. */
  lines: z.array(lineShape),
  /** Those of these lines, and of the order. */
  surcharges: z.array(surchargeShape),
  /** False where lines of other centres are left out. */
  is_whole: z.boolean(),
  money: moneyShape,
  notes: z.array(z.object({ at: z.string(), author: z.string().nullable(), text: z.string() })),
  /** The newest first, two hundred at most. */
  timeline: z.array(timelineShape),
})

export type RestConsoleOrder = z.infer<typeof consoleOrderShape>

export const readConsoleOrderSchema = {
  tags: ['orders'],
  params: z.object({ id: z.string().max(128) }),
  response: { 200: z.object({ data: consoleOrderShape }), ...consoleRefusals },
}
