import { z } from 'zod'
import { type Command, defineCommand } from '#commands/define-command.ts'
import { holds } from '#commands/logged-change.ts'
import { defineEvent } from '#kernel/events/define-event.ts'
import { publish } from '#kernel/events/publish.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { isDiscountValid, type PriceChange } from '../rules/price-change.ts'
import { findPrice, type ListedPrice, lockPrice, updatePrice } from '../storage/price-queries.ts'
import { findOpenChannel } from './find-open-channel.ts'

export type { ListedPrice }

/** A price became another one, at once or because its moment came. */
export const priceChanged = defineEvent(
  'catalogue.price-changed',
  z.object({ variantId: z.int(), channelId: z.int(), priceBaisa: z.int() }),
  ({ variantId, channelId }) => `${variantId}:${channelId}`,
)

/** The new price of a variant in a channel. */
export type PriceInput = PriceChange & { variantId: number; channel: string }

/** Sets what a variant costs in a channel, from now on. Purchases that were priced before keep their price. */
export const setPrice: Command<PriceInput & { revision: number }, ListedPrice & { channel: string }> =
  defineCommand({
    action: 'catalogue.set-price',
    permission: 'catalogue.write',
    async run(
      tx,
      _actor,
      { variantId, channel: slug, revision, ...change }: PriceInput & { revision: number },
    ) {
      if (!isDiscountValid(change)) return refuse('DISCOUNT_INVALID', { field: 'discount' })
      const channel = await findOpenChannel(tx, { slug })
      if (!channel) return refuse('NOT_FOUND', { field: 'channel' })
      const key = { variantId, channelId: channel.id }
      const before = await lockPrice(tx, key)
      if (!before) return refuse('NOT_FOUND', { field: 'variant_id' })
      if (before.revision !== revision)
        return refuse('VERSION_CONFLICT', { details: { current: currentOf(before) } })
      await updatePrice(tx, key, change)
      await publish(tx, priceChanged({ ...key, priceBaisa: change.priceBaisa }))
      const result = await findPrice(tx, key)
      if (!result) return refuse('NOT_FOUND')
      return ok({
        result: { ...result, channel: slug },
        subject: { kind: 'price', id: `${variantId}:${slug}` },
        before: revision === 0 ? {} : loggedOf(before),
        after: loggedOf(change),
      })
    },
    async restore(tx, actor, { subjectId, before, after }, deps) {
      const [variantId, slug = ''] = subjectId.split(':')
      const channel = await findOpenChannel(tx, { slug })
      const price = channel && (await findPrice(tx, { variantId: Number(variantId), channelId: channel.id }))
      if (!price) return refuse('NOT_FOUND')
      // A scheduled price whose moment came has no entry.
      if (!holds(loggedOf(price), after)) return refuse('CHANGED_SINCE')
      const input = { ...loggedOf(price), ...before, variantId: price.variantId, channel: slug }
      return setPrice.run(tx, actor, { ...input, revision: price.revision }, deps)
    },
  })

function currentOf({
  priceBaisa,
  costBaisa,
  discountKind,
  discountValue,
  revision,
}: PriceChange & { revision: number }) {
  return {
    price_baisa: priceBaisa,
    cost_baisa: costBaisa,
    discount: { kind: discountKind, value: discountValue },
    revision,
  }
}

/** The amounts as the log has them. */
export function loggedOf({ priceBaisa, costBaisa, discountKind, discountValue }: PriceChange) {
  return { priceBaisa, costBaisa, discountKind, discountValue }
}
