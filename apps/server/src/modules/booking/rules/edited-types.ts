/** The fields of a centre's kind that operators edit. */
export type EditedCentreTypeFields = { slug: string; nameEn: string; nameAr: string; position: number }

export type EditedCentreType = EditedCentreTypeFields & { id: number; revision: number; centres: number }

/** The fields of a kind of work that operators edit. */
export type EditedServiceTypeFields = EditedCentreTypeFields & { categoryIds: readonly number[] }

export type NewServiceType = EditedServiceTypeFields & { serviceType: 'service' | 'delivery' }

export type EditedServiceType = NewServiceType & { id: number; revision: number; centres: number }
