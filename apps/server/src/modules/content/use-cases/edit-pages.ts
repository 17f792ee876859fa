import { bannerSlotOf } from '@warsha/contract/content/banner-slots.ts'
import { type Changed, type Command, defineCommand } from '#commands/define-command.ts'
import { holds } from '#commands/logged-change.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { sanitiseRichText } from '#kernel/markup/sanitise-rich-text.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, type Refusal, refuse } from '#kernel/outcome.ts'
import type { OlderTexts } from '#kernel/texts.ts'
import { readChannelRows } from '#modules/channels/index.ts'
import { haveStates } from '#modules/locations/index.ts'
import { refuseStale } from '#modules/staff/index.ts'
import type { PageTexts } from '../rules/content-page.ts'
import {
  type EditedPage,
  type EditedPageFields,
  isLink,
  mediaTypeOf,
  olderTextsOf,
  pictureAttribute,
} from '../rules/edited-page.ts'
import type { PageWarning } from '../rules/page-warnings.ts'
import { findEditedPage, insertPage, updatePage } from '../storage/edited-page-queries.ts'
import { findPageType } from '../storage/page-type-queries.ts'
import { replaceBannerValues } from '../storage/page-value-queries.ts'
import { readPageWarnings } from './read-page-warnings.ts'
import { writePageAttributes } from './write-page-attributes.ts'

export type WarnedPage = { page: EditedPage; warnings: PageWarning[] }

/** A draft: operators publish it when it is ready. */
export const createPage = defineCommand({
  action: 'pages.create',
  permission: 'content.write',
  async run(tx, _actor, input: EditedPageFields, { clock }) {
    const checked = await checkFields(tx, input)
    if (!checked.ok) return checked
    const id = await insertPage(tx, checked.value)
    if (id === undefined) return refuse('SLUG_TAKEN', { field: 'slug' })
    if (!(await writeValues(tx, id, checked.value))) return refuse('PICTURE_UNKNOWN', { field: 'picture' })
    const attributed = await writePageAttributes(tx, id, { fields: checked.value })
    if (!attributed.ok) return attributed
    return pageChanged(tx, { id, before: undefined, now: clock.now() })
  },
})

type Edit = EditedPageFields & {
  id: number
  revision: number
  /** Of a change that is taken back; otherwise the texts say which are older. */
  older?: OlderTexts
}

/** Changes a page, published or not; the shop shows the change within a second. */
export const editPage: Command<Edit, WarnedPage> = defineCommand({
  action: 'pages.edit',
  permission: 'content.write',
  async restore(tx, actor, { subjectId, before, after }, deps) {
    const current = await findEditedPage(tx, Number(subjectId))
    if (!current) return refuse('NOT_FOUND')
    if (!holds(loggedPage(current), after)) return refuse('CHANGED_SINCE')
    return editPage.run(tx, actor, { ...current, ...(before as Partial<Edit>) }, deps)
  },
  async run(tx, _actor, { id, revision, older, ...input }: Edit, { clock }) {
    const before = await findEditedPage(tx, id)
    if (!before) return refuse('NOT_FOUND')
    const checked = await checkFields(tx, input)
    if (!checked.ok) return checked
    const missing = before.isPublished ? missingField(checked.value) : undefined
    if (missing) return refuse('REQUIRED', { field: missing })
    const marks = older ?? olderTextsOf(before, checked.value)
    const update = await updatePage(tx, { ...checked.value, id, revision, older: marks })
    if (update === 'stale') return stalePage(tx, id)
    if (update === 'slug-taken') return refuse('SLUG_TAKEN', { field: 'slug' })
    if (!(await writeValues(tx, id, checked.value))) return refuse('PICTURE_UNKNOWN', { field: 'picture' })
    const attributed = await writePageAttributes(tx, id, { fields: checked.value, before })
    if (!attributed.ok) return attributed
    return pageChanged(tx, { id, before, now: clock.now() })
  },
})

/** What a banner lacks to be seen by anybody: a page that is no banner lacks nothing. */
export function missingField(
  fields: Pick<EditedPageFields, 'slug' | 'picture' | 'language' | 'channels'>,
): string | undefined {
  if (!bannerSlotOf(fields.slug)) return undefined
  if (!fields.picture) return 'picture'
  if (!fields.language) return 'language'
  return fields.channels.length === 0 ? 'channels' : undefined
}

export async function stalePage(tx: Transaction, id: number): Promise<Refusal<'VERSION_CONFLICT'>> {
  return refuseStale(tx, { kind: 'page', id: String(id) }, { ...(await findEditedPage(tx, id)) })
}

export async function pageChanged(
  tx: Transaction,
  { id, before, now }: { id: number; before: EditedPage | undefined; now: Date },
): Promise<Outcome<Changed<WarnedPage>, 'NOT_FOUND'>> {
  const page = await findEditedPage(tx, id)
  if (!page) return refuse('NOT_FOUND')
  return ok({
    result: { page, warnings: await readPageWarnings(tx, now) },
    subject: { kind: 'page', id },
    before: before ? loggedPage(before) : {},
    after: loggedPage(page),
  })
}

export function loggedPage({
  id: _id,
  revision: _revision,
  updatedAt: _updatedAt,
  pageTypeSlug: _type,
  ...fields
}: EditedPage) {
  return fields
}

async function checkFields(
  tx: Transaction,
  input: EditedPageFields,
): Promise<Outcome<EditedPageFields, string>> {
  const fields = sanitiseFields(input)
  if (!fields.title) return refuse('REQUIRED', { field: 'title' })
  if (!(await findPageType(tx, fields.pageTypeId))) return refuse('INVALID', { field: 'page_type_id' })
  if (fields.link && !isLink(fields.link)) return refuse('INVALID', { field: 'link' })
  const known = new Set((await readChannelRows(tx)).map(({ slug }) => slug))
  if (!fields.channels.every((channel) => known.has(channel))) return refuse('INVALID', { field: 'channels' })
  if (!(await haveStates(tx, fields.stateIds))) return refuse('INVALID', { field: 'state_ids' })
  return ok(fields)
}

function sanitiseFields(input: EditedPageFields): EditedPageFields {
  const { ar, hi } = input.translations
  const isBanner = input.language !== null
  return {
    ...input,
    ...cleanTexts({ ...input }),
    title: sanitiseText(input.title),
    // The page of a language has no translations: those of the other languages are pages of their own.
    translations: isBanner ? {} : { ...(ar && { ar: cleanTexts(ar) }), ...(hi && { hi: cleanTexts(hi) }) },
    channels: [...new Set(input.channels)],
    stateIds: [...new Set(input.stateIds)],
    text: cleanLine(input.text),
    buttonLabel: cleanLine(input.buttonLabel),
    link: cleanLine(input.link),
  }
}

function cleanTexts({ title, content, seoTitle, seoDescription }: PageTexts): PageTexts {
  return {
    title: cleanLine(title),
    content: sanitiseRichText(content),
    seoTitle: cleanLine(seoTitle),
    seoDescription: cleanLine(seoDescription),
  }
}

function cleanLine(text: string | null): string | null {
  return sanitiseText(text ?? '') || null
}

function writeValues(tx: Transaction, id: number, fields: EditedPageFields): Promise<boolean> {
  const { title, picture, pictureMobile, text, buttonLabel, link } = fields
  return replaceBannerValues(tx, id, {
    title,
    pictureSlug: pictureAttribute(fields.slug),
    mediaType: mediaTypeOf(picture ?? ''),
    picture,
    pictureMobile,
    text,
    buttonLabel,
    link,
  })
}
