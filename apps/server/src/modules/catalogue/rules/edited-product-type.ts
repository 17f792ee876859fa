/** The fields of a product type that operators edit. */
export type EditedProductTypeFields = { slug: string; name: string; isShippingRequired: boolean }

export type EditedProductType = EditedProductTypeFields & { id: number; revision: number; products: number }
