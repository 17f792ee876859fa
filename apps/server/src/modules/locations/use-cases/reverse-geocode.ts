import { roundCoordinate } from '@warsha/contract/formats/round-coordinate.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import { describePlace, type PlaceAt, placeAt } from '../rules/place-at.ts'
import type { Position } from '../rules/places.ts'
import { placesModel } from '../storage/places-model.ts'

/** Asks somebody else's map. Undefined when it does not know or does not answer: then ours has to do. */
export type Geocoder = { describe(position: Position, locale: Locale): Promise<string | undefined> }

export type FoundAddress = { text: string; place: PlaceAt; position: Position }

/** A position in words. The maps service knows streets; without it the nearest known area is proposed. */
export async function reverseGeocode(
  { models, geocoder }: { models: Models; geocoder: Geocoder | undefined },
  asked: Position,
  locale: Locale,
): Promise<Outcome<FoundAddress, 'NOT_FOUND'>> {
  const position = {
    latitude: roundCoordinate(asked.latitude),
    longitude: roundCoordinate(asked.longitude),
  }
  const place = placeAt(await models.get(placesModel), position)
  if (!place) return refuse('NOT_FOUND')
  const known = await geocoder?.describe(position, locale)
  return ok({ text: known ?? describePlace(place, locale), place, position })
}
