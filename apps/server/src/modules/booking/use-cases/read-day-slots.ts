import type { CentreScope } from '#commands/define-command.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import {
  type BoardCentre,
  type DaySlot,
  findBoardCentre,
  readDaySlots,
} from '../storage/board-slot-queries.ts'

export type { BoardCentre, DaySlot }

export type CentreDay = { centre: BoardCentre; slots: readonly DaySlot[] }

/** A day of one of the operator's centres, with everything that takes its slots. */
export async function readCentreDay(
  executor: Executor,
  { centreId, day, centres }: { centreId: number; day: string; centres: CentreScope },
): Promise<Outcome<CentreDay, 'NOT_FOUND'>> {
  const centre = await findBoardCentre(executor, { centreId, centres, day })
  if (!centre) return refuse('NOT_FOUND', { field: 'centre' })
  return ok({ centre, slots: await readDaySlots(executor, { centreId, day }) })
}
