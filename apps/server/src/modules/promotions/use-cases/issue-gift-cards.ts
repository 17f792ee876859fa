import { baisa, multiplyBaisa, negateBaisa } from '@warsha/contract/money/baisa.ts'
import { exceedsApprovalLimit } from '#commands/approval-limit.ts'
import { defineCommand } from '#commands/define-command.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { giftCardOf, postTransaction } from '#modules/ledger/index.ts'
import { muscatDay } from '../rules/muscat-day.ts'
import {
  type CardBatch,
  findBatch,
  insertBatch,
  type ShownCard,
  takeCodes,
} from '../storage/card-batch-queries.ts'
import { createCardCode } from './create-card-code.ts'

export type { CardBatch }

type Issue = { count: number; amountBaisa: number; endsOn: string | null }

/** Cards with money that the shop gives, of one amount. Above the limit a second person agrees. The log has no codes. */
export const issueGiftCards = defineCommand({
  action: 'gift-cards.issue',
  permission: 'gift-cards.write',
  reason: 'required',
  needsApproval: (tx, operator, { count, amountBaisa }: Issue, { config }) =>
    exceedsApprovalLimit(tx, operator, { amount: multiplyBaisa(baisa(amountBaisa), count), config }),
  async run(tx, { operatorId }, { count, amountBaisa, endsOn }: Issue, { clock }) {
    if (endsOn !== null && endsOn < muscatDay(clock.now())) return refuse('DATE_PAST', { field: 'ends_on' })
    const amount = baisa(amountBaisa)
    const codes = Array.from({ length: count }, createCardCode)
    const { batchId, cardIds } = await insertBatch(tx, {
      operatorId,
      count,
      amountBaisa: amount,
      endsOn,
      codes,
    })
    const total = multiplyBaisa(amount, count)
    await postTransaction(tx, {
      kind: 'GIFT_CARD',
      key: `gift-card-batch:${batchId}`,
      moves: [
        { account: { kind: 'promotions' }, amount: negateBaisa(total) },
        ...cardIds.map((cardId) => ({ account: giftCardOf(cardId), amount })),
      ],
    })
    const batch = await findBatch(tx, batchId)
    if (!batch) throw new Error(`Batch ${batchId} was not stored`)
    return ok({
      result: batch,
      subject: { kind: 'gift-card-batch', id: batchId },
      before: {},
      after: { count, eachBaisa: amountBaisa, amountBaisa: total, endsOn },
    })
  },
})

export type ShownCodes = { batchId: number; cards: ShownCard[] }

/** The codes of a batch, to the operator who asks first. */
export const showGiftCardCodes = defineCommand({
  action: 'gift-cards.show-codes',
  permission: 'gift-cards.write',
  async run(tx, _actor, { id }: { id: number }) {
    const cards = await takeCodes(tx, id)
    if (!cards) return refuse((await findBatch(tx, id)) ? 'GIFT_CARD_CODES_SHOWN' : 'NOT_FOUND')
    return ok({
      result: { batchId: id, cards },
      subject: { kind: 'gift-card-batch', id },
      before: { areCodesShown: false },
      after: { areCodesShown: true },
    })
  },
})
