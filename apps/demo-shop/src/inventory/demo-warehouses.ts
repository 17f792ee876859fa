import type { DemoStock } from '../catalogue/demo-types.ts'

export const demoCentralWarehouse = {
  id: 1,
  slug: 'central-warehouse',
  nameEn: 'Central Warehouse',
  nameAr: 'المستودع المركزي',
  isCentral: true,
  streetAddress: 'Rusayl Industrial Estate, Road 12',
  city: 'Seeb',
  countryCode: 'OM',
  phone: '+96824000100',
} as const

/** Units in the central warehouse by level. Centres keep goods of their own only while there is plenty. */
export const centralUnits = { plenty: 60, low: 3, out: 0 } as const satisfies Record<DemoStock, number>

/** Four to fifteen units, the same in every seeded database. */
export function shelfUnits(centreId: number, variantId: number): number {
  return 4 + ((centreId * 7 + variantId * 5) % 12)
}
