import { buildProduct, type ProductRow } from './build-product.ts'
import { accessoryRows } from './demo-accessories.ts'
import { batteryRows } from './demo-batteries.ts'
import { demoBestSellers } from './demo-best-sellers.ts'
import { bundleRows } from './demo-bundles.ts'
import { carWashRows } from './demo-car-wash.ts'
import { engineOilRows } from './demo-engine-oil.ts'
import { fuelRows } from './demo-fuel.ts'
import { partRows } from './demo-parts.ts'
import { serviceRows } from './demo-services.ts'
import type { DemoProduct } from './demo-types.ts'
import { demoTyreRows } from './demo-tyres.ts'

/** One list per area: the position inside it decides the listing's order, so that a mixed listing mixes the areas. */
const areas: readonly (readonly ProductRow[])[] = [
  engineOilRows,
  demoTyreRows,
  batteryRows,
  carWashRows,
  fuelRows,
  partRows,
  bundleRows,
  serviceRows,
  accessoryRows,
]

const ranks = rankBySales(areas.flat().map((row) => row.slug))

export const demoProducts: readonly DemoProduct[] = areas.flatMap((rows) =>
  rows.map((row, position) => buildProduct(row, position, ranks.get(row.slug) ?? ranks.size)),
)

/** The named best sellers lead, everything else follows in the order of the catalogue. */
function rankBySales(slugs: readonly string[]): ReadonlyMap<string, number> {
  const leading: readonly string[] = demoBestSellers
  const others = slugs.filter((slug) => !leading.includes(slug))
  return new Map([...leading, ...others].map((slug, index) => [slug, index + 1]))
}
