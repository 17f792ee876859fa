import { readBoardCall } from '@warsha/contract/console/booking/board.calls.ts'
import {
  boardSchema,
  type RestBoard,
  type RestBoardVisit,
} from '@warsha/contract/console/booking/board.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { actorOf } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { deskAudience } from '#modules/booking/index.ts'
import { type Bay, type BoardSlot, countBays } from '../../rules/board.ts'
import { type Board, readBoard } from '../../use-cases/read-board.ts'

/** The live board of a centre. */
export const boardRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(readBoardCall, boardSchema),
    handler: async (request, reply) => {
      const { centre, day } = request.query
      const board = await readBoard(deps, actorOf(request), { centreId: centre, day })
      return board.ok ? { data: toBoard(board.value) } : sendRefusal(request, reply, board)
    },
  })
}

function toBoard({ centre, day, slots }: Board): RestBoard {
  return {
    centre: { id: centre.id, name: { en: centre.nameEn, ar: centre.nameAr } },
    day,
    is_holiday: centre.isHoliday,
    audience: deskAudience.of(centre.id, day).key,
    counts: countBays(slots),
    slots: slots.map(toSlot),
  }
}

function toSlot(slot: BoardSlot): RestBoard['slots'][number] {
  return {
    slot_id: slot.slotId,
    shift: { en: slot.shiftNameEn, ar: slot.shiftNameAr },
    starts_at: slot.startsAt.toISOString(),
    ends_at: slot.endsAt.toISOString(),
    capacity: slot.capacity,
    taken: slot.taken,
    walk_ins: slot.walkIns,
    closed: slot.closed,
    bays: slot.bays.map((bay) => ({
      bay: bay.bay,
      state: bay.state,
      visit: toVisit(bay),
      held_until: bay.heldUntil?.toISOString() ?? null,
    })),
  }
}

function toVisit({ lines }: Bay): RestBoardVisit | null {
  const [first] = lines
  if (!first) return null
  const arrivals = lines.flatMap(({ arrivedAt }) => arrivedAt ?? [])
  return {
    order_id: toGlobalId('Order', first.orderPublicId),
    order_number: first.number,
    revision: first.revision,
    status: first.status,
    line_ids: lines.map(({ linePublicId }) => toGlobalId('OrderLine', linePublicId)),
    work: lines.map(({ productName, quantity }) => ({ product: productName, quantity })),
    car: lines.find(({ car }) => car)?.car ?? null,
    place: first.place,
    arrived_at: arrivals[0]?.toISOString() ?? null,
  }
}
