import { defineCommand } from '#commands/define-command.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { type ClosureCase, findCase } from '../storage/case-queries.ts'
import { acceptOffer } from './accept-offer.ts'
import { refundCase } from './refund-case.ts'

export type DecidedCase = { publicId: string; state: ClosureCase['state']; refundBaisa: number }

/** An operator accepts an offered slot for a customer. */
export const acceptForCustomer = defineCommand({
  action: 'closures.accept',
  permission: 'orders.move',
  async run(
    tx,
    { centres, operatorId },
    { publicId, offerPublicId }: { publicId: string; offerPublicId: string },
    { clock },
  ) {
    const closed = await findCase(tx, { publicId, centres })
    if (!closed) return refuse('NOT_FOUND')
    const by = { kind: 'operator', operatorId } as const
    const accepted = await acceptOffer(tx, { closed, offerPublicId, by, clock })
    if (!accepted.ok) return accepted
    const { slot, creditBaisa } = accepted.value
    const { slotId, startsAt } = slot
    return decided(closed, {
      state: 'moved',
      logged: { slotId, centreId: slot.centreId, startsAt: startsAt.toISOString(), creditBaisa },
    })
  },
})

/** An operator gives a customer the money back. */
export const refundForCustomer = defineCommand({
  action: 'closures.refund',
  permission: 'orders.cancel',
  reason: 'required',
  async run(tx, { centres, operatorId }, { publicId }: { publicId: string }) {
    const closed = await findCase(tx, { publicId, centres })
    if (!closed) return refuse('NOT_FOUND')
    const by = { kind: 'operator', operatorId } as const
    const refunded = await refundCase(tx, { closed, by })
    if (!refunded.ok) return refunded
    const { amount, giftCard } = refunded.value
    return decided(closed, {
      state: 'refunded',
      refundBaisa: amount,
      logged: { refundedBaisa: amount, giftCardBaisa: giftCard },
    })
  },
})

type Decided = {
  state: 'moved' | 'refunded'
  refundBaisa?: number
  logged: Readonly<Record<string, unknown>>
}

function decided(closed: ClosureCase, { state, refundBaisa = 0, logged }: Decided) {
  const { publicId, centreId } = closed
  const result: DecidedCase = { publicId, state, refundBaisa }
  return ok({
    result,
    subject: { kind: 'closure-case', id: publicId },
    centreId,
    before: { state: 'open' },
    after: { state, ...logged },
  }) satisfies Outcome<unknown, never>
}
