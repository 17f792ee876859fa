import {
  divIcon,
  type LatLngTuple,
  type Map as LeafletMap,
  layerGroup,
  marker,
  type Point,
  type PointTuple,
} from 'leaflet'
import { mainRoads } from './main-roads.ts'
import { mapPlaces, type PlaceKind } from './map-places.ts'

type Named = {
  readonly at: LatLngTuple
  readonly name: string
  readonly kind: PlaceKind | 'road'
  /** Roads are written along themselves, in degrees. */
  readonly turn: number
}

export type PlaceNames = {
  /** Names of the page around the map; the map's own make room for them. */
  write(names: readonly { latitude: number; longitude: number; name: string }[]): void
}

/** From which scale to which each is named. */
const zoomsOf: Readonly<Record<Named['kind'], readonly [from: number, to: number]>> = {
  sea: [7, 15],
  region: [7, 9],
  town: [9, 12],
  district: [12, 20],
  sight: [13, 20],
  road: [12, 20],
}

const belowMarkers = -10_000
const metresBetweenRoadNames = 2200

/** Writes what is in view in the language of the page, as much of it as fits. */
export function createPlaceNames(shown: LeafletMap, hasOwnNames: boolean): PlaceNames {
  const language = shown.getContainer().closest('[lang]')?.getAttribute('lang') === 'ar' ? 'ar' : 'en'
  const own = hasOwnNames ? [...placesIn(language), ...roadsIn(language, shown)] : []
  const layer = layerGroup().addTo(shown)
  let given: readonly Named[] = []

  function draw(): void {
    layer.clearLayers()
    const zoom = shown.getZoom()
    const view = shown.getBounds()
    const taken: Box[] = []
    const seas = new Set<string>()
    for (const named of [...given, ...own]) {
      const [from, to] = zoomsOf[named.kind]
      if (hasOwnNames && (zoom < from || zoom > to)) continue
      // A sea has several places for its name, so that one is in view; a road is named all along.
      if (seas.has(named.name)) continue
      const isInView = view.contains(named.at)
      if (!given.includes(named) && !isInView) continue
      const spot = isInView ? spotInView(named, shown) : spotOutOfView(named, shown)
      if (!spot || taken.some((other) => overlaps(spot.box, other))) continue
      taken.push(spot.box)
      if (named.kind === 'sea') seas.add(named.name)
      marker(shown.containerPointToLatLng(spot.point), {
        icon: labelIcon(named),
        interactive: false,
        keyboard: false,
        zIndexOffset: belowMarkers,
      }).addTo(layer)
    }
  }

  draw()
  shown.on('moveend zoomend resize', draw)
  return {
    write(names) {
      given = names.map(({ name, latitude, longitude }) => ({
        name,
        at: [latitude, longitude],
        kind: 'district',
        turn: 0,
      }))
      draw()
    },
  }
}

function placesIn(language: 'en' | 'ar'): Named[] {
  return mapPlaces.map(({ at, kind, ...names }) => ({ at, kind, name: names[language], turn: 0 }))
}

/** Again and again along the road, so that one is in view wherever the road is. */
function roadsIn(language: 'en' | 'ar', shown: LeafletMap): Named[] {
  return mainRoads.flatMap(({ name, line }) => {
    if (!name) return []
    return line.slice(1).flatMap((end, index) => {
      const start = line[index] ?? end
      const count = Math.max(1, Math.min(8, Math.round(shown.distance(start, end) / metresBetweenRoadNames)))
      return Array.from({ length: count }, (_, step): Named => {
        const share = (step + 0.5) / count
        return {
          at: [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share],
          kind: 'road',
          name: name[language],
          turn: slope(start, end),
        }
      })
    })
  })
}

/** Never upside down. */
function slope(start: LatLngTuple, end: LatLngTuple): number {
  const across = (end[1] - start[1]) * Math.cos((start[0] * Math.PI) / 180)
  const turn = (Math.atan2(start[0] - end[0], across) * 180) / Math.PI
  return turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn
}

/** Where a name is written, in dots from the upper left corner of the map, and the room it takes there. */
type Spot = { readonly point: Point; readonly box: Box }

function spotOf(named: Named, shown: LeafletMap, by: PointTuple = [0, 0]): Spot {
  const point = shown.latLngToContainerPoint(named.at).add(by)
  return { point, box: boxOf(named, point) }
}

/** No name is cut at the edge. That of a wide area moves inwards; away from its place that of a road or a sight would be wrong. */
function spotInView(named: Named, shown: LeafletMap): Spot | null {
  const spot = spotOf(named, shown)
  const { left, right, top, bottom } = spot.box
  const { x, y } = shown.getSize()
  const by: PointTuple = [wayBetween(left, right, x), wayBetween(top, bottom, y)]
  if (by[0] === 0 && by[1] === 0) return spot
  return named.kind === 'road' || named.kind === 'sight' ? null : spotOf(named, shown, by)
}

/** Not where it would reach into the view in part. */
function spotOutOfView(named: Named, shown: LeafletMap): Spot | null {
  const spot = spotOf(named, shown)
  const { x, y } = shown.getSize()
  return overlaps(spot.box, { left: 0, right: x, top: 0, bottom: y }) ? null : spot
}

/** How far something from `start` to `end` has to move to lie between 0 and `limit`. */
function wayBetween(start: number, end: number, limit: number): number {
  return Math.max(0, -start) + Math.min(0, limit - end)
}

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

const [letterWidth, lineHeight, gap] = [7, 18, 4]

function boxOf({ name, turn }: Named, { x, y }: Point): Box {
  const length = name.length * letterWidth
  const angle = (turn * Math.PI) / 180
  const wide = Math.abs(Math.cos(angle)) * length + Math.abs(Math.sin(angle)) * lineHeight
  const high = Math.abs(Math.sin(angle)) * length + Math.abs(Math.cos(angle)) * lineHeight
  return { left: x - wide / 2 - gap, right: x + wide / 2 + gap, top: y - high / 2, bottom: y + high / 2 }
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** An element, not text: markup of names would have to be trusted. */
function labelIcon({ name, kind, turn }: Named) {
  const label = document.createElement('span')
  label.textContent = name
  label.dir = 'auto'
  label.className = `map-label map-label-${kind}`
  if (turn !== 0) label.style.rotate = `${turn.toFixed(1)}deg`
  return divIcon({ html: label, className: '', iconSize: [0, 0] })
}
