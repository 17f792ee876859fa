import type { RestComment } from '@warsha/contract/console/surveys/comments.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { StarIcon } from '@warsha/ui/shop-icons.tsx'
import { Moment } from '~/components/format/moment.tsx'
import { RowCheckbox } from '~/components/list/row-cells.tsx'
import { StatusBadge } from '~/components/status-badge.tsx'
import { useCentres } from '~/session/centres.ts'
import { useTranslation } from '~/session/messages.ts'

type CommentCardProps = {
  comment: RestComment
  mayDecide: boolean
  isPending: boolean
  /** Undefined for one that cannot be selected. */
  selection: { isSelected: boolean; onToggle: () => void } | undefined
  onApprove: () => void
  onRefuse: () => void
}

const tones = { pending: 'waiting', approved: 'good', rejected: 'plain' } as const

export function CommentCard(props: CommentCardProps) {
  const { comment, mayDecide, isPending, selection, onApprove, onRefuse } = props
  const { t, lang } = useTranslation()
  const centres = useCentres()
  const { id, centre_id, rate, state, written_at } = comment
  const centre = centres.find((each) => each.id === centre_id)?.name[lang]
  return (
    <li className="panel p-4 has-focus:border-brand">
      <article
        data-comment={id}
        tabIndex={-1}
        aria-label={t('console-surveys.comments.rate', { rate })}
        className="grid gap-3 outline-none"
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {selection && (
            <RowCheckbox
              name={t('console-surveys.comments.number', { id: String(id) })}
              isChecked={selection.isSelected}
              onToggle={selection.onToggle}
            />
          )}
          <span
            role="img"
            aria-label={t('console-surveys.comments.rate', { rate })}
            className="inline-flex text-amber-deep"
          >
            {Array.from({ length: rate }, (_, star) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: stars are all alike
              <StarIcon key={star} className="size-4 fill-current" />
            ))}
          </span>
          <bdi>{centre ?? t('console-surveys.comments.noCentre')}</bdi>
          <Moment at={written_at} />
          <StatusBadge tone={tones[state]}>{t(`console-surveys.commentState.${state}`)}</StatusBadge>
        </div>
        <p className="break-words whitespace-pre-line" dir="auto">
          {comment.comment}
        </p>
        {mayDecide && state === 'pending' && (
          <div className="flex flex-wrap gap-2">
            <Button size="small" isPending={isPending} aria-keyshortcuts="A" onClick={onApprove}>
              {t('console-surveys.comments.approve')}
            </Button>
            <Button size="small" variant="danger" aria-keyshortcuts="R" onClick={onRefuse}>
              {t('console-surveys.comments.reject')}
            </Button>
          </div>
        )}
        {mayDecide && state === 'approved' && (
          <div>
            <Button size="small" variant="danger" onClick={onRefuse}>
              {t('console-surveys.comments.hide')}
            </Button>
          </div>
        )}
      </article>
    </li>
  )
}
