/** The fields of a warehouse that operators edit. */
export type EditedWarehouseFields = {
  slug: string
  nameEn: string
  nameAr: string
  isCentral: boolean
  stateId: number | null
  streetAddress: string
  city: string
  countryCode: string
  /** Empty without one. */
  phone: string
  isActive: boolean
}

/** A warehouse as operators see it, closed or not. */
export type EditedWarehouse = EditedWarehouseFields & {
  id: number
  /** The variants that it has or had units of. */
  variants: number
  revision: number
}

/** Every warehouse, or those of an operator's centres. */
export type WarehouseScope = 'all' | readonly number[]
