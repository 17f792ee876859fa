import { listCommentsCall } from '@warsha/contract/console/surveys/comments.calls.ts'
import type { RestComment } from '@warsha/contract/console/surveys/comments.rest.ts'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { CommentIcon } from '@warsha/ui/later-icons.tsx'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { KeyCaps } from '~/components/key-caps.tsx'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPager } from '~/components/list/list-pager.tsx'
import { CardSkeletons } from '~/components/list/list-skeletons.tsx'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { ToolSelect } from '~/components/tool-select.tsx'
import { ask } from '~/session/ask.ts'
import { useCentres } from '~/session/centres.ts'
import { useKeys } from '~/session/keys.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { CommentCard } from './comment-card.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { SurveyPages } from './survey-pages.tsx'
import { useApproval } from './use-approval.ts'

export const handle = { texts: await loadTexts('console-surveys') }

const states = ['pending', 'approved', 'rejected'] as const
const commentListAddress = z.object({
  state: z.enum(states),
  centre: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
})

/** What customers wrote about centres. Waiting comments are decided one after the other, by keys. */
export default function CommentsScreen() {
  const { t, lang } = useTranslation()
  const may = useMay()
  const centres = useCentres()
  const root = useRef<HTMLUListElement>(null)
  const [refused, setRefused] = useState<RestComment>()
  const address = useListAddress(commentListAddress)
  const { filters, after } = address
  const { state = 'pending', centre = '' } = filters
  const { shown, error, isLoading, reload } = useListRows(['comments', filters, after], (signal) =>
    ask(listCommentsCall, { query: { ...filters, after } as never, signal }),
  )
  const approve = useApproval()
  const comments = shown?.data ?? []
  const mayDecide = may('surveys.moderate')

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
      <div className="flex flex-wrap items-center gap-2">
        <ToolSelect
          label={t('console-surveys.comments.label')}
          value={state}
          onChange={(value) => address.change({ state: value })}
        >
          {states.map((each) => (
            <option key={each} value={each}>
              {t(`console-surveys.commentState.${each}`)}
            </option>
          ))}
        </ToolSelect>
        <ToolSelect
          label={t('console-surveys.comments.centre')}
          value={centre}
          onChange={(value) => address.change({ centre: value || undefined })}
        >
          <option value="">{t('console-surveys.comments.allCentres')}</option>
          {centres.map(({ id, name }) => (
            <option key={id} value={String(id)}>
              {name[lang]}
            </option>
          ))}
        </ToolSelect>
        {shown && (
          <span role="status" className="text-sm text-muted">
            {t('console-surveys.comments.total', { count: shown.page.total })}
          </span>
        )}
        {mayDecide && state === 'pending' && (
          <ul className="ms-auto hidden flex-wrap gap-x-3 text-sm text-muted pointer-fine:flex">
            {(
              [
                [['j', 'k'], 'walk'],
                [['a'], 'approve'],
                [['r'], 'reject'],
              ] as const
            ).map(([keys, does]) => (
              <li key={does} className="flex items-center gap-1.5">
                <KeyCaps keys={keys} />
                <span className="sr-only">{keys.join(' ')}</span>
                {t(`console-surveys.comments.${does}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
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
            onApprove={() => approveAndWalk(comment)}
            onRefuse={() => setRefused(comment)}
          />
        ))}
      </ul>
      {shown && comments.length > 0 && <ListPager page={shown.page} address={address} />}
      {refused && <DecideDialog comment={refused} onClose={() => setRefused(undefined)} />}
    </div>
  )
}
