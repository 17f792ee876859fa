import { readFileSync, writeFileSync } from 'node:fs'
import { clipRing, type Point, type Ring, ringArea, simplifyRing } from './rings.ts'

/**
 * Makes the offline base map and the outlines by which the server knows a country, from the npm package
 * `@geo-maps/countries-land-100m` (data of OpenStreetMap, ODbL 1.0), which is not installed with the shop:
 *
 *     npm pack @geo-maps/countries-land-100m@0.6.0 && tar xzf geo-maps-*.tgz
 *     npx node scripts/maps/build-maps.ts package/map.geo.json
 */
type Source = {
  features: {
    properties: { A3: string }
    geometry: { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] }
  }[]
}

const box = { west: 50.5, south: 15.8, east: 60.8, north: 27.2 }

/** Neighbours are drawn, or their land would look like sea; they need less detail than Oman. */
const drawn: readonly { a3: string; decimals: number; minArea: number }[] = [
  { a3: 'OMN', decimals: 4, minArea: 0.00002 },
  ...['ARE', 'SAU', 'YEM', 'QAT', 'BHR'].map((a3) => ({ a3, decimals: 3, minArea: 0.0004 })),
  { a3: 'IRN', decimals: 3, minArea: 0.0006 },
]

const [, , sourcePath = 'package/map.geo.json'] = process.argv
const source: Source = JSON.parse(readFileSync(sourcePath, 'utf8'))

write('packages/ui/src/map/oman.json', JSON.stringify(baseMap()))
write(
  'apps/server/src/modules/addresses/rules/country-outlines.ts',
  `/**
 * Land of the countries with stores: rings of longitude and latitude in thousandths of a degree, within about a
 * kilometre of the truth. Made by scripts/maps/build-maps.ts from data of OpenStreetMap contributors (ODbL 1.0).
 */
export const countryOutlines: Readonly<Record<'OM' | 'AE', readonly string[]>> = {
  OM: [${outlinesOf('OMN')}],
  AE: [${outlinesOf('ARE')}],
}
`,
)

function baseMap() {
  return drawn.map(({ a3, decimals, minArea }) => ({
    country: a3,
    rings: ringsOf(a3)
      .map((ring) => clipRing(ring, box))
      .filter((ring) => ring.length >= 3 && ringArea(ring) >= minArea)
      .map((ring) => withoutRepeats(ring.map(([x, y]) => [round(x, decimals), round(y, decimals)]))),
  }))
}

function outlinesOf(a3: string): string {
  return ringsOf(a3)
    .filter((ring) => ringArea(ring) >= 0.003)
    .map((ring) => simplifyRing(ring, 0.01))
    .map((ring) => `'${ring.map(([x, y]) => `${Math.round(x * 1000)} ${Math.round(y * 1000)}`).join(' ')}'`)
    .join(', ')
}

/** Outer rings alone: without lagoons and dams. */
function ringsOf(a3: string): Ring[] {
  const geometry = source.features.find(({ properties }) => properties.A3 === a3)?.geometry
  if (!geometry) throw new Error(`${sourcePath} has no country ${a3}`)
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  return polygons.flatMap(([outer]) => (outer ? [outer.slice(0, -1)] : []))
}

function withoutRepeats(ring: readonly Point[]): Point[] {
  return ring.filter(([x, y], index) => x !== ring[index - 1]?.[0] || y !== ring[index - 1]?.[1])
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}

function write(path: string, text: string): void {
  writeFileSync(path, text)
  process.stdout.write(`${path}: ${text.length} bytes\n`)
}
