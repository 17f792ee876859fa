import { referralRewardBaisa } from '@warsha/contract/constants.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Config } from '#kernel/config.ts'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import type { DeliveredEvent } from '#kernel/events/define-event.ts'
import { handleOnce } from '#kernel/events/handle-once.ts'
import { queueMessage } from '#kernel/messaging/queue-message.ts'
import { type Customer, contactOf, readCustomer } from '#modules/identity/index.ts'
import { readFirstPaidOrder } from '#modules/orders/index.ts'
import { creditWallet } from '#modules/wallet/index.ts'
import { insertReward } from '../storage/reward-queries.ts'
import { inviterOf } from './inviter-of.ts'

type Deps = { db: Database; config: Config; clock: Clock }

type PlacedOrder = DeliveredEvent<{ orderId: number; customerId: number }>

/** When a friend's first order is paid, the inviter gets the reward and a message: once, however often the event comes. */
export async function rewardInviter(deps: Deps, event: PlacedOrder): Promise<void> {
  const { orderId, customerId: friendId } = event.payload
  const first = await readFirstPaidOrder(deps, friendId)
  if (first?.id !== orderId || first.paymentStatus !== 'FULLY_CHARGED') return
  const inviterId = await inviterOf(deps.db, friendId)
  const inviter = inviterId === undefined ? undefined : await readCustomer(deps, inviterId)
  if (!inviter?.isActive) return
  await handleOnce(deps.db, event, async (tx) => {
    const amount = referralRewardBaisa
    if (!(await insertReward(tx, { friendId, inviterId: inviter.id, orderId, amount }))) return
    const credited = await creditWallet(tx, {
      customerId: inviter.id,
      amount,
      key: `friend:${friendId}`,
      reason: 'REFERRAL',
    })
    if (!credited.ok) throw new Error(`The reward for friend ${friendId} was refused: ${credited.code}`)
    await sendMessage(tx, deps, inviter)
  })
}

const messageDays = 3

async function sendMessage(tx: Transaction, { config, clock }: Deps, inviter: Customer): Promise<void> {
  const { language } = inviter
  const t = translatorFor(language)
  const contact = contactOf(config, inviter, t('outgoing.rewardSubject'))
  if (!contact) return
  await queueMessage(tx, config, {
    ...contact,
    text: t('outgoing.reward', { amount: formatPrice(referralRewardBaisa, language).text }),
    locale: language,
    validUntil: new Date(clock.now().getTime() + messageDays * 86_400_000),
  })
}
