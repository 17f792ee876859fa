import { listPlacesCall, readPlaceCall } from '@warsha/contract/console/locations/places.calls.ts'
import { listPlacesSchema, readPlaceSchema } from '@warsha/contract/console/locations/places.rest.ts'
import { keysetPage, readPosition } from '#commands/keyset.ts'
import { mapTilesOf } from '#config/map-tiles.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import type { EditedPlace } from '../../rules/edited-place.ts'
import { listEditedPlaces, readPlace } from '../../use-cases/list-edited-places.ts'
import { toPlace } from './to-contract.ts'

/** Places of every kind as operators see them. */
export const placeRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listPlacesCall, listPlacesSchema),
    handler: async (request, reply) => {
      const { after, limit, kind, parent_id: parentId, search } = request.query
      const position = after === undefined ? undefined : readPlacePosition(after)
      if (after !== undefined && !position)
        return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const page = await listEditedPlaces(deps, { kind, parentId, search }, { after: position, limit })
      return keysetPage(
        page.found,
        { ...page, limit },
        { positionOf: (place) => [levelOf(place), place.position, place.id], write: toPlace },
      )
    },
  })

  app.route({
    ...routeOf(readPlaceCall, readPlaceSchema),
    handler: async (request, reply) => {
      const place = await readPlace(deps, request.params)
      if (!place.ok) return sendRefusal(request, reply, place)
      return { data: toPlace(place.value), map_tiles: mapTilesOf(deps.config) }
    },
  })
}

function levelOf({ path }: EditedPlace): number {
  return path.length + 1
}

function readPlacePosition(text: string) {
  const [level, position, id] = readPosition(text, 3) ?? []
  const isWhole = [level, position, id].every(
    (value) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31,
  )
  return isWhole ? { level: Number(level), position: Number(position), id: Number(id) } : undefined
}
