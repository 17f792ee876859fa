import { permissionDenied } from '#http/graphql/errors.ts'
import { refuseTooMany } from '#http/graphql/refuse-too-many.ts'
import type {
  CheckoutLineInput,
  CheckoutLineUpdateInput,
  MetadataInput,
} from '#http/graphql/schema.generated.ts'
import { type Outcome, ok, type Refusal, refuse } from '#kernel/outcome.ts'
import type { Metadata } from '#kernel/texts.ts'
import type { LineChange } from '../../rules/change-lines.ts'
import type { DraftLine } from '../../rules/checkout.ts'
import { isMetadata, maxLineBytes } from '../../rules/is-metadata.ts'
import { lineType, readUuid, readVariantId } from './read-ids.ts'

/** Lines as a caller sends them. A price that is sent is an attempt to make one, which is for staff. */
export function readLines(inputs: readonly CheckoutLineInput[]): Outcome<DraftLine[]> {
  return readAll(refuseTooMany(inputs, 'lines'), (input) => {
    refusePrice(input)
    const metadata = readPairs(input.metadata, maxLineBytes)
    if (!metadata.ok) return metadata
    const variant = readVariantId(input.variantId)
    if (!variant.ok) return variant
    return ok({
      variantId: variant.value,
      quantity: input.quantity,
      metadata: metadata.value ?? {},
      ...(input.forceNewLine && { isOwnLine: true }),
    })
  })
}

export function readChanges(inputs: readonly CheckoutLineUpdateInput[]): Outcome<LineChange[]> {
  return readAll(refuseTooMany(inputs, 'lines'), (input) => {
    refusePrice(input)
    const metadata = readPairs(input.metadata, maxLineBytes)
    if (!metadata.ok) return metadata
    const line = input.lineId ? readUuid(lineType, input.lineId, 'lineId') : undefined
    if (line && !line.ok) return line
    if (!line && !input.variantId) return refuse('REQUIRED', { field: 'lineId' })
    const variant = line ? undefined : readVariantId(input.variantId ?? '')
    if (variant && !variant.ok) return variant
    return ok({
      ...(line && { publicId: line.value }),
      ...(variant && { variantId: variant.value }),
      ...(input.quantity != null && { quantity: input.quantity }),
      ...(metadata.value && { metadata: metadata.value }),
    })
  })
}

export function readLineIds(ids: readonly string[]): Outcome<string[]> {
  return readAll(refuseTooMany(ids, 'linesIds'), (id) => readUuid(lineType, id, 'linesIds'))
}

/** Undefined where none is given. */
export function readPairs(
  input: readonly MetadataInput[] | null | undefined,
  maxBytes?: number,
): Outcome<Metadata | undefined, 'METADATA_INVALID' | 'REQUIRED'> {
  if (!input) return ok(undefined)
  if (input.some(({ key }) => key.trim() === '')) return refuse('REQUIRED', { field: 'metadata' })
  const metadata = Object.fromEntries(input.map(({ key, value }) => [key, value]))
  return isMetadata(metadata, maxBytes) ? ok(metadata) : refuse('METADATA_INVALID', { field: 'metadata' })
}

function refusePrice({
  price,
  priceOverrideReason,
}: {
  price?: unknown
  priceOverrideReason?: unknown
}): void {
  if (price != null || priceOverrideReason != null) throw permissionDenied('HANDLE_CHECKOUTS')
}

function readAll<Input, Value>(
  inputs: readonly Input[],
  read: (input: Input) => Outcome<Value>,
): Outcome<Value[]> {
  const values: Value[] = []
  for (const input of inputs) {
    const one: { ok: true; value: Value } | Refusal = read(input)
    if (!one.ok) return one
    values.push(one.value)
  }
  return ok(values)
}
