import { divIcon, type LatLngTuple, type Map as LeafletMap, layerGroup, marker, type Point } from 'leaflet'
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
    const view = shown.getBounds().pad(0.1)
    const taken: Box[] = []
    for (const named of [...given, ...own]) {
      const [from, to] = zoomsOf[named.kind]
      if (hasOwnNames && (zoom < from || zoom > to)) continue
      if (!given.includes(named) && !view.contains(named.at)) continue
      const box = boxOf(named, shown.latLngToContainerPoint(named.at))
      if (taken.some((other) => overlaps(box, other))) continue
      taken.push(box)
      marker(named.at, {
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
