import type { Transaction } from '@warsha/server/kernel/database/connect.ts'
import { stocks, warehouses } from '@warsha/server/modules/inventory/storage/inventory.tables.ts'
import { type DemoCentre, demoCentres } from '../booking/demo-centres.ts'
import { demoServiceTypes } from '../booking/demo-service-types.ts'
import { demoCategories } from '../catalogue/demo-categories.ts'
import { demoProducts } from '../catalogue/demo-products.ts'
import type { DemoCategory, DemoProduct } from '../catalogue/demo-types.ts'
import { centralUnits, demoCentralWarehouse, shelfUnits } from '../inventory/demo-warehouses.ts'
import { demoStates } from '../locations/demo-places.ts'
import { idOf, variantIds } from './catalogue-keys.ts'
import { centrePhone } from './centre-phone.ts'
import { insertRows, moveCounters } from './insert-rows.ts'

export async function seedStock(tx: Transaction): Promise<void> {
  await insertRows(tx, warehouses, [
    { ...demoCentralWarehouse, stateId: null },
    ...demoCentres.filter((centre) => !centre.fromWarehouse).map(toWarehouse),
  ])
  // Bundles are as available as their parts; untracked services never run out.
  const tracked = demoProducts.filter((product) => product.kind !== 'bundle').flatMap(trackedVariants)
  await insertRows(
    tx,
    stocks,
    tracked.flatMap(({ product, variant }) => {
      const variantId = idOf(variantIds, variant.sku)
      const central = {
        warehouseId: demoCentralWarehouse.id,
        variantId,
        onHand: centralUnits[variant.stock],
      }
      if (variant.stock !== 'plenty') return [central]
      const shelves = demoCentres
        .filter((centre) => keeps(centre, product))
        .map((centre) => ({
          warehouseId: warehouseIdOf(centre),
          variantId,
          onHand: shelfUnits(centre.id, variantId),
        }))
      return [central, ...shelves]
    }),
  )
  await moveCounters(tx, [warehouses])
}

/** A centre's own shelf, or the central warehouse for those that have none. */
export function warehouseIdOf(centre: DemoCentre): number {
  return centre.fromWarehouse ? demoCentralWarehouse.id : 100 + centre.id
}

function trackedVariants(product: DemoProduct) {
  return product.variants
    .filter((variant) => product.kind !== 'service' || variant.stock === 'out')
    .map((variant) => ({ product, variant }))
}

function toWarehouse(centre: DemoCentre) {
  const state = demoStates.find(({ slug }) => slug === centre.state)
  if (!state) throw new Error(`The centre ${centre.slug} lies nowhere`)
  return {
    id: warehouseIdOf(centre),
    slug: `${centre.slug}-shelf`,
    nameEn: centre.name[0],
    nameAr: centre.name[1],
    isCentral: false,
    stateId: state.id,
    streetAddress: centre.address[0],
    city: state.nameEn,
    countryCode: state.countryId === 1 ? 'OM' : 'AE',
    phone: centrePhone(centre),
  }
}

/** A centre keeps what it hands over or fits, as far as its place sells it. */
function keeps(centre: DemoCentre, product: DemoProduct): boolean {
  if (centre.fromWarehouse || !product.states.some((state) => state === centre.state)) return false
  const branch = branchOf(product.category)
  return demoServiceTypes.some(
    (type) => centre.services.includes(type.slug) && type.categories.some((category) => branch.has(category)),
  )
}

const parents = new Map<string, string | null>(
  demoCategories.map((category: DemoCategory) => [category.slug, category.parent]),
)

function branchOf(category: string): Set<string> {
  const branch = new Set<string>()
  for (let slug: string | null | undefined = category; slug; slug = parents.get(slug)) branch.add(slug)
  return branch
}
