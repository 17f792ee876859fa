import { baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import type { Actor, CommandDeps } from '@warsha/server/commands/define-command.ts'
import type { Transaction } from '@warsha/server/kernel/database/connect.ts'
import { inTransaction } from '@warsha/server/kernel/database/transaction.ts'
import { ok } from '@warsha/server/kernel/outcome.ts'
import { findCustomerInScope } from '@warsha/server/modules/customers/index.ts'
import { payByGiftCard } from '@warsha/server/modules/promotions/index.ts'
import { issueGiftCards } from '@warsha/server/modules/promotions/use-cases/issue-gift-cards.ts'
import {
  disableGiftCard,
  sendGiftCardCommand,
} from '@warsha/server/modules/promotions/use-cases/manage-gift-cards.ts'
import { sql } from 'drizzle-orm'
import { demoCardBatch } from '../promotions/demo-card-batch.ts'
import { actInDemo } from './demo-actor.ts'
import { insertDemoOrder } from './insert-demo-order.ts'

type Card = { id: number; code: string }

/** A batch of gift cards of which one was sent, one was spent from and one was disabled. */
export async function seedCardBatch(deps: CommandDeps, actor: Actor): Promise<void> {
  const { count, rial, reason, keys, sentTo } = demoCardBatch
  const batch = await actInDemo(deps, actor, issueGiftCards, {
    key: keys.issue,
    input: { count, amountBaisa: baisaFromDecimal(rial), endsOn: null },
    reason,
  })
  const { rows: cards } = await deps.db.execute<Card>(
    sql`SELECT id, code FROM gift_cards WHERE batch_id = ${batch.id} ORDER BY id`,
  )
  const [sent, used, disabled] = cards
  const receiver = await findCustomer(deps, sentTo)
  if (sent && receiver)
    await actInDemo(deps, actor, sendGiftCardCommand(findCustomerInScope), {
      key: keys.send,
      input: { id: sent.id, customerPublicId: receiver.publicId },
      reason,
    })
  if (disabled)
    await actInDemo(deps, actor, disableGiftCard, {
      key: keys.disable,
      input: { id: disabled.id },
      reason: 'The card was lost',
    })
  const buyer = await findCustomer(deps, demoCardBatch.usedBy)
  if (used && buyer) await inTransaction(deps.db, async (tx) => ok(await spend(tx, used, buyer.id)))
}

async function findCustomer(
  { db }: CommandDeps,
  phone: string,
): Promise<{ id: number; publicId: string } | undefined> {
  const { rows } = await db.execute<{ id: number; publicId: string }>(
    sql`SELECT id, public_id AS "publicId" FROM customers WHERE phone = ${phone} AND is_active`,
  )
  return rows[0]
}

/** An order that the card has paid, unless there is one. */
async function spend(tx: Transaction, card: Card, customerId: number): Promise<void> {
  const { product, rial, daysAgo } = demoCardBatch.order
  const { rows } = await tx.execute<{ number: number; now: string }>(sql`
    SELECT nextval(pg_get_serial_sequence('orders', 'number'))::int AS number, now() AS now
    FROM gift_cards WHERE id = ${card.id} AND last_used_at IS NULL FOR UPDATE`)
  const [free] = rows
  if (!free) return
  const { number } = free
  const amount = baisaFromDecimal(rial)
  const now = new Date(free.now)
  await insertDemoOrder(tx, {
    order: {
      number,
      product,
      rial,
      placed: daysAgo,
      quantity: 1,
      paidBy: 'nothing',
      moves: ['FULFILLED'],
      units: { used: 1 },
      bookedAfterDays: 1,
    },
    customerId,
    now,
    email: '',
  })
  await tx.execute(sql`
    WITH paid AS (
      UPDATE orders SET payment_status = 'FULLY_CHARGED', gift_card_baisa = ${amount} WHERE number = ${number}
      RETURNING id, created_at
    ), discounted AS (
      INSERT INTO order_discounts (order_id, kind, source_id, code, amount_baisa)
      SELECT id, 'gift_card', ${card.id}::integer, ${card.code}, ${amount}::bigint FROM paid
    ), used AS (
      UPDATE gift_cards SET customer_id = ${customerId}, last_used_at = paid.created_at FROM paid WHERE gift_cards.id = ${card.id}
    )
    INSERT INTO order_payments (order_id, position, source, gift_card_id, amount_baisa, fee_baisa, paid_baisa, created_at)
    SELECT id, 1, 'GIFT_CARD', ${card.id}::integer, ${amount}::bigint, 0, ${amount}::bigint, created_at FROM paid`)
  await payByGiftCard(tx, { cardId: card.id, amount, orderNumber: number })
}
