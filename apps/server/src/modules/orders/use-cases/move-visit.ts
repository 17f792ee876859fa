import { type Baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { defineCommand } from '#commands/define-command.ts'
import { ok } from '#kernel/outcome.ts'
import { changeOrder } from './change-order.ts'
import { moveOpenVisit } from './move-open-visit.ts'
import type { VisitKey } from './record-visit.ts'

export type VisitMove = VisitKey & { slotId: number }

/** An operator moves a visit to another slot of the own centres. */
export const moveVisit = defineCommand({
  action: 'orders.move',
  permission: 'orders.move',
  async run(tx, actor, { linePublicId, slotId, ...key }: VisitMove, { clock }) {
    let creditBaisa: Baisa = noBaisa
    const changed = await changeOrder(tx, actor, key, async (found) => {
      const target = { linePublicId, slotId, centres: actor.centres, now: clock.now() }
      const moved = await moveOpenVisit(tx, { ...found, ...target })
      if (!moved.ok) return moved
      creditBaisa = moved.value.creditBaisa
      return ok({ centreId: moved.value.centreId, logged: { creditBaisa } })
    })
    return changed.ok
      ? ok({ ...changed.value, result: { order: changed.value.result, creditBaisa } })
      : changed
  },
})
