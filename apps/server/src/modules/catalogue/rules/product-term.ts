/** One condition on products. A list's terms must all hold. */
export type Term =
  | { is: 'nothing' }
  | { is: 'any'; of: readonly (readonly Term[])[] }
  | { is: 'categories'; ids: readonly number[] }
  | { is: 'collections'; ids: readonly number[] }
  | { is: 'categorised'; yes: boolean }
  | { is: 'soldIn'; stateId: number }
  | { is: 'ids'; ids: readonly number[] }
  | { is: 'slugs'; slugs: readonly string[] }
  | { is: 'names'; names: readonly string[] }
  | { is: 'types'; ids: readonly number[] }
  | { is: 'values'; attribute: string; slugs?: readonly string[]; names?: readonly string[] }
  | { is: 'numbers'; attribute: string; range: Span }
  /** Of each attribute the product has none of the values, or one of these. */
  | { is: 'suits'; needs: readonly { attribute: string; slugs: readonly string[] }[] }
  | { is: 'truth'; attribute: string; yes: boolean }
  | { is: 'metadata'; key: string; value: string | null }
  | { is: 'price'; range: Span }
  | { is: 'lowestPayable'; range: Span }
  | { is: 'forSale'; yes: boolean }
  | { is: 'publishedBy'; ms: number }
  | { is: 'forSaleBy'; ms: number }
  | { is: 'updated'; range: Span }
  | { is: 'inStock'; yes: boolean; stateId: number | null }
  | { is: 'stock'; warehouseIds: readonly number[] | null; range: Span }

/** Whether the term names places: what names none itself is sold in all of them. */
export function namesPlaces({ attribute, slugs, names }: Extract<Term, { is: 'values' }>): boolean {
  return attribute === 'state' && Boolean(slugs ?? names)
}

/** Inclusive ends, or exactly one of the listed numbers. */
export type Span = { gte?: number | null; lte?: number | null; oneOf?: readonly number[] | null }

export function isWithin(number: number, { gte, lte, oneOf }: Span): boolean {
  return (
    (gte == null || number >= gte) && (lte == null || number <= lte) && (!oneOf || oneOf.includes(number))
  )
}
