import { catalogueModel, type Product } from '#modules/catalogue/index.ts'
import {
  type CheckedLine,
  checkCountedStock,
  type StockCheckDeps,
  stockModel,
  unitsOf,
  type WantedLine,
} from '#modules/inventory/index.ts'

export type PlannedBooking = {
  key: string
  product: Product
  /** Counted units by variant that the line takes from stock. */
  units: ReadonlyMap<number, number>
}

/** The planned lines, or the problems of some of them. */
export type BookingPlan =
  | { isPossible: true; lines: PlannedBooking[] }
  | { isPossible: false; checked: CheckedLine[] }

/** Finds the products of lines that are to be booked and the stock they take, if there is enough of everything. */
export async function planBooking(
  deps: StockCheckDeps,
  asked: { channel: string; stateId: number; lines: readonly WantedLine[] },
): Promise<BookingPlan> {
  const checked = await checkCountedStock(deps, asked)
  if (checked.some(({ problem }) => problem)) return { isPossible: false, checked }
  const { catalogue } = await deps.models.get(catalogueModel)
  const counts = await deps.models.get(stockModel)
  const shop = catalogue.channels.get(asked.channel)
  const lines = asked.lines.flatMap(({ key, productId, variantId, quantity }): PlannedBooking[] => {
    const product = catalogue.productsById.get(productId ?? -1)
    const options = (product?.variants ?? [])
      .filter(({ id, prices }) => shop && prices[shop.index] && (variantId === undefined || id === variantId))
      .map((variant) => unitsOf(variant, Number(quantity), catalogue))
    const isEnough = (units: ReadonlyMap<number, number>) =>
      [...units].every(([id, needed]) => counts.freeIn(id, asked.stateId) >= needed)
    return product ? [{ key, product, units: options.find(isEnough) ?? options[0] ?? new Map() }] : []
  })
  return { isPossible: true, lines }
}
