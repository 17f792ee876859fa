import { type Command, defineCommand } from '#commands/define-command.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { findTax, updateTax } from '../storage/tax-queries.ts'
import { findOpenChannel } from './find-open-channel.ts'

/** Hundredths of a percent. Null in a channel: the rate of the product. */
export type TaxInput = {
  productId: number
  channel: string | null
  previous: number | null
  basisPoints: number | null
}

/** Sets the tax that the prices of a product contain, everywhere or in one channel; the prices themselves stay. */
export const setTax: Command<TaxInput, Omit<TaxInput, 'previous'>> = defineCommand({
  action: 'catalogue.set-tax',
  permission: 'catalogue.write',
  async run(tx, _actor, { productId, channel: slug, previous, basisPoints }: TaxInput) {
    const channel = slug === null ? undefined : await findOpenChannel(tx, { slug })
    if (slug !== null && !channel) return refuse('NOT_FOUND', { field: 'channel' })
    if (!channel && basisPoints === null) return refuse('INVALID', { field: 'basis_points' })
    const key = { productId, channelId: channel?.id }
    if (!(await updateTax(tx, { ...key, previous, basisPoints }))) {
      const current = await findTax(tx, key)
      if (current === undefined) return refuse('NOT_FOUND', { field: 'product_id' })
      return refuse('VERSION_CONFLICT', { details: { current: { basis_points: current } } })
    }
    return ok({
      result: { productId, channel: slug, basisPoints },
      subject: channel ? { kind: 'tax', id: `${productId}:${slug}` } : { kind: 'product', id: productId },
      before: { taxBasisPoints: previous },
      after: { taxBasisPoints: basisPoints },
    })
  },
  restore(tx, actor, { subjectId, before, after }, deps) {
    const [productId, channel = null] = subjectId.split(':')
    const previous = rateOf(after.taxBasisPoints)
    const basisPoints = rateOf(before.taxBasisPoints)
    return setTax.run(tx, actor, { productId: Number(productId), channel, previous, basisPoints }, deps)
  },
})

const rateOf = (logged: unknown): number | null => (typeof logged === 'number' ? logged : null)
