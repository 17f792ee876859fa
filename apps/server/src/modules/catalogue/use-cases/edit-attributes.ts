import type { Database, Transaction } from '#kernel/database/connect.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { noOlderTexts, type OlderTexts } from '#kernel/texts.ts'
import { recordCommands } from '#modules/staff/index.ts'
import {
  type AttributeKind,
  type EditedAttribute,
  type EditedAttributeFields,
  type EditedValue,
  hasChoices,
  type ListedAttribute,
  truthValues,
} from '../rules/edited-attribute.ts'
import { type Marked, olderNamesAfter } from '../rules/edited-texts.ts'
import {
  deleteAttributeRow,
  findEditedAttribute,
  insertAttribute,
  listAttributeRows,
  updateAttribute,
} from '../storage/edited-attribute-queries.ts'
import {
  countUsesOfValues,
  deleteValues,
  listValueIds,
  lockUsesOfValues,
  lockValues,
  writeValues,
} from '../storage/edited-value-queries.ts'
import { sanitiseNames } from './sanitise-texts.ts'

type MarkedValue = EditedValue & Marked
type Fields = Omit<EditedAttributeFields, 'values'> & Marked & { values: readonly MarkedValue[] }
type Created = Fields & { inputType: AttributeKind }

/** Attributes of products. The values that an attribute offers as choices are saved with it. */
export const attributeCommands = recordCommands<Fields, Created, EditedAttribute>({
  subject: 'attribute',
  actions: 'attributes',
  table: 'attributes',
  parts: ['attribute_translations'],
  // True and false are made with the attribute: it is used by the products and variants that have one of them.
  async usesOf(executor, id, found, isDeletion) {
    if ((await findEditedAttribute(executor, id))?.inputType !== 'BOOLEAN') return [...found]
    const ids = await listValueIds(executor, id)
    if (isDeletion) await lockValues(executor, ids)
    const uses = await countUsesOfValues(executor, ids)
    return uses.map(({ kind, count }) => ({ table: kind, count }))
  },
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
    const saved = await saveValues(tx, { id, inputType: fields.inputType, values, before: [] })
    return saved.ok ? ok(id) : saved
  },
  async update(tx, key, { values, ...fields }, before) {
    const older = olderNamesAfter(before, fields)
    if (!(await updateAttribute(tx, key, { ...fields, older }))) return ok(false)
    const { inputType, values: former } = before
    const saved = await saveValues(tx, { id: key.id, inputType, values, before: former })
    return saved.ok ? ok(true) : saved
  },
  async delete(tx, key) {
    return deleteAttributeRow(tx, key)
  },
  logged({ id: _id, revision: _revision, older, values, ...fields }) {
    return {
      ...fields,
      olderAr: older.ar,
      olderHi: older.hi,
      values: values.map(({ id, slug, names, older: marks }) => ({ id, slug, ...names, older: marks })),
    }
  },
  async restored(_tx, { id: _id, revision: _revision, older, ...current }, before) {
    const { olderAr, olderHi, values, ...fields } = before as Partial<EditedAttributeFields> & LoggedParts
    return ok({
      ...current,
      ...fields,
      older: { ar: olderAr ?? older.ar, hi: olderHi ?? older.hi },
      values: values ? restoredValues(current.values, values) : current.values,
    })
  },
})

type LoggedValue = { id?: number; slug: string; en: string; ar: string; hi: string; older?: OlderTexts }
type LoggedParts = { olderAr?: string[]; olderHi?: string[]; values?: LoggedValue[] }

/** A choice that was deleted comes back as a new one: nothing had it. */
function restoredValues(present: readonly EditedValue[], logged: readonly LoggedValue[]): MarkedValue[] {
  return logged.map(({ id, slug, en, ar, hi, older }) => ({
    id: present.find((value) => (id === undefined ? value.slug === slug : value.id === id))?.id ?? null,
    slug,
    names: { en, ar, hi },
    older,
  }))
}

type Saved = {
  id: number
  inputType: AttributeKind
  values: readonly MarkedValue[]
  before: EditedAttribute['values']
}

const unmarked = (value: EditedValue) => ({ ...value, older: noOlderTexts })

/** A choice that is left out is deleted, unless a product has it. */
async function saveValues(
  tx: Transaction,
  { id, inputType, values, before }: Saved,
): Promise<Outcome<true, string>> {
  if (!hasChoices(inputType) && values.length > 0) return refuse('INVALID', { field: 'values' })
  const known = await listValueIds(tx, id)
  if (inputType === 'BOOLEAN' && known.length === 0) await writeValues(tx, id, truthValues.map(unmarked))
  if (!hasChoices(inputType)) return ok(true)
  const kept = values.flatMap((value) => value.id ?? [])
  if (new Set(kept).size < kept.length || kept.some((value) => !known.includes(value)))
    return refuse('INVALID', { field: 'values' })
  const gone = known.filter((value) => !kept.includes(value))
  const uses = gone.length > 0 ? await lockUsesOfValues(tx, gone) : []
  if (uses.length > 0) return refuse('IN_USE', { field: 'values', details: { uses } })
  await deleteValues(tx, gone)
  const marked = values.map((value) => ({
    ...value,
    older: olderNamesAfter(
      before.find((former) => former.id === value.id),
      value,
    ),
  }))
  await writeValues(tx, id, marked)
  return ok(true)
}

export function listEditedAttributes({ db }: { db: Database }): Promise<ListedAttribute[]> {
  return listAttributeRows(db)
}
