import { type LatLngTuple, type Map as LeafletMap, polygon, polyline } from 'leaflet'
import { landUses } from './land-use.ts'
import { mainRoads, type Road } from './main-roads.ts'
import baseMapUrl from './oman.json?url'

type BaseMap = readonly { country: string; rings: readonly (readonly [number, number])[][] }[]

/** Land above the sea with a paler strip along the coast, what covers it, and the roads that matter at the scale in use. */
export async function drawLand(shown: LeafletMap): Promise<void> {
  const answer = await fetch(baseMapUrl)
  if (!answer.ok) throw new Error(`the base map answered ${answer.status}`)
  const countries: BaseMap = await answer.json()
  const land = countries.map(({ country, rings }) => ({
    isOman: country === 'OMN',
    rings: rings.map((ring) => ring.map(([x, y]): LatLngTuple => [y, x])),
  }))
  for (const { rings } of land)
    polygon(rings, { interactive: false, weight: 14, color: '#c4e0ec', fill: false }).addTo(shown)
  for (const { rings, isOman } of land)
    polygon(rings, {
      interactive: false,
      weight: isOman ? 1.5 : 0.5,
      color: '#8fa9a0',
      fillColor: isOman ? '#f4f1e6' : '#e4e3de',
      fillOpacity: 1,
    }).addTo(shown)
  for (const { kind, rings } of landUses)
    polygon(
      rings.map((ring) => [...ring]),
      { interactive: false, stroke: false, fillColor: coverColours[kind], fillOpacity: 1 },
    ).addTo(shown)
  drawRoads(shown)
}

const coverColours = { hills: '#e6dfca', airport: '#e0e1e8', park: '#cfe5c8' } as const

const roadColours = {
  motorway: { edge: '#d08c2b', road: '#f6c468' },
  main: { edge: '#d3c69c', road: '#fdf0c4' },
  street: { edge: '#d5d0c0', road: '#ffffff' },
} as const

/** Edges below, so that crossings are open. */
function drawRoads(shown: LeafletMap): void {
  const inOrder = (['street', 'main', 'motorway'] as const).flatMap((kind) =>
    mainRoads.filter((road) => road.kind === kind),
  )
  const lines = (['edge', 'road'] as const).flatMap((part) =>
    inOrder.map(({ kind, line }) => ({
      kind,
      edge: part === 'edge' ? 2.5 : 0,
      drawn: polyline([...line], { interactive: false, color: roadColours[kind][part], smoothFactor: 1 }),
    })),
  )
  const fit = () => {
    for (const { kind, edge, drawn } of lines) {
      const width = roadWidth(kind, shown.getZoom())
      if (width === 0) drawn.remove()
      else drawn.setStyle({ weight: width + (width > 2 ? edge : 0) }).addTo(shown)
    }
    for (const { drawn } of lines) drawn.bringToFront()
  }
  fit()
  shown.on('zoomend', fit)
}

/** In dots; none where a road of its kind would only be in the way. */
function roadWidth(kind: Road['kind'], zoom: number): number {
  const nearness = { motorway: zoom - 8, main: zoom - 9.5, street: zoom - 11 }[kind]
  return nearness <= 0.5 ? 0 : Math.min(kind === 'motorway' ? 9 : 7, nearness * 1.15)
}
