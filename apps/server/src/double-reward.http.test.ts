import { expect, test } from 'vitest'
import { moveOrder } from '#modules/orders/use-cases/move-order.ts'
import { useReferralShop } from '#modules/referral/api/testing/referral-shop.ts'
import { waitUntil } from '#testing/wait-until.ts'

const shop = useReferralShop('91300025')

test('[REF-08] a friend who buys, has it cancelled and buys again leaves the inviter no reward', async () => {
  const salma = await shop.inviter('91300027')
  const friend = await shop.signInBy(salma.code, '91300026')
  const orderId = await shop.buy(friend)
  await waitUntil(async () => (await shop.walletOf(salma.id)) === 2_000)
  await moveOrder(shop.db(), { orderId, to: 'CANCELED', reason: 'operator' })
  await waitUntil(async () => (await shop.statesOf(salma.token))[0] === 'TAKEN_BACK')
  expect(await shop.walletOf(salma.id)).toBe(0)
  await shop.handled(await shop.buy(friend))
  expect(await shop.walletOf(salma.id)).toBe(0)
})
