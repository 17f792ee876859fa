import type { Transaction } from '#kernel/database/connect.ts'
import { partsOf } from '#kernel/in-slices.ts'
import { insertPlaces, updatePlaces } from '../storage/place-sheet-queries.ts'
import { type PlaceWrite, placeLevels } from './place-cells.ts'

const placesAtOnce = 500

/** Writes places that were planned, large ones first; answers their ids. */
export async function writePlaces(
  tx: Transaction,
  writes: readonly PlaceWrite[],
): Promise<readonly number[]> {
  const ids = new Map(writes.map(({ place: { path, id } }) => [path.join('/'), id]))
  for (const kind of placeLevels) {
    const places = writes.map(({ place }) => place).filter((place) => place.kind === kind)
    for (const edited of partsOf(
      places.filter(({ id }) => id !== 0),
      placesAtOnce,
    ))
      if ((await updatePlaces(tx, kind, edited)) < edited.length)
        throw new Error('A place was changed while its import ran')
    const made = places
      .filter(({ id }) => id === 0)
      .map((place) => ({
        ...place,
        // A parent that the same file makes has its id by now.
        parentId: place.parentId ?? ids.get(place.path.slice(0, -1).join('/')) ?? null,
      }))
    for (const some of partsOf(made, placesAtOnce)) {
      const inserted = await insertPlaces(tx, kind, some)
      if (inserted.size < some.length) throw new Error('A place was made while its import ran')
      for (const { path, parentId, slug } of some)
        ids.set(path.join('/'), inserted.get(`${parentId ?? 0}/${slug}`) ?? 0)
    }
  }
  return writes.map(({ place }) => ids.get(place.path.join('/')) ?? 0)
}
