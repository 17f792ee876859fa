import { quantityLimit } from '@warsha/contract/constants.ts'
import type { Catalogue, Channel, Product } from '#modules/catalogue/index.ts'
import { unitsOf } from './units-of.ts'

/** A line that a customer wants to buy; `key` names it as the caller did. */
export type WantedLine = {
  key: string
  productId: number | undefined
  /** Undefined: whichever variant there is most of. */
  variantId: number | undefined
  /** As it was sent, which may be anything. */
  quantity: unknown
}

export type StockProblem =
  | 'QUANTITY_INVALID'
  | 'PRODUCT_UNAVAILABLE'
  | 'PRODUCT_NOT_SOLD_HERE'
  | 'STOCK_INSUFFICIENT'
  | 'QUANTITY_LIMITED'
  | 'USAGE_LIMITED_PER_ORDER'
  | 'USAGE_LIMITED_PER_USER'

export type LimitProblem = Extract<StockProblem, `USAGE_LIMITED_${string}`>

export type CheckedLine = {
  key: string
  problem: StockProblem | null
  /** How many pieces the line may have, beside what the other lines take. */
  freeUnits: number
}

/** A line that could be bought if there is enough of it: the units it takes, by variant. */
export type PlannedLine = {
  key: string
  product: Product
  variantId: number | undefined
  quantity: number
  /** One of these is enough, the first that has enough; a bundle takes all of its parts. */
  options: readonly Takes[]
}
export type Takes = ReadonlyMap<number, number>

export type StockPlan = {
  planned: readonly PlannedLine[]
  /** How many a customer may have of a line, whatever is in stock. */
  limits: ReadonlyMap<PlannedLine, number>
  problems: ReadonlyMap<string, StockProblem>
  /** Counted variants whose free units must be known. */
  variantIds: readonly number[]
}

export type Shop = {
  catalogue: Catalogue
  channel: Channel
  stateId: number
  isShown(product: Product): boolean
  /** The category whose limit holds for the product. */
  limitOf(product: Product): Product['category']
}

/** Plans the units of the lines, and finds their problems before stock is read. */
export function planStockCheck(lines: readonly WantedLine[], shop: Shop): StockPlan {
  const problems = new Map<string, StockProblem>()
  const planned: PlannedLine[] = []
  for (const line of lines) {
    const found = planLine(line, shop)
    if (typeof found === 'string') problems.set(line.key, found)
    else planned.push(found)
  }
  for (const [key, problem] of limitProblems(planned, shop)) problems.set(key, problems.get(key) ?? problem)
  const variantIds = new Set(planned.flatMap(({ options }) => options.flatMap((takes) => [...takes.keys()])))
  const limits = new Map(planned.map((line) => [line, limitOfLine(line, planned, shop)]))
  return { planned, limits, problems, variantIds: [...variantIds] }
}

/** Lines of the same goods share the stock: there must be enough for all of them together. */
export function evaluateStock(
  { planned, limits, problems }: StockPlan,
  freeUnits: ReadonlyMap<number, number>,
): CheckedLine[] {
  const free = (variantId: number) => freeUnits.get(variantId) ?? 0
  const wanted = new Map<number, number>()
  const chosen = planned.map((line) => {
    const takes = chooseOption(line, free, wanted)
    for (const [id, units] of takes) wanted.set(id, (wanted.get(id) ?? 0) + units)
    return { line, takes: [...takes] }
  })
  const checked = chosen.map(({ line, takes }): CheckedLine => {
    const isShort = takes.some(([id]) => (wanted.get(id) ?? 0) > free(id))
    const wholes = takes.map(([id, units]) => {
      const leftForLine = free(id) - ((wanted.get(id) ?? 0) - units)
      return Math.floor((leftForLine * line.quantity) / units)
    })
    const [limit, stock] = [limits.get(line) ?? quantityLimit, Math.min(...wholes)]
    const isLimited = line.quantity > limit && stock >= limit
    return {
      key: line.key,
      problem:
        problems.get(line.key) ?? (isLimited ? 'QUANTITY_LIMITED' : isShort ? 'STOCK_INSUFFICIENT' : null),
      freeUnits: Math.max(0, Math.min(limit, stock)),
    }
  })
  const judged = new Set(checked.map(({ key }) => key))
  const unplanned = [...problems].filter(([key]) => !judged.has(key))
  return [...checked, ...unplanned.map(([key, problem]) => ({ key, problem, freeUnits: 0 }))]
}

function planLine(line: WantedLine, shop: Shop): PlannedLine | StockProblem {
  const { catalogue, channel, stateId } = shop
  const { key, productId, variantId, quantity } = line
  if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity) || quantity < 1)
    return 'QUANTITY_INVALID'
  const product = productId === undefined ? undefined : catalogue.productsById.get(productId)
  if (!product || product.kind === 'fee' || !shop.isShown(product)) return 'PRODUCT_UNAVAILABLE'
  if (product.stateIds.length > 0 && !product.stateIds.includes(stateId)) return 'PRODUCT_NOT_SOLD_HERE'
  const variants = product.variants.filter(
    ({ id, prices }) => prices[channel.index] && (variantId === undefined || id === variantId),
  )
  if (variants.length === 0) return 'PRODUCT_UNAVAILABLE'
  const options = variants.map((variant) => unitsOf(variant, quantity, catalogue))
  return { key, product, variantId, quantity, options }
}

function chooseOption(
  { options }: PlannedLine,
  free: (variantId: number) => number,
  wanted: ReadonlyMap<number, number>,
): Takes {
  const isEnough = (takes: Takes) =>
    [...takes].every(([id, units]) => (wanted.get(id) ?? 0) + units <= free(id))
  return options.find(isEnough) ?? options[0] ?? new Map()
}

/** The rest of the limit beside the other lines: of a limited category one unit, otherwise so many of a variant. */
function limitOfLine(line: PlannedLine, planned: readonly PlannedLine[], { limitOf }: Shop): number {
  const category = limitOf(line.product)
  const isSame = (other: PlannedLine) =>
    category
      ? limitOf(other.product) === category
      : other.product === line.product && other.variantId === line.variantId
  const others = planned.filter((other) => other !== line && isSame(other))
  return others.reduce((left, { quantity }) => left - quantity, category ? 1 : quantityLimit)
}

/** Of a limited category one unit may be bought, whichever of its products it is. */
export function limitProblems(
  planned: readonly Pick<PlannedLine, 'key' | 'quantity' | 'product'>[],
  { limitOf }: Pick<Shop, 'limitOf'>,
): [string, LimitProblem][] {
  const limited = planned.flatMap(({ key, quantity, product }) => {
    const category = limitOf(product)
    return category ? { key, quantity, category } : []
  })
  return limited
    .filter(({ category }) => {
      const units = limited.filter((line) => line.category === category).map((line) => line.quantity)
      return units.reduce((sum, each) => sum + each, 0) > 1
    })
    .map(({ key, category }) => [
      key,
      category.usageLimitType === 'per_order' ? 'USAGE_LIMITED_PER_ORDER' : 'USAGE_LIMITED_PER_USER',
    ])
}
