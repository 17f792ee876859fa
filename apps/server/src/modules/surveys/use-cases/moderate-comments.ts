import { z } from 'zod'
import { type Actor, type Changed, defineCommand } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import type { SortedPage } from '#commands/list-order.ts'
import type { LoggedChange } from '#commands/logged-change.ts'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import { defineEvent } from '#kernel/events/define-event.ts'
import { publish } from '#kernel/events/publish.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { describeCentres } from '#modules/booking/index.ts'
import {
  type Comment,
  type CommentFilter,
  type CommentSort,
  commentOrder,
  findComment,
  findComments,
  type SortedComment,
} from '../storage/comment-queries.ts'
import { hideComment, moderateComment, showComment } from './moderate-comment.ts'

export type { Comment }
export { commentOrder }

export const commentModerated = defineEvent(
  'survey.comment-moderated',
  z.object({ invitationId: z.int(), decision: z.enum(['approved', 'rejected']) }),
  ({ invitationId }) => invitationId,
)

/** An operator has read a comment; of two who decide at once one gets a conflict. The log does not repeat the words. */
export const moderateCommentCommand = defineCommand({
  action: 'surveys.moderate',
  permission: 'surveys.moderate',
  reason: 'required',
  async run(tx, { centres }, { id, decision }: { id: number; decision: 'approved' | 'rejected' }) {
    if (!(await findComment(tx, { id, centres }))?.comment) return refuse('NOT_FOUND')
    const moderated = await moderateComment({ db: tx }, { invitationId: id, decision })
    const after = await findComment(tx, { id, centres })
    if (!after) return refuse('NOT_FOUND')
    if (!moderated.ok) return refuse('CONFLICT', { details: { current: { state: after.state } } })
    await publish(tx, commentModerated({ invitationId: id, decision }))
    return ok({
      result: after,
      subject: { kind: 'comment', id },
      centreId: after.centreId,
      before: { state: 'pending' },
      after: { state: decision },
    })
  },
  restore: decideOtherwise,
})

/** An approved comment is shown no more; of two who hide it at once one gets a conflict. */
export const hideCommentCommand = defineCommand({
  action: 'surveys.hide-comment',
  permission: 'surveys.moderate',
  reason: 'required',
  async run(tx, { centres }, { id }: { id: number }) {
    if (!(await findComment(tx, { id, centres }))?.comment) return refuse('NOT_FOUND')
    const hidden = await hideComment({ db: tx }, id)
    const after = await findComment(tx, { id, centres })
    if (!after) return refuse('NOT_FOUND')
    if (!hidden.ok) return refuse('CONFLICT', { details: { current: { state: after.state } } })
    await publish(tx, commentModerated({ invitationId: id, decision: 'rejected' }))
    return ok({
      result: after,
      subject: { kind: 'comment', id },
      centreId: after.centreId,
      before: { state: 'approved' },
      after: { state: 'rejected' },
    })
  },
  restore: decideOtherwise,
})

/** A rating that counts stays counted, so a decision is not withdrawn but turned round. */
async function decideOtherwise(
  tx: Transaction,
  { centres }: Actor,
  { subjectId, after: left }: LoggedChange,
): Promise<Outcome<Changed<Comment>, 'NOT_FOUND' | 'CHANGED_SINCE'>> {
  const id = Number(subjectId)
  if (!(await findComment(tx, { id, centres }))?.comment) return refuse('NOT_FOUND')
  const decision = left.state === 'approved' ? 'rejected' : 'approved'
  const turned = await (decision === 'approved' ? showComment : hideComment)({ db: tx }, id)
  if (!turned.ok) return refuse('CHANGED_SINCE')
  const result = await findComment(tx, { id, centres })
  if (!result) return refuse('NOT_FOUND')
  await publish(tx, commentModerated({ invitationId: id, decision }))
  return ok({
    result,
    subject: { kind: 'comment', id },
    centreId: result.centreId,
    before: { state: left.state },
    after: { state: decision },
  })
}

/** Customers' comments about the operator's centres. */
export async function listComments(
  { db }: { db: Database },
  { centres }: Pick<Actor, 'centres'>,
  filter: CommentFilter,
  page: SortedPage<CommentSort>,
): Promise<{ comments: SortedComment[]; total: number; isExact: boolean }> {
  const { comments, total } = await findComments(db, { filter, centres }, page)
  return { comments, total: Math.min(total, maxCount), isExact: total <= maxCount }
}

export type NamedComment = SortedComment & { centre: { nameEn: string; nameAr: string } | undefined }

/** The same with the names of the centres, which a file has instead of their keys. */
export async function listNamedComments(
  deps: { db: Database },
  ...asked: [Pick<Actor, 'centres'>, CommentFilter, SortedPage<CommentSort>]
): Promise<{ comments: NamedComment[]; isExact: boolean }> {
  const { comments, isExact } = await listComments(deps, ...asked)
  const centres = await describeCentres(
    deps.db,
    comments.flatMap(({ centreId }) => centreId ?? []),
  )
  return {
    comments: comments.map((comment) => ({ ...comment, centre: centres.get(comment.centreId ?? 0) })),
    isExact,
  }
}
