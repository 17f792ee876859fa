import { readKey } from '@warsha/contract/ids/global-id.ts'
import { type BulkItem, defineBulk } from '#commands/define-bulk.ts'
import type { Actor } from '#commands/define-command.ts'
import type { Executor } from '#kernel/database/connect.ts'
import { type CommentFilter, type CommentSelection, selectComments } from '../storage/comment-queries.ts'
import { moderateCommentCommand } from './moderate-comments.ts'

type AskedComments = {
  where?: { state: CommentFilter['state']; centre?: number | undefined } | undefined
  ids?: readonly string[] | undefined
}

/** An id that is none matches nothing. */
export function readCommentSelection({ where, ids = [] }: AskedComments): CommentSelection {
  if (!where) return { ids: ids.flatMap((id) => readKey('Comment', id) ?? []) }
  return { filter: { state: where.state, centreId: where.centre } }
}

function select(executor: Executor, { centres }: Actor, selection: CommentSelection, limit: number) {
  return selectComments(executor, { selection, centres }, limit)
}

const decide = (decision: 'approved' | 'rejected') =>
  defineBulk({
    command: moderateCommentCommand,
    select,
    inputOf: ({ id }: BulkItem) => ({ id: Number(id), decision }),
  })

/** Decisions of operators about several comments at once. */
export const commentBulks = { approve: decide('approved'), reject: decide('rejected') }
