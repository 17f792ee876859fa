import { defineCommand } from '#commands/define-command.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { lockOrder, type OrderedTable, writeOrder } from '../storage/order-queries.ts'

/** The command that puts all records of a kind into an order. */
function orderCommand({ action, table, subject }: { action: string; table: OrderedTable; subject: string }) {
  return defineCommand({
    action,
    permission: 'catalogue.write',
    async run(tx, _actor, { ids }: { ids: readonly number[] }) {
      const before = await lockOrder(tx, table)
      const isWhole = ids.length === before.length && before.every((id) => ids.includes(id))
      if (!isWhole) return refuse('VERSION_CONFLICT', { field: 'ids', details: { current: { ids: before } } })
      await writeOrder(tx, table, ids)
      return ok({
        result: { ids },
        subject: { kind: subject, id: 'order' },
        before: { order: before },
        after: { order: ids },
      })
    },
  })
}

export const orderAttributes = orderCommand({
  action: 'attributes.order',
  table: 'attributes',
  subject: 'attribute',
})

export const orderSliders = orderCommand({
  action: 'product-sliders.order',
  table: 'product_sliders',
  subject: 'product-slider',
})
