import {
  addWalkInsCall,
  closePlacesCall,
  removeWalkInsCall,
  reopenPlacesCall,
} from '@warsha/contract/console/booking/board.calls.ts'
import {
  placesSchema,
  type RestChangedSlot,
  walkInsSchema,
} from '@warsha/contract/console/booking/board.rest.ts'
import { commandRoute } from '#http/command-route.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import {
  addWalkIns,
  type CountedSlot,
  closePlaces,
  removeWalkIns,
  reopenPlaces,
} from '../../use-cases/change-slots.ts'

/** Changes of a centre to its own hours. */
export const boardRoutes: RestRoutes = (deps) => async (app) => {
  for (const [call, command] of [
    [addWalkInsCall, addWalkIns],
    [removeWalkInsCall, removeWalkIns],
  ] as const) {
    app.route(
      commandRoute(deps, {
        call,
        schema: walkInsSchema,
        command,
        read: ({ params, body }) => ({ slotId: Number(params.id), units: body.units }),
        write: toChangedSlot,
      }),
    )
  }

  for (const [call, command] of [
    [closePlacesCall, closePlaces],
    [reopenPlacesCall, reopenPlaces],
  ] as const) {
    app.route(
      commandRoute(deps, {
        call,
        schema: placesSchema,
        command,
        read: ({ params, body }) => ({ slotId: Number(params.id), places: body.places }),
        write: toChangedSlot,
      }),
    )
  }
}

function toChangedSlot({ slotId, capacity, taken, walkIns, closed }: CountedSlot): RestChangedSlot {
  return { slot_id: slotId, capacity, taken, walk_ins: walkIns, closed }
}
