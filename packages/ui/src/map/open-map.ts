import 'leaflet/dist/leaflet.css'
import './map.css'
import type { MapTiles } from '@warsha/contract/client/storefront-context.ts'
import { type LatLngTuple, latLng, latLngBounds, map, tileLayer } from 'leaflet'
import { drawLand } from './draw-land.ts'
import { createMarkerLayer, type MapMarker } from './marker-layer.ts'
import { createPlaceNames } from './place-names.ts'

export type MapPoint = { latitude: number; longitude: number }

export type OpenMap = {
  /** Whether there is something below the markers whose makers are due a credit. */
  hasLand: boolean
  moveTo(point: MapPoint): void
  zoomBy(steps: number): void
  writeLabels(labels: readonly (MapPoint & { name: string })[]): void
  showMarkers(markers: readonly MapMarker[]): void
  /** With the whole of its marker. */
  isInView(point: MapPoint): boolean
  /** Makes all of them visible. */
  showAll(points: readonly MapPoint[]): void
  close(): void
}

export type MapOptions = {
  centre: MapPoint
  zoom: number
  tiles: MapTiles | null
  /** Markers say enough where the map below them cannot be loaded; without this the map then fails. */
  isUsefulWithoutLand?: boolean
  /** The middle of the map after the shopper moved it. */
  onMove(point: MapPoint): void
  onMarker?(id: string): void
}

const minMoveMetres = 1

/** What a marker's words take up around its point, in pixels. */
const markerRoom = { beside: 110, above: 56 }

/** Without tiles nothing more is to be seen closer. */
const offlineZooms = { minZoom: 6, maxZoom: 15 }
const bounds: [LatLngTuple, LatLngTuple] = [
  [15.8, 50.5],
  [27.2, 60.8],
]

/** Leaflet's own controls are left out: ours speak the shopper's language. */
export async function openMap(
  container: HTMLElement,
  { centre, zoom, tiles, isUsefulWithoutLand = false, onMove, onMarker }: MapOptions,
): Promise<OpenMap> {
  const shown = map(container, {
    zoomControl: false,
    attributionControl: false,
    preferCanvas: true,
    // Leaflet ends a running animation after the map is gone, and fails.
    zoomAnimation: false,
    ...(tiles ? { minZoom: offlineZooms.minZoom, maxZoom: tiles.maxZoom } : offlineZooms),
    maxBounds: bounds,
  }).setView(toPair(centre), zoom)
  container.dataset.openedAt = `${centre.latitude} ${centre.longitude}`
  container.dataset.zoom = String(zoom)
  shown.on('zoomend', () => {
    container.dataset.zoom = String(shown.getZoom())
  })
  let hasLand = true
  if (tiles) tileLayer(tiles.url, { maxZoom: tiles.maxZoom }).addTo(shown)
  else
    await drawLand(shown).catch((error: unknown) => {
      if (!isUsefulWithoutLand) throw error
      container.dataset.land = 'missing'
      hasLand = false
    })
  const markers = createMarkerLayer(shown, (id) => onMarker?.(id))
  const names = createPlaceNames(shown, !tiles && hasLand)
  let last = shown.getCenter()
  let isClosed = false
  // Another size moves the middle by a fraction of a dot, which is no choice of a point.
  shown.on('resize', () => {
    last = shown.getCenter()
  })
  shown.on('moveend', () => {
    // Leaflet reports a change of size a moment later, even of a map that is gone by then.
    if (isClosed) return
    const middle = shown.getCenter()
    // Zooming ends a move, too, but the point under the pin is the same.
    if (shown.distance(middle, last) < minMoveMetres) return
    last = middle
    onMove({ latitude: middle.lat, longitude: middle.lng })
  })
  // With markers a tap beside one means nothing; without, it moves the point in the middle.
  if (!onMarker) shown.on('click', ({ latlng }) => shown.panTo(latlng))
  return {
    hasLand,
    moveTo(point) {
      const isThere = shown.distance(shown.getCenter(), toPair(point)) < minMoveMetres
      if (isThere) return
      // At once, and not reported: this move is the page's own, and one under way would end somewhere on it.
      last = latLng(toPair(point))
      shown.setView(toPair(point), Math.max(shown.getZoom(), zoom), { animate: false })
    },
    zoomBy: (steps) => shown.setZoom(shown.getZoom() + steps),
    writeLabels: names.write,
    showMarkers: markers.show,
    isInView(point) {
      const { x, y } = shown.latLngToContainerPoint(toPair(point))
      const size = shown.getSize()
      const beside = Math.min(markerRoom.beside, size.x / 4)
      return x > beside && x < size.x - beside && y > Math.min(markerRoom.above, size.y / 4) && y < size.y
    },
    showAll(points) {
      if (points.length > 0) shown.fitBounds(latLngBounds(points.map(toPair)), { padding: [56, 72] })
    },
    close() {
      isClosed = true
      shown.remove()
    },
  }
}

function toPair({ latitude, longitude }: MapPoint): LatLngTuple {
  return [latitude, longitude]
}
