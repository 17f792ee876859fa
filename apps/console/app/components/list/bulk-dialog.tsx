import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '@warsha/ui/button.tsx'
import { Dialog } from '@warsha/ui/dialog.tsx'
import { SkeletonText } from '@warsha/ui/skeleton.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { DeclinedError } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { showToast } from '~/session/toasts.ts'
import type { BulkAction, BulkAnswer, BulkValues } from './bulk-action.ts'
import type { BulkSelection } from './list-types.ts'

const noValues: BulkValues = {}

type BulkDialogProps = {
  action: BulkAction
  selection: BulkSelection
  onClose: () => void
  onDone: () => void
}

/** Looks first: what would change and what would not, and why. Only then is there something to press. */
export function BulkDialog({ action, selection, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [key] = useState(() => crypto.randomUUID())
  const [values, setValues] = useState<BulkValues>(action.settings?.initial ?? noValues)
  const words = action.words ?? {
    would: (count: number) => t('console.bulk.would', { count }),
    run: (count: number) => t('console.bulk.run', { count }),
    done: (count: number) => t('console.bulk.done', { count }),
  }
  const isReady = action.settings?.isReady(values) ?? true
  const needsReason = action.needsReason ?? false
  const given = { ...selection, ...(needsReason && { reason: reason.trim() || action.label }) }
  const preview = useQuery({
    queryKey: ['bulk', action.id, selection, action.settings?.isPreviewKept ? isReady : values],
    queryFn: () => action.run({ ...given, key: crypto.randomUUID(), dry_run: true }, values),
    enabled: isReady,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const count = preview.data?.data.count ?? 0
  const wouldChange = preview.data?.data.done ?? 0
  const change = useMutation({
    mutationFn: () => action.run({ ...given, key, dry_run: false, expected_count: count }, values),
    onSuccess: ({ data }) => {
      showToast({ tone: 'done', text: words.done(data.done) })
      if (data.refused === 0) onDone()
    },
  })
  const failure = change.error ?? preview.error
  const isDeclined = failure instanceof DeclinedError

  return (
    <Dialog
      isOpen
      onClose={change.data ? onDone : onClose}
      closeLabel={t('console.command.close')}
      title={action.label}
    >
      <div className="grid gap-4">
        {!change.data &&
          action.settings?.fields({ values, change: (next) => setValues({ ...values, ...next }) })}
        {preview.isFetching && !preview.data && (
          <div role="status">
            <p className="mb-3 text-muted">{t('console.bulk.looking')}</p>
            <SkeletonText lines={2} />
          </div>
        )}
        {failure && isReady && !isDeclined && (
          <FailureNotice error={failure} onAgain={() => void preview.refetch()} />
        )}
        {change.data ? (
          <Outcome answer={change.data} done={words.done} refused="console.bulk.refused" />
        ) : (
          preview.data && (
            <>
              <Outcome answer={preview.data} done={words.would} refused="console.bulk.wouldNot" />
              {action.preview?.(preview.data)}
            </>
          )
        )}
        {needsReason && preview.data && !change.data && (
          <TextField
            label={t('console.command.reason')}
            hint={t('console.command.reasonHint')}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {preview.data && !change.data && (
          <Button
            variant={action.isDangerous ? 'danger' : 'primary'}
            isPending={change.isPending}
            disabled={wouldChange === 0 || !isReady || (needsReason && !reason.trim())}
            onClick={() => change.mutate()}
          >
            {words.run(wouldChange)}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

type OutcomeProps = {
  answer: BulkAnswer
  done: (count: number) => string
  refused: 'console.bulk.wouldNot' | 'console.bulk.refused'
}

function Outcome({ answer, done, refused }: OutcomeProps) {
  const { t } = useTranslation()
  const { data } = answer
  const reasons = Map.groupBy(
    data.results.filter(({ outcome }) => outcome === 'refused'),
    ({ message }) => message ?? '',
  )
  const waiting = data.results.filter(({ outcome }) => outcome === 'approval').length
  return (
    <div role="status">
      <p className="text-lg font-semibold">{done(data.done)}</p>
      {waiting > 0 && <p className="text-info">{t('console.bulk.waiting', { count: waiting })}</p>}
      {data.refused > 0 && (
        <>
          <p className="mt-2 text-danger">{t(refused, { count: data.refused })}</p>
          <ul className="mt-1 list-disc ps-5 text-sm text-muted">
            {[...reasons].map(([message, results]) => (
              <li key={message}>
                {message} <bdi>({results.length})</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
