import { z } from 'zod'
import { defineCommand } from '#commands/define-command.ts'
import { defineEvent } from '#kernel/events/define-event.ts'
import { publish } from '#kernel/events/publish.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { insertNote } from '../storage/order-note-queries.ts'
import { changeOrder, type OrderKey } from './change-order.ts'

export const orderNoted = defineEvent(
  'order.noted',
  z.object({ orderId: z.int(), noteId: z.int() }),
  ({ orderId }) => orderId,
)

/** Adds a note for other operators. The log names the note, not its words: those go with the buyer's account. */
export const noteOrder = defineCommand({
  action: 'orders.note',
  permission: 'orders.note',
  run: (tx, actor, { text, ...key }: OrderKey & { text: string }) =>
    changeOrder(tx, actor, key, async ({ order: { id: orderId }, lines }) => {
      const words = sanitiseText(text)
      if (!words) return refuse('REQUIRED', { field: 'text' })
      const noteId = await insertNote(tx, { orderId, operatorId: actor.operatorId, text: words })
      await publish(tx, orderNoted({ orderId, noteId }))
      const centreId = lines.find((line) => line.centreId !== null)?.centreId ?? null
      return ok({ centreId, logged: { note: noteId } })
    }),
})
