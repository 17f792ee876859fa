import type { Metadata } from '#kernel/texts.ts'
import type { Name, StoredLine, StoredSurcharge } from './order.ts'

/** A line or a surcharge, as an order is written down row by row. */
export type OrderRow = Pick<
  StoredLine,
  | 'position'
  | 'publicId'
  | 'productName'
  | 'variantName'
  | 'sku'
  | 'quantity'
  | 'undiscountedUnitBaisa'
  | 'unitBaisa'
  | 'totalBaisa'
  | 'taxBaisa'
  | 'taxBasisPoints'
  | 'returned'
> & { metadata: Metadata }

export type OrderParts = { lines: readonly StoredLine[]; surcharges: readonly StoredSurcharge[] }

/** All rows of an order, in its order: each line is followed by its surcharges. */
export function rowsOf({ lines, surcharges }: OrderParts): OrderRow[] {
  const rows: OrderRow[] = [...lines, ...surcharges.map(toRow)]
  return rows.toSorted((one, other) => one.position - other.position)
}

function toRow(surcharge: StoredSurcharge): OrderRow {
  const { name, unitBaisa } = surcharge
  return {
    ...surcharge,
    productName: name,
    variantName: noName,
    undiscountedUnitBaisa: unitBaisa,
    metadata: {},
  }
}

/** A line, or a surcharge in the shape of one. */
export type ListedLine = StoredLine & { surchargeKind: string | null }

/**
 * The lines as Saleor lists them: a surcharge that a variant of the catalogue stands for is one of them, behind the line
 * it belongs to.
 */
export function listedLines({ lines, surcharges }: OrderParts): ListedLine[] {
  const listed = surcharges.flatMap((surcharge): ListedLine[] => {
    const { variantId, orderId, discountBaisa, kind } = surcharge
    if (variantId === null) return []
    return [{ ...toRow(surcharge), ...noUsage, orderId, variantId, discountBaisa, surchargeKind: kind }]
  })
  return [...lines.map((line) => ({ ...line, surchargeKind: null })), ...listed].toSorted(
    (one, other) => one.position - other.position,
  )
}

const noName: Name = { en: '', ar: '' }

const noUsage = {
  pictureUrl: null,
  slotId: null,
  centreId: null,
  fulfilment: null,
  used: 0,
  expired: 0,
  appointmentAt: null,
  expiresAt: null,
  deliveredAt: null,
  expiredAt: null,
} as const
