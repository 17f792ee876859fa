import { type Command, defineCommand } from '#commands/define-command.ts'
import { holds } from '#commands/logged-change.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { lockOrder, type OrderedTable, writeOrder } from '../storage/order-queries.ts'

/** The command that puts all records of a kind into an order. */
function orderCommand({ action, table, subject }: { action: string; table: OrderedTable; subject: string }) {
  const order: Command<{ ids: readonly number[] }, { ids: readonly number[] }> = defineCommand({
    action,
    permission: 'catalogue.write',
    async restore(tx, actor, { before, after }, deps) {
      if (!holds({ order: await lockOrder(tx, table) }, after)) return refuse('CHANGED_SINCE')
      return order.run(tx, actor, { ids: before.order as number[] }, deps)
    },
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
  return order
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
