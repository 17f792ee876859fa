import { type Command, defineCommand } from '#commands/define-command.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { isDiscountValid } from '../rules/price-change.ts'
import { findPrice } from '../storage/price-queries.ts'
import {
  cancelScheduled,
  countWaiting,
  findScheduledPrice,
  findWaiting,
  hasVariant,
  insertScheduled,
  type ScheduledPrice,
} from '../storage/scheduled-price-queries.ts'
import { findOpenChannel } from './find-open-channel.ts'
import { loggedOf, type PriceInput } from './set-price.ts'

export type { ScheduledPrice }

/** The farthest day ahead that a price may be planned for. */
export const maxDays = 366

/** A price has few changes ahead; a mistaken loop must not fill the table. */
const maxWaiting = 50

/** Sets what a variant costs in a channel from a moment on; `at` is in ISO 8601. */
export const schedulePrice: Command<PriceInput & { at: string }, ScheduledPrice & { channel: string }> =
  defineCommand({
    action: 'catalogue.schedule-price',
    permission: 'catalogue.write',
    async restore(tx, _actor, { subjectId, after }) {
      const [variantId, slug = ''] = subjectId.split(':')
      const channel = await findOpenChannel(tx, { slug })
      const at = String(after.effectiveAt)
      if (!channel || after.state === 'cancelled') return refuse('CHANGED_SINCE')
      const planned = await findWaiting(tx, { variantId: Number(variantId), channelId: channel.id }, at)
      if (!planned || !(await cancelScheduled(tx, planned.id))) return refuse('CHANGED_SINCE')
      return ok({
        result: { ...planned, state: 'cancelled' as const, channel: slug },
        subject: { kind: 'price', id: subjectId },
        before: { ...after, state: 'waiting' },
        after: { ...after, state: 'cancelled' },
      })
    },
    async run(tx, { operatorId }, { variantId, channel: slug, at, ...change }: PriceInput & { at: string }) {
      if (!isDiscountValid(change)) return refuse('DISCOUNT_INVALID', { field: 'discount' })
      const channel = await findOpenChannel(tx, { slug })
      if (!channel) return refuse('NOT_FOUND', { field: 'channel' })
      if (!(await hasVariant(tx, variantId))) return refuse('NOT_FOUND', { field: 'variant_id' })
      const key = { variantId, channelId: channel.id }
      if ((await countWaiting(tx, key)) >= maxWaiting)
        return refuse('TOO_MANY_PRICE_CHANGES', { params: { count: maxWaiting } })
      const current = await findPrice(tx, key)
      const effectiveAt = new Date(at)
      const id = await insertScheduled(tx, { ...key, ...change, effectiveAt, operatorId, maxDays })
      const result = id === undefined ? undefined : await findScheduledPrice(tx, id)
      if (!result) return refuse('PRICE_MOMENT_INVALID', { field: 'from' })
      return ok({
        result: { ...result, channel: slug },
        subject: { kind: 'price', id: `${variantId}:${slug}` },
        before: current ? loggedOf(current) : {},
        after: { ...loggedOf(change), effectiveAt: effectiveAt.toISOString() },
      })
    },
  })

/** Takes a price change back that is not effective yet. */
export const cancelScheduledPrice = defineCommand({
  action: 'catalogue.cancel-scheduled-price',
  permission: 'catalogue.write',
  async run(tx, _actor, { id }: { id: number }) {
    const isCancelled = await cancelScheduled(tx, id)
    const change = await findScheduledPrice(tx, id)
    if (!change) return refuse('NOT_FOUND')
    if (!isCancelled) return refuse('CONFLICT', { details: { current: { state: change.state } } })
    const channel = (await findOpenChannel(tx, { id: change.channelId }))?.slug ?? ''
    return ok({
      result: { ...change, channel },
      subject: { kind: 'price', id: `${change.variantId}:${channel}` },
      before: { ...loggedOf(change), effectiveAt: change.effectiveAt.toISOString(), state: 'waiting' },
      after: { ...loggedOf(change), effectiveAt: change.effectiveAt.toISOString(), state: 'cancelled' },
    })
  },
})
