import type { RichText } from '#kernel/texts.ts'
import type { Assignment, Attribute, AttributeValue } from './catalogue.ts'
import type { CatalogueRows, ValueRow, ValueTexts } from './catalogue-rows.ts'
import { groupTranslations } from './translations-of.ts'

export type BuiltAttributes = {
  attributes: ReadonlyMap<number, Attribute>
  /** Turns the joined ids of values into assignments, in the attributes' order. */
  assign(valueIds: string | undefined): readonly Assignment[]
}

type BuildingAttribute = Attribute & { choices: AttributeValue[] }
type BuildingValue = AttributeValue & { productIndexes: number[] }

const choiceTypes: ReadonlySet<string> = new Set(['DROPDOWN', 'MULTISELECT', 'SWATCH'])

export function buildAttributes(rows: CatalogueRows): BuiltAttributes {
  const texts = groupTranslations(rows.attributeTranslations, 'attributeId')
  const attributes = new Map<number, BuildingAttribute>()
  for (const row of rows.attributes) {
    const translations = texts.get(row.id) ?? {}
    attributes.set(row.id, { ...row, type: 'PRODUCT_TYPE', translations, choices: [] })
  }
  const values = buildValues(rows, attributes)
  const order = new Map([...attributes.keys()].map((id, place) => [id, place]))
  const placeOf = (value: AttributeValue) => order.get(value.attributeId) ?? 0
  // Most products share their assignments with others (the same brand, the same places): one object serves all.
  const known = new Map<string, Assignment>()

  function assign(valueIds: string | undefined): readonly Assignment[] {
    const groups = new Map<number, AttributeValue[]>()
    for (const id of valueIds?.split(',') ?? []) {
      const value = values.get(Number(id))
      if (!value) continue
      const group = groups.get(value.attributeId)
      if (group) group.push(value)
      else groups.set(value.attributeId, [value])
    }
    return [...groups.values()].sort((one, other) => placeOfFirst(one) - placeOfFirst(other)).flatMap(intern)
  }

  function placeOfFirst([first]: readonly AttributeValue[]): number {
    return first ? placeOf(first) : 0
  }

  function intern(group: AttributeValue[]): Assignment[] {
    const key = group.map((value) => value.id).join()
    const shared = known.get(key)
    if (shared) return [shared]
    const attribute = group[0] && attributes.get(group[0].attributeId)
    if (!attribute) return []
    const assignment = { attribute, values: group }
    known.set(key, assignment)
    return [assignment]
  }

  return { attributes, assign }
}

/** Notes that a product has these values, once even when several of its variants do. */
export function noteProduct(assignments: readonly Assignment[], productIndex: number): void {
  for (const { values } of assignments) {
    for (const value of values as readonly BuildingValue[]) {
      if (value.productIndexes.at(-1) !== productIndex) value.productIndexes.push(productIndex)
    }
  }
}

function buildValues(rows: CatalogueRows, attributes: Map<number, BuildingAttribute>) {
  const texts = groupTranslations(rows.valueTranslations, 'valueId')
  const values = new Map<number, AttributeValue>()
  for (const row of rows.values) {
    const attribute = attributes.get(row.attributeId)
    if (!attribute) continue
    const value = toValue(row, attribute, withLazyTexts(texts.get(row.id)))
    values.set(row.id, value)
    if (choiceTypes.has(attribute.inputType)) attribute.choices.push(value)
  }
  return values
}

function toValue(
  row: ValueRow,
  attribute: Attribute,
  translations: AttributeValue['translations'],
): AttributeValue {
  const { richText, ...plain } = row
  const value = {
    ...plain,
    inputType: attribute.inputType,
    value: null,
    boolean: attribute.inputType === 'BOOLEAN' ? /(^|-)true$/.test(row.slug) : null,
    translations,
    productIndexes: [],
  }
  return richText === null ? { ...value, richText: null } : withLazyRichText(value, richText)
}

function withLazyTexts(texts: ReturnType<Map<number, Partial<Record<string, ValueTexts>>>['get']>) {
  if (!texts) return undefined
  return Object.fromEntries(
    Object.entries(texts).map(([language, { richText, ...plain } = noTexts]) => [
      language,
      richText === null ? { ...plain, richText: null } : withLazyRichText(plain, richText),
    ]),
  )
}

const noTexts: ValueTexts = { name: '', plainText: null, richText: null }

/** Kept as text and parsed when read: parsed texts of a large catalogue would outweigh everything else. */
function withLazyRichText<Value extends object>(value: Value, json: string): Value & { richText: RichText } {
  return Object.defineProperty(value, 'richText', {
    get: (): RichText => JSON.parse(json),
    enumerable: true,
  }) as Value & { richText: RichText }
}
