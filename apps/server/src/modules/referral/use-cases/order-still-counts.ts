import { subtractBaisa } from '@warsha/contract/money/baisa.ts'
import type { Config } from '#config/config.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { readPaidOrder } from '#modules/payments/index.ts'

/** Whether what was not refunded of an order is worth a reward. */
export async function orderStillCounts(
  executor: Executor,
  { REFERRAL_MIN_ORDER }: Pick<Config, 'REFERRAL_MIN_ORDER'>,
  orderId: number,
): Promise<boolean> {
  const { paid, refunded } = await readPaidOrder(executor, orderId)
  return subtractBaisa(paid, refunded) >= REFERRAL_MIN_ORDER
}
