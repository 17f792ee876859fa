import { emptySet } from '@warsha/data-structures/key-set.ts'
import type { Assignment, Attribute, AttributeValue } from './catalogue.ts'
import type { SharedRows, ValueRow, ValueRows } from './catalogue-rows.ts'
import type { CatalogueStore } from './catalogue-store.ts'
import { filterMetadata } from './filter-attribute.ts'
import { groupTranslations } from './group-rows.ts'
import { withLazyRichText } from './lazy-rich-text.ts'

const choiceTypes: ReadonlySet<string> = new Set(['DROPDOWN', 'MULTISELECT', 'SWATCH'])

/**
 * Puts the attributes in, each the same object as before. Returns false when products would have to be made anew,
 * because an attribute came, went, became of another type or has another place among the others.
 */
export function putAttributes(
  store: CatalogueStore,
  rows: Pick<SharedRows, 'attributes' | 'attributeTranslations'>,
): boolean {
  const texts = groupTranslations(rows.attributeTranslations, 'attributeId', ({ name }) => ({ name }))
  const before = shapeOf(store.attributes)
  store.attributes = rows.attributes.map((row) => {
    const known = store.attributesById.get(row.id)
    const fresh: Attribute = {
      ...row,
      metadata: filterMetadata(row),
      type: 'PRODUCT_TYPE',
      translations: texts.get(row.id) ?? {},
      choices: known?.choices ?? [],
      products: known?.products ?? emptySet(),
    }
    return Object.assign(known ?? fresh, fresh)
  })
  store.attributesById = new Map(store.attributes.map((attribute) => [attribute.id, attribute]))
  store.attributesBySlug = new Map(store.attributes.map((attribute) => [attribute.slug, attribute]))
  return before === shapeOf(store.attributes)
}

/** Puts values in, each the same object as before; one of `ids` that is not among the rows is gone. */
export function putValues(store: CatalogueStore, ids: Iterable<number>, rows: ValueRows): void {
  const texts = groupTranslations(rows.valueTranslations, 'valueId', ({ name, plainText, richText }) =>
    withLazyRichText({ name, plainText }, richText),
  )
  const found = new Map(rows.values.map((row) => [row.id, row]))
  const touched = new Set<Attribute>()
  for (const id of ids) {
    const known = store.valuesById.get(id)
    const row = found.get(id)
    const attribute = store.attributesById.get(row?.attributeId ?? known?.attributeId ?? 0)
    if (attribute && choiceTypes.has(attribute.inputType)) touched.add(attribute)
    if (!row || !attribute) {
      store.valuesById.delete(id)
      continue
    }
    const fresh = toValue(row, attribute, texts.get(id), known)
    store.valuesById.set(
      id,
      known ? Object.defineProperties(known, Object.getOwnPropertyDescriptors(fresh)) : fresh,
    )
  }
  for (const attribute of touched) attribute.choices = choicesOf(store, attribute, found)
  if (touched.size > 0) store.sharedVersion += 1
  store.version += 1
}

/** Turns ids of values into assignments, in the attributes' order. */
export function assignValues(
  store: CatalogueStore,
  valueIds: readonly number[] | undefined,
): readonly Assignment[] {
  if (!valueIds) return nothing
  const groups = new Map<number, AttributeValue[]>()
  for (const id of valueIds) {
    const value = store.valuesById.get(id)
    if (!value) continue
    const group = groups.get(value.attributeId)
    if (group) group.push(value)
    else groups.set(value.attributeId, [value])
  }
  const assigned: Assignment[] = []
  for (const attribute of store.attributes) {
    const values = groups.get(attribute.id)
    if (values) assigned.push(shareAssignment(attribute, values))
  }
  // Without the room for more that pushing left.
  return assigned.slice()
}

const nothing = Object.freeze([]) as readonly never[]

/** Most products have the same brand or places as others: one object serves all. */
const shared = new WeakMap<Attribute, Map<string, Assignment>>()

function shareAssignment(attribute: Attribute, values: readonly AttributeValue[]): Assignment {
  if (!choiceTypes.has(attribute.inputType)) return { attribute, values: values.slice() }
  const known = shared.get(attribute) ?? new Map<string, Assignment>()
  shared.set(attribute, known)
  const key = values.map(({ id }) => id).join()
  const assignment = known.get(key)
  if (assignment?.values.every((value, at) => value === values[at])) return assignment
  const made = { attribute, values: values.slice() }
  known.set(key, made)
  return made
}

function choicesOf(
  store: CatalogueStore,
  attribute: Attribute,
  found: ReadonlyMap<number, ValueRow>,
): AttributeValue[] {
  const choices = new Set(attribute.choices.filter(({ id }) => store.valuesById.has(id)))
  for (const { id, attributeId } of found.values()) {
    const value = store.valuesById.get(id)
    if (value && attributeId === attribute.id) choices.add(value)
  }
  return [...choices].sort((one, other) => one.position - other.position || one.id - other.id)
}

function toValue(
  { richText, ...row }: ValueRow,
  { inputType }: Attribute,
  translations: AttributeValue['translations'],
  known: AttributeValue | undefined,
): AttributeValue {
  const products = choiceTypes.has(inputType) ? (known?.products ?? emptySet()) : undefined
  const boolean = inputType === 'BOOLEAN' ? /(^|-)true$/.test(row.slug) : null
  return withLazyRichText({ ...row, inputType, value: null, boolean, translations, products }, richText)
}

function shapeOf(attributes: readonly Attribute[]): string {
  return attributes.map(({ id, inputType }) => `${id}:${inputType}`).join()
}
