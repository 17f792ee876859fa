import { ApiError } from '@warsha/contract/client/transport.ts'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { SearchIcon } from '@warsha/ui/icons.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { useTranslation } from '~/session/messages.ts'

/** What stands in place of a record that is not there: not yet, not at all, or not this time. */
export function DetailState({ error, onAgain }: { error: Error | null; onAgain: () => void }) {
  const { t } = useTranslation()
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        icon={SearchIcon}
        title={t('console.failure.notFound')}
        text={t('console.failure.notFoundText')}
      />
    )
  }
  if (error) {
    return (
      <div className="px-3 py-4 lg:px-5">
        <FailureNotice error={error} onAgain={onAgain} />
      </div>
    )
  }
  return (
    <div role="status" className="grid gap-4 px-3 py-4 lg:px-5">
      <VisuallyHidden>{t('console.list.loading')}</VisuallyHidden>
      <Skeleton className="h-7 w-56" />
      <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
        <Skeleton className="h-80 w-full" />
        <Skeleton className="h-80 w-full" />
      </div>
    </div>
  )
}
