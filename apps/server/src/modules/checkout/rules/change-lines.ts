import { quantityLimit } from '@warsha/contract/constants.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { type DraftLine, maxLines } from './checkout.ts'
import { claimsBooking, isSameBooking } from './line-metadata.ts'

export type LinesRefusal =
  | 'QUANTITY_INVALID'
  | 'QUANTITY_REQUIRED'
  | 'QUANTITY_LIMITED'
  | 'LINES_TOO_MANY'
  | 'LINE_UNKNOWN'
  | 'LINE_AMBIGUOUS'

/** The change of a line; it is named by its id or, where that is enough, by its variant. */
export type LineChange = Partial<Pick<DraftLine, 'publicId' | 'variantId' | 'quantity' | 'metadata'>>

/** Lines of one variant become one, their quantities summed, unless their hours differ. */
export function addLines(
  lines: readonly DraftLine[],
  added: readonly DraftLine[],
): Outcome<DraftLine[], LinesRefusal> {
  const joined = [...lines]
  for (const line of added) {
    if (!isCount(line.quantity, 1)) return refuse('QUANTITY_INVALID', nameOf(line))
    const at = line.isOwnLine ? -1 : joined.findIndex((known) => mayJoin(known, line))
    const known = joined[at]
    if (!known) joined.push(line)
    else {
      const metadata = { ...known.metadata, ...line.metadata }
      joined[at] = { ...known, quantity: known.quantity + line.quantity, metadata }
    }
  }
  return bounded(joined)
}

/** Sets quantities and booking; a quantity of 0 removes the line. A variant without a line gets one. */
export function updateLines(
  lines: readonly DraftLine[],
  changes: readonly LineChange[],
): Outcome<DraftLine[], LinesRefusal> {
  let changed = [...lines]
  for (const change of changes) {
    const found = findLine(changed, change)
    if (!found.ok) return found
    const line = found.value
    if (change.quantity === undefined && !(line && change.metadata))
      return refuse('QUANTITY_REQUIRED', nameOf(line ?? change))
    const quantity = change.quantity ?? line?.quantity ?? 0
    if (!isCount(quantity, 0)) return refuse('QUANTITY_INVALID', nameOf(line ?? change))
    const variantId = line?.variantId ?? change.variantId ?? -1
    const metadata = change.metadata ?? line?.metadata ?? {}
    const next = quantity === 0 ? [] : [{ ...line, variantId, quantity, metadata }]
    changed = line ? changed.flatMap((each) => (each === line ? next : each)) : [...changed, ...next]
  }
  return bounded(changed)
}

/** Ids that are no line of the checkout are refused, and nothing is removed then. */
export function removeLines(
  lines: readonly DraftLine[],
  publicIds: readonly string[],
): Outcome<DraftLine[], LinesRefusal> {
  const isKnown = (id: string) => lines.some(({ publicId }) => publicId === id)
  if (!publicIds.every(isKnown)) return refuse('LINE_UNKNOWN', { field: 'linesIds' })
  return ok(lines.filter(({ publicId }) => !publicId || !publicIds.includes(publicId)))
}

function findLine(
  lines: readonly DraftLine[],
  { publicId, variantId }: LineChange,
): Outcome<DraftLine | undefined, LinesRefusal> {
  const named = lines.filter((line) =>
    publicId === undefined ? line.variantId === variantId : line.publicId === publicId,
  )
  if (publicId !== undefined && named.length === 0) return refuse('LINE_UNKNOWN', { field: 'lineId' })
  if (named.length > 1) return refuse('LINE_AMBIGUOUS', nameOf({ variantId }))
  return ok(named[0])
}

function mayJoin(known: DraftLine, line: DraftLine): boolean {
  if (known.variantId !== line.variantId || known.isOwnLine) return false
  return !claimsBooking(line.metadata) || isSameBooking(known.metadata, line.metadata)
}

function bounded(lines: DraftLine[]): Outcome<DraftLine[], LinesRefusal> {
  if (lines.length > maxLines) return refuse('LINES_TOO_MANY', { params: { count: maxLines } })
  const excess = lines.find((line) => unitsOfVariant(lines, line.variantId) > quantityLimit)
  return excess ? refuse('QUANTITY_LIMITED', limitOf(excess)) : ok(lines)
}

/** The limit is for the variant, over however many lines. */
function unitsOfVariant(lines: readonly DraftLine[], variantId: number): number {
  return lines.reduce((sum, line) => sum + (line.variantId === variantId ? line.quantity : 0), 0)
}

function limitOf({ variantId }: DraftLine) {
  return { field: 'quantity', params: { variantId, count: quantityLimit } }
}

function nameOf({ variantId }: { variantId?: number | undefined }) {
  return { field: 'quantity', ...(variantId !== undefined && { params: { variantId } }) }
}

function isCount(quantity: number, least: number): boolean {
  return Number.isSafeInteger(quantity) && quantity >= least
}
