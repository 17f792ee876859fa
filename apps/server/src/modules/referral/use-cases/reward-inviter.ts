import { referralRewardBaisa } from '@warsha/contract/constants.ts'
import { formatPrice } from '@warsha/contract/formats/format-price.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { Config } from '#config/config.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { publish } from '#kernel/events/publish.ts'
import { queueMessage } from '#kernel/messaging/queue-message.ts'
import { type Customer, contactOf, readCustomer } from '#modules/identity/index.ts'
import { readFirstPaidOrder } from '#modules/orders/index.ts'
import { creditWallet } from '#modules/wallet/index.ts'
import { insertReward } from '../storage/reward-queries.ts'
import { inviterOf } from './inviter-of.ts'
import { inviterRewarded } from './referral-events.ts'

type Deps = { config: Config; clock: Clock }

/**
 * Rewards who invited the customer, with a message, if this is the first order that the customer has paid and it is
 * worth enough. Once: a first order that is too small ends the invitation.
 */
export async function rewardInviter(
  tx: Transaction,
  deps: Deps,
  { orderId, customerId: friendId }: { orderId: number; customerId: number },
): Promise<void> {
  const inviterId = await inviterOf(tx, friendId)
  const inviter = inviterId === undefined ? undefined : await readCustomer({ db: tx }, inviterId)
  if (!inviter?.isActive) return
  const first = await readFirstPaidOrder(tx, friendId)
  if (first?.id !== orderId || first.paymentStatus !== 'FULLY_CHARGED') return
  const amount = referralRewardBaisa
  const state = first.totalBaisa < deps.config.REFERRAL_MIN_ORDER ? 'too small' : 'paid'
  if (!(await insertReward(tx, { friendId, inviterId: inviter.id, orderId, amount, state }))) return
  if (state !== 'paid') return
  const key = `friend:${friendId}`
  const credited = await creditWallet(tx, { customerId: inviter.id, amount, key, reason: 'REFERRAL' })
  if (!credited.ok) throw new Error(`The reward for friend ${friendId} was refused: ${credited.code}`)
  await sendMessage(tx, deps, inviter)
  await publish(tx, inviterRewarded({ friendId, inviterId: inviter.id, orderId, amountBaisa: amount }))
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
