import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import type { Actor } from '#commands/define-command.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { type BoardCentre, readCentreDay } from '#modules/booking/index.ts'
import { holderOf } from '#modules/checkout/index.ts'
import { type BoardSlot, layOutBoard } from '../rules/board.ts'
import { readBoardLines } from '../storage/board-queries.ts'

export type Board = { centre: BoardCentre; day: string; slots: readonly BoardSlot[] }

/** Bays by hours of a centre's day, in three statements. Without `board.read` today alone. */
export async function readBoard(
  { db, clock }: { db: Database; clock: Clock },
  { permissions, centres }: Pick<Actor, 'permissions' | 'centres'>,
  { centreId, day: asked }: { centreId: number; day: string | undefined },
): Promise<Outcome<Board, 'NOT_FOUND' | 'FORBIDDEN'>> {
  const now = clock.now()
  const today = muscatDate(now)
  const day = asked ?? today
  if (day !== today && !permissions.has('board.read')) return refuse('FORBIDDEN', { field: 'day' })
  const found = await readCentreDay(db, { centreId, day, centres })
  if (!found.ok) return found
  const lines = await readBoardLines(db, { centreId, day })
  const slots = layOutBoard(found.value.slots, lines, {
    holderOf: ({ checkoutPublicId }) => holderOf({ publicId: checkoutPublicId }),
    now,
  })
  return ok({ centre: found.value.centre, day, slots })
}
