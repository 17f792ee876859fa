import { type Command, defineCommand } from '#commands/define-command.ts'
import { holds } from '#commands/logged-change.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { type AttributeFile, writtenTexts } from '#kernel/described-attributes.ts'
import { sanitiseAttributeTexts } from '#kernel/markup/sanitise-attribute-texts.ts'
import { sanitiseRichText } from '#kernel/markup/sanitise-rich-text.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { OlderTexts } from '#kernel/texts.ts'
import { findStateSlugs } from '#modules/locations/index.ts'
import { holdPictures } from '#modules/media/index.ts'
import {
  type EditedProduct,
  type EditedProductFields,
  type EditedTexts,
  type InLanguages,
  olderAfter,
  textNames,
} from '../rules/edited-product.ts'
import { areFileAttributes, replaceAttributeFiles } from '../storage/attribute-file-queries.ts'
import { areAttributeTexts, replaceAttributeTexts } from '../storage/attribute-text-queries.ts'
import {
  areNumeric,
  findEditedProduct,
  findUnknown,
  hasWrongValues,
  takeRevision,
} from '../storage/edited-product-queries.ts'
import {
  replaceNumbers,
  replaceParts,
  replacePlaces,
  replacePlaceValues,
  replaceValues,
  replaceWays,
  writeFacts,
  writeTexts,
} from '../storage/write-product.ts'
import { changedProduct, loggedProduct, staleProduct } from './changed-product.ts'
import { editVariants } from './edit-variants.ts'
import type { VariantPorts } from './variant-ports.ts'

/** Fields that are left out stay as they are. */
export type ProductEdit = Partial<EditedProductFields> & {
  id: number
  revision: number
  /** Of a change that is taken back; otherwise the texts say which are older. */
  older?: OlderTexts
}

/** Changes what a product is, says and is made of, its variants included: one save is one transaction. */
export function editProductCommand(ports: VariantPorts): Command<ProductEdit, EditedProduct> {
  const editProduct: Command<ProductEdit, EditedProduct> = defineCommand({
    action: 'catalogue.edit-product',
    permission: 'catalogue.write',
    async run(tx, _actor, { id, revision, ...input }: ProductEdit) {
      if (!(await takeRevision(tx, { id, revision }))) {
        return (await findEditedProduct(tx, id)) ? staleProduct(tx, id) : refuse('NOT_FOUND')
      }
      const before = await findEditedProduct(tx, id)
      if (!before) return refuse('NOT_FOUND')
      const edit = { ...input, ...sanitiseTexts(input), ...sanitiseAttributes(input) }
      const written = await write(tx, { before, edit, ports })
      if (!written.ok) return written
      const changed = await changedProduct(tx, { id, before: loggedProduct(before) })
      return changed ? ok(changed) : refuse('NOT_FOUND')
    },
    async restore(tx, actor, { subjectId, before, after }, deps) {
      const current = await findEditedProduct(tx, Number(subjectId))
      if (!current) return refuse('NOT_FOUND')
      // A variant that was removed would come back as another one.
      const known = new Set(current.variants.map(({ id }) => id))
      const variants = (before.variants ?? []) as EditedProductFields['variants']
      if (variants.some(({ id }) => !known.has(id))) return refuse('CHANGED_SINCE')
      if (!holds(loggedProduct(current), after)) return refuse('CHANGED_SINCE')
      const { olderAr, olderHi, ...input } = before as Partial<EditedProductFields> & LoggedOlder
      const older = { ar: olderAr ?? current.older.ar, hi: olderHi ?? current.older.hi }
      const { id, revision } = current
      return editProduct.run(tx, actor, { ...input, id, revision, older }, deps)
    },
  })
  return editProduct
}

type LoggedOlder = { olderAr?: readonly string[]; olderHi?: readonly string[] }

type Written = {
  before: EditedProduct
  edit: Partial<EditedProductFields> & { older?: OlderTexts }
  ports: VariantPorts
}

async function write(tx: Transaction, { before, edit, ports }: Written): Promise<Outcome<true>> {
  const { id } = before
  const after = { ...before, ...edit }
  const wrong = await findProblem(tx, { before, edit })
  if (wrong) return refuse(wrong.code, { field: wrong.field })
  if (textNames.some((name) => edit[name])) {
    await writeTexts(tx, [{ ...textsOf(after), id, older: edit.older ?? olderAfter(before, after) }])
  }
  await writeFacts(tx, [after])
  if (edit.ways) await replaceWays(tx, [{ id, ways: edit.ways }])
  if (edit.valueIds) await replaceValues(tx, [{ id, valueIds: edit.valueIds }])
  if (edit.numbers) await replaceNumbers(tx, [{ id, numbers: edit.numbers }])
  if (edit.attributeTexts)
    await replaceAttributeTexts(tx, id, writtenTexts(before.attributeTexts, edit.attributeTexts))
  if (edit.attributeFiles) await replaceAttributeFiles(tx, id, edit.attributeFiles)
  if (edit.parts) await replaceParts(tx, [{ id, parts: edit.parts }])
  if (edit.stateIds) {
    const slugs = await findStateSlugs(tx, edit.stateIds)
    if (slugs.length < new Set(edit.stateIds).size) return refuse('INVALID', { field: 'state_ids' })
    await replacePlaces(tx, [{ id, stateIds: edit.stateIds }])
    await replacePlaceValues(tx, [{ id, slugs }])
  }
  return edit.variants ? editVariants(tx, { before, variants: edit.variants, ports }) : ok(true)
}

type Problem = { code: 'REQUIRED' | 'INVALID' | 'PICTURE_UNKNOWN'; field: string }

async function findProblem(
  tx: Transaction,
  { before, edit }: Pick<Written, 'before' | 'edit'>,
): Promise<Problem | undefined> {
  if (edit.name && !edit.name.en) return { code: 'REQUIRED', field: 'name.en' }
  const partIds = edit.parts?.map(({ variantId }) => variantId)
  const unknown = await findUnknown(tx, { categoryId: edit.categoryId, partIds })
  if (unknown) return { code: 'INVALID', field: unknown }
  if (partIds && (new Set(partIds).size < partIds.length || (partIds.length > 0 && before.kind !== 'bundle')))
    return { code: 'INVALID', field: 'parts' }
  if (edit.valueIds && (await hasWrongValues(tx, [edit.valueIds])))
    return { code: 'INVALID', field: 'value_ids' }
  const numeric = edit.numbers?.map(({ attributeId }) => attributeId) ?? []
  if (new Set(numeric).size < numeric.length || !(await areNumeric(tx, numeric)))
    return { code: 'INVALID', field: 'numbers' }
  if (edit.attributeTexts && !(await areAttributeTexts(tx, edit.attributeTexts)))
    return { code: 'INVALID', field: 'attribute_texts' }
  return edit.attributeFiles && findFileProblem(tx, { before, files: edit.attributeFiles })
}

/** A new picture comes from the library; one that the product has already stays. */
async function findFileProblem(
  tx: Transaction,
  { before, files }: { before: EditedProduct; files: readonly AttributeFile[] },
): Promise<Problem | undefined> {
  const field = 'attribute_files'
  const ids = files.map(({ attributeId }) => attributeId)
  if (!(await areFileAttributes(tx, ids))) return { code: 'INVALID', field }
  const known = new Set(before.attributeFiles.map(({ url }) => url))
  const added = [...new Set(files.map(({ url }) => url))].filter((url) => !known.has(url))
  const held = await holdPictures(tx, added)
  return held.ok && held.value.length === added.length ? undefined : { code: 'PICTURE_UNKNOWN', field }
}

export function textsOf(product: EditedTexts): EditedTexts {
  const { name, description, tag, freeGift, seoTitle, seoDescription } = product
  return { name, description, tag, freeGift, seoTitle, seoDescription }
}

const lineNames = ['name', 'tag', 'freeGift', 'seoTitle', 'seoDescription'] as const

function sanitiseTexts(edit: Partial<EditedTexts>): Partial<EditedTexts> {
  const texts: Partial<EditedTexts> = {}
  for (const name of lineNames) {
    const given = edit[name]
    if (given) texts[name] = inLanguages(given, sanitiseText)
  }
  if (edit.description) texts.description = inLanguages(edit.description, sanitiseRichText)
  return texts
}

function sanitiseAttributes({ attributeTexts }: Partial<EditedProductFields>) {
  return attributeTexts ? { attributeTexts: sanitiseAttributeTexts(attributeTexts) } : {}
}

function inLanguages<Text>(texts: InLanguages<Text>, change: (text: Text) => Text): InLanguages<Text> {
  return { en: change(texts.en), ar: change(texts.ar), hi: change(texts.hi) }
}
