import { invalidCall } from '#http/graphql/errors.ts'
import { readNodeKeys } from '#http/graphql/node-id.ts'
import { refuseTooMany } from '#http/graphql/refuse-too-many.ts'
import type {
  AttributeInput,
  DecimalFilterInput,
  MetadataFilter,
  ProductStockFilterInput,
  StringFilterInput,
} from '#http/graphql/schema.generated.ts'
import type { Span, Term } from '../../rules/product-term.ts'

const nothing: Term = { is: 'nothing' }

/** Each entry must hold, one value of an entry is enough. */
export function attributeTerms(inputs: readonly AttributeInput[]): Term[] {
  refuseMixture(inputs)
  return refuseTooMany(inputs, 'attributes').map(attributeTerm)
}

export function metadataTerms(filters: readonly MetadataFilter[]): Term[] {
  return refuseTooMany(filters, 'metadata').map(({ key, value }) => ({
    is: 'metadata',
    key,
    value: value || null,
  }))
}

export function stockTerm({ warehouseIds, quantity }: ProductStockFilterInput): Term {
  return {
    is: 'stock',
    warehouseIds: warehouseIds?.length ? readNodeKeys('Warehouse', warehouseIds) : null,
    range: quantity ?? {},
  }
}

/** In the place that is asked about, or anywhere. */
export function availabilityTerm(availability: string, stateId: number | null): Term {
  return { is: 'inStock', yes: availability === 'IN_STOCK', stateId }
}

/** The shop has no gift cards or preorders: asking for them finds nothing, asking for the rest everything. */
export function absentTerms(...asked: (boolean | null | undefined)[]): Term[] {
  return asked.some(Boolean) ? [nothing] : []
}

export function toSpan({ eq, oneOf, range }: DecimalFilterInput): Span {
  if (eq != null) return { oneOf: [eq] }
  if (oneOf) return { oneOf: refuseTooMany(oneOf, 'oneOf') }
  return range ?? {}
}

export function choiceOf(choice: StringFilterInput | null | undefined): readonly string[] | undefined {
  if (!choice) return undefined
  return choice.eq != null ? [choice.eq] : refuseTooMany(choice.oneOf ?? [], 'oneOf')
}

function attributeTerm({ slug, value, values, valuesRange, boolean, date, dateTime }: AttributeInput): Term {
  if (!slug) return nothing
  if (values) return { is: 'values', attribute: slug, slugs: [...refuseTooMany(values, 'values')].sort() }
  if (valuesRange) return { is: 'numbers', attribute: slug, range: valuesRange }
  if (boolean != null) return { is: 'truth', attribute: slug, yes: boolean }
  if (date || dateTime) return nothing
  if (!value) return { is: 'values', attribute: slug }
  if (value.numeric) return { is: 'numbers', attribute: slug, range: toSpan(value.numeric) }
  if (value.boolean != null) return { is: 'truth', attribute: slug, yes: value.boolean }
  if (value.date || value.dateTime || value.reference) return nothing
  return { is: 'values', attribute: slug, slugs: choiceOf(value.slug), names: choiceOf(value.name) }
}

function refuseMixture(inputs: readonly AttributeInput[]): void {
  const isOlder = ({ values, valuesRange, boolean, date, dateTime }: AttributeInput) =>
    [values, valuesRange, boolean, date, dateTime].some((given) => given !== undefined)
  const older = inputs.filter(isOlder)
  if (older.length > 0 && older.length < inputs.length) {
    throw invalidCall(
      'The provided `attributes` input contains a mix of deprecated fields' +
        'and `value`. Please use either the `AttributeInput.value` field ' +
        'exclusively or only the deprecated fields.',
    )
  }
  const nameless = older.flatMap(({ slug }, index) => (slug ? [] : index))
  if (nameless.length > 0) {
    throw invalidCall(
      'Attribute `slug` is required when using deprecated fields in the `attributes` input. ' +
        `Missing at indices: ${nameless.join(', ')}.`,
    )
  }
  const doubled = older.flatMap(({ value }, index) => (value ? index : []))
  if (doubled.length > 0) {
    throw invalidCall(
      'The `value` field cannot be used with deprecated fields in the `attributes` input. ' +
        `Used at indices: ${doubled.join(', ')}.`,
    )
  }
}
