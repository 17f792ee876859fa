import type { CentreTypeSlug } from './demo-service-types.ts'
import type { ShiftPatternName } from './shift-patterns.ts'

export type DemoCentre = {
  readonly id: number
  readonly slug: string
  readonly state: string
  readonly type: CentreTypeSlug
  readonly name: readonly [en: string, ar: string]
  readonly address: readonly [en: string, ar: string]
  readonly description: readonly [en: string, ar: string]
  readonly position: readonly [latitude: number, longitude: number]
  readonly pattern: ShiftPatternName
  readonly capacity: number
  /** Slugs of service types done at the centre, and those it also brings to the customer. */
  readonly services: readonly string[]
  readonly atHome?: readonly string[]
  /** Goods come from the central warehouse a day later instead of from the centre's own shelf. */
  readonly fromWarehouse?: boolean
  /** Without any free hour, so that the shop also shows what that looks like. */
  readonly isFull?: boolean
  /** Opened lately, without ratings yet. */
  readonly isNew?: boolean
}

export const goods = [
  'oil-delivery',
  'tyre-delivery',
  'battery-delivery',
  'parts-delivery',
  'accessory-delivery',
  'fuel-delivery',
  'car-care-delivery',
] as const
export const workshop = [
  'oil-change',
  'tyre-fitting',
  'battery-fitting',
  'parts-fitting',
  'brake-service',
  'air-conditioning',
  'inspection',
  'service-packages',
  'accessory-fitting',
] as const
export const visits = [
  'oil-change',
  'tyre-fitting',
  'battery-fitting',
  'car-wash',
  'fuel',
  'parts-fitting',
  'inspection',
  'roadside-help',
  'service-packages',
  'accessory-fitting',
] as const

/** A centre that does everything, so that each place can serve the whole catalogue. */
export const everything = {
  type: 'service-centre',
  pattern: 'workshop',
  capacity: 3,
  services: [...workshop, 'car-wash', 'fuel', 'roadside-help', ...goods],
  atHome: [...visits, ...goods],
} as const
