import { listCommentsCall } from '@warsha/contract/console/surveys/comments.calls.ts'
import { commentSorts } from '@warsha/contract/console/surveys/comments.constants.ts'
import type { RestComment } from '@warsha/contract/console/surveys/comments.rest.ts'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { CommentIcon } from '@warsha/ui/later-icons.tsx'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { BulkBar } from '~/components/list/bulk-bar.tsx'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPager } from '~/components/list/list-pager.tsx'
import { CardSkeletons } from '~/components/list/list-skeletons.tsx'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { ask } from '~/session/ask.ts'
import { useKeys } from '~/session/keys.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { useCommentBulk } from './comment-bulk.ts'
import { CommentCard } from './comment-card.tsx'
import { CommentToolbar, commentStates } from './comment-toolbar.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { SurveyPages } from './survey-pages.tsx'
import { useApproval } from './use-approval.ts'
import { useCommentSelection } from './use-comment-selection.ts'

export const handle = { texts: await loadTexts('console-surveys') }

const commentListAddress = z.object({
  state: z.enum(commentStates),
  centre: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  sort: z.enum(commentSorts),
})

/** What customers wrote about centres. Waiting comments are decided one after the other, by keys. */
export default function CommentsScreen() {
  const { t } = useTranslation()
  const may = useMay()
  const root = useRef<HTMLUListElement>(null)
  const [refused, setRefused] = useState<RestComment>()
  const address = useListAddress(commentListAddress)
  const { filters, after, sort = '-written' } = address
  const query = { ...filters, sort }
  const { state = 'pending', centre = '' } = filters
  const { shown, error, isLoading, reload } = useListRows(['comments', query, after], (signal) =>
    ask(listCommentsCall, { query: { ...query, after } as never, signal }),
  )
  const approve = useApproval()
  const comments = shown?.data ?? []
  const mayDecide = may('surveys.moderate')
  const maySelect = mayDecide && state === 'pending' && comments.length > 0
  const bulk = useCommentBulk()
  const selection = useCommentSelection(maySelect ? comments : [])

  function cards(): HTMLElement[] {
    return [...(root.current?.querySelectorAll<HTMLElement>('[data-comment]') ?? [])]
  }
  function walk(step: 1 | -1) {
    const all = cards()
    const at = all.findIndex((card) => card.contains(document.activeElement))
    const next = at === -1 ? (step === 1 ? 0 : all.length - 1) : at + step
    all[Math.min(Math.max(next, 0), all.length - 1)]?.focus()
  }
  /** The comment that has the focus, when it waits. */
  function focused(): RestComment | undefined {
    const card = cards().find((each) => each.contains(document.activeElement))
    const found = comments.find(({ id }) => String(id) === card?.dataset.comment)
    return mayDecide && found?.state === 'pending' ? found : undefined
  }
  function approveAndWalk(comment: RestComment) {
    walk(1)
    approve.run(comment)
  }
  useKeys({
    KeyJ: () => walk(1),
    KeyK: () => walk(-1),
    KeyA() {
      const comment = focused()
      if (comment) approveAndWalk(comment)
    },
    KeyR: () => setRefused(focused()),
  })

  return (
    <div className="grid gap-4 px-3 py-4 lg:px-5">
      <SurveyPages />
      <CommentToolbar
        address={address}
        sort={sort}
        total={shown?.page.total}
        mayDecide={mayDecide}
        selection={maySelect ? selection : undefined}
      />
      {error && <FailureNotice error={error} onAgain={reload} />}
      {approve.error && <FailureNotice error={approve.error} />}
      {isLoading && <CardSkeletons />}
      {shown && comments.length === 0 && (
        <div className="panel">
          <EmptyState
            icon={CommentIcon}
            title={t('console-surveys.comments.empty')}
            text={t('console-surveys.comments.emptyText')}
          />
        </div>
      )}
      <ul ref={root} className="grid max-w-4xl gap-3 empty:hidden">
        {comments.map((comment) => (
          <CommentCard
            key={comment.id}
            comment={comment}
            mayDecide={mayDecide}
            isPending={approve.pendingId === comment.id}
            selection={maySelect ? selection.of(comment.id) : undefined}
            onApprove={() => approveAndWalk(comment)}
            onRefuse={() => setRefused(comment)}
          />
        ))}
      </ul>
      {shown && comments.length > 0 && <ListPager page={shown.page} address={address} />}
      <BulkBar
        actions={bulk}
        ids={selection.ids.map(String)}
        matching={shown?.page}
        isPageSelected={selection.isWhole}
        where={{ state, ...(centre && { centre }) }}
        onClear={selection.clear}
        onDone={() => {
          selection.clear()
          reload()
        }}
      />
      {refused && <DecideDialog comment={refused} onClose={() => setRefused(undefined)} />}
    </div>
  )
}
