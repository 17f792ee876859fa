import { defineCommand } from '#commands/define-command.ts'
import { holds, type LoggedChange } from '#commands/logged-change.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { orderedSlugs, pictureAttribute } from '../rules/edited-page.ts'
import { findEditedPage, findEditedPagesByIds } from '../storage/edited-page-queries.ts'
import { deleteDraft, lockPages, setPublication, setSlugs } from '../storage/page-publication-queries.ts'
import { movePicture } from '../storage/page-value-queries.ts'
import { loggedPage, missingField, pageChanged, stalePage } from './edit-pages.ts'

type Read = { id: number; revision: number }

/** Moments as text, because the input of a command is stored as JSON. */
type Publication = Read & { from: string | null; until: string | null }

/** Gives a page the publication back that an entry of the log had before. */
async function restorePublication(tx: Transaction, { subjectId, before, after }: LoggedChange, now: Date) {
  const current = await findEditedPage(tx, Number(subjectId))
  if (!current) return refuse('NOT_FOUND')
  if (!holds(loggedPage(current), after)) return refuse('CHANGED_SINCE')
  const former = { ...loggedPage(current), ...before }
  const momentOf = (moment: unknown) => (typeof moment === 'string' ? new Date(moment) : null)
  const publication = {
    isPublished: former.isPublished === true,
    publishedAt: before.publishedAt === undefined ? current.publishedAt : momentOf(before.publishedAt),
    publishedUntil:
      before.publishedUntil === undefined ? current.publishedUntil : momentOf(before.publishedUntil),
  }
  const { id, revision } = current
  if (!(await setPublication(tx, { id, revision }, publication))) return stalePage(tx, id)
  return pageChanged(tx, { id, before: current, now })
}

/** Shows a page from now or from a moment on, for ever or until another one. */
export const publishPage = defineCommand({
  action: 'pages.publish',
  permission: 'content.write',
  restore: (tx, _actor, change, { clock }) => restorePublication(tx, change, clock.now()),
  async run(tx, _actor, { from, until, ...read }: Publication, { clock }) {
    const before = await findEditedPage(tx, read.id)
    if (!before) return refuse('NOT_FOUND')
    const missing = missingField(before)
    if (missing) return refuse('REQUIRED', { field: missing })
    const now = clock.now()
    const publishedAt = from === null ? startOf(before, now) : new Date(from)
    const publishedUntil = until === null ? null : new Date(until)
    if (publishedUntil && (publishedUntil <= publishedAt || publishedUntil <= now))
      return refuse('PUBLICATION_INVALID', { field: 'until' })
    if (!(await setPublication(tx, read, { isPublished: true, publishedAt, publishedUntil })))
      return stalePage(tx, read.id)
    return pageChanged(tx, { id: read.id, before, now })
  },
})

/** A page that is shown keeps the moment since when it is. */
function startOf(page: { isPublished: boolean; publishedAt: Date | null }, now: Date): Date {
  return page.isPublished && page.publishedAt && page.publishedAt <= now ? page.publishedAt : now
}

/** Takes a page out of the shop at once; it stays as a draft. */
export const unpublishPage = defineCommand({
  action: 'pages.unpublish',
  permission: 'content.write',
  restore: (tx, _actor, change, { clock }) => restorePublication(tx, change, clock.now()),
  async run(tx, _actor, read: Read, { clock }) {
    const before = await findEditedPage(tx, read.id)
    if (!before) return refuse('NOT_FOUND')
    const { publishedAt } = before
    if (!(await setPublication(tx, read, { isPublished: false, publishedAt, publishedUntil: null })))
      return stalePage(tx, read.id)
    return pageChanged(tx, { id: read.id, before, now: clock.now() })
  },
})

export const deletePage = defineCommand({
  action: 'pages.delete',
  permission: 'content.write',
  async run(tx, _actor, read: Read) {
    const before = await findEditedPage(tx, read.id)
    if (!before) return refuse('NOT_FOUND')
    if (before.isPublished) return refuse('PAGE_PUBLISHED')
    if (!(await deleteDraft(tx, read))) return stalePage(tx, read.id)
    return ok({
      result: { id: read.id },
      subject: { kind: 'page', id: read.id },
      before: loggedPage(before),
      after: {},
    })
  },
})

/** Shows the banners of one group and audience in another order: each takes the place of another. */
export const orderPages = defineCommand({
  action: 'pages.order',
  permission: 'content.write',
  async run(tx, _actor, { ids }: { ids: readonly number[] }) {
    await lockPages(tx, ids)
    const found = await findEditedPagesByIds(tx, ids)
    const pages = ids.flatMap((id) => found.find((page) => page.id === id) ?? [])
    if (pages.length !== ids.length) return refuse('NOT_FOUND')
    const slugs = orderedSlugs(pages.map(({ slug }) => slug))
    if (!slugs) return refuse('INVALID', { field: 'ids' })
    const wanted = pages.map(({ id, slug }, at) => ({ id, slug: slugs[at] ?? slug }))
    await setSlugs(tx, wanted)
    for (const { id, slug } of wanted)
      await movePicture(tx, { pageId: id, pictureSlug: pictureAttribute(slug) ?? slug })
    const ordered = await findEditedPagesByIds(tx, ids)
    return ok({
      result: ordered,
      subject: { kind: 'page-order', id: pictureAttribute(slugs[0] ?? '') ?? '' },
      before: Object.fromEntries(pages.map(({ id, slug }) => [`page ${id}`, slug])),
      after: Object.fromEntries(wanted.map(({ id, slug }) => [`page ${id}`, slug])),
    })
  },
})
