import type { Database, Transaction } from '#kernel/database/connect.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { recordCommands } from '#modules/staff/index.ts'
import {
  type AttributeKind,
  type EditedAttribute,
  type EditedAttributeFields,
  type EditedValue,
  hasChoices,
  type ListedAttribute,
} from '../rules/edited-attribute.ts'
import {
  deleteAttributeRow,
  findEditedAttribute,
  insertAttribute,
  listAttributeRows,
  updateAttribute,
} from '../storage/edited-attribute-queries.ts'
import { deleteValues, listValueIds, lockUsesOfValues, writeValues } from '../storage/edited-value-queries.ts'
import { sanitiseNames } from './sanitise-texts.ts'

type Created = EditedAttributeFields & { inputType: AttributeKind }

/** Attributes of products. The values that an attribute offers as choices are saved with it. */
export const attributeCommands = recordCommands<EditedAttributeFields, Created, EditedAttribute>({
  subject: 'attribute',
  actions: 'attributes',
  table: 'attributes',
  parts: ['attribute_translations'],
  fieldOf: { attributes_slug_unique: 'slug', attribute_values_slug_key: 'values' },
  find: findEditedAttribute,
  check(input) {
    const values = input.values.map((value) => ({ ...value, names: sanitiseNames(value.names) }))
    const fields = {
      ...input,
      names: sanitiseNames(input.names),
      unit: (input.unit && sanitiseText(input.unit)) || null,
      values,
    }
    if (!fields.names.en) return refuse('REQUIRED', { field: 'names.en' })
    if (values.some(({ names }) => !names.en)) return refuse('REQUIRED', { field: 'values' })
    const slugs = new Set(values.map(({ slug }) => slug))
    return slugs.size === values.length ? ok(fields) : refuse('VALUE_TAKEN', { field: 'values' })
  },
  async insert(tx, { values, ...fields }) {
    const id = await insertAttribute(tx, fields)
    const saved = await saveValues(tx, { id, inputType: fields.inputType, values })
    return saved.ok ? ok(id) : saved
  },
  async update(tx, key, { values, ...fields }) {
    const before = await findEditedAttribute(tx, key.id)
    if (!before || !(await updateAttribute(tx, key, fields))) return ok(false)
    const saved = await saveValues(tx, { id: key.id, inputType: before.inputType, values })
    return saved.ok ? ok(true) : saved
  },
  async delete(tx, key) {
    return deleteAttributeRow(tx, key)
  },
  logged({ id: _id, revision: _revision, values, ...fields }) {
    return { ...fields, values: values.map(({ names, slug }) => ({ slug, ...names })) }
  },
})

type Saved = { id: number; inputType: AttributeKind; values: readonly EditedValue[] }

/** A choice that is left out is deleted, unless a product has it. */
async function saveValues(tx: Transaction, { id, inputType, values }: Saved): Promise<Outcome<true, string>> {
  if (!hasChoices(inputType)) return values.length === 0 ? ok(true) : refuse('INVALID', { field: 'values' })
  const known = await listValueIds(tx, id)
  const kept = values.flatMap((value) => value.id ?? [])
  if (new Set(kept).size < kept.length || kept.some((value) => !known.includes(value)))
    return refuse('INVALID', { field: 'values' })
  const gone = known.filter((value) => !kept.includes(value))
  const uses = gone.length > 0 ? await lockUsesOfValues(tx, gone) : []
  if (uses.length > 0) return refuse('IN_USE', { field: 'values', details: { uses } })
  await deleteValues(tx, gone)
  await writeValues(tx, id, values)
  return ok(true)
}

export function listEditedAttributes({ db }: { db: Database }): Promise<ListedAttribute[]> {
  return listAttributeRows(db)
}
