import { Button } from '@warsha/ui/button.tsx'
import { AlertIcon } from '@warsha/ui/icons.tsx'
import type { ReactNode } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { failureText, incidentOf } from '~/session/failure-text.ts'
import { useTranslation } from '~/session/messages.ts'

export type FailureNoticeProps = { error: unknown; title?: ReactNode; text?: ReactNode; onAgain?: () => void }

/** What went wrong, the number to quote, and a way on. */
export function FailureNotice({ error, title, text, onAgain }: FailureNoticeProps) {
  const { t } = useTranslation()
  const incident = incidentOf(error)
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-card border border-danger/30 bg-danger-tint p-4"
    >
      <AlertIcon className="mt-0.5 size-5 text-danger" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {title ?? t(isMissing ? 'console.failure.notFound' : 'console.failure.title')}
        </p>
        <p className="mt-0.5 text-muted">
          {isMissing ? t('console.failure.notFoundText') : failureText(error, t)} {text}
        </p>
        {incident && (
          <p className="mt-1 text-xs text-muted">
            <bdi>{t('console.failure.incident', { incident })}</bdi>
          </p>
        )}
      </div>
      {onAgain && (
        <Button size="small" variant="secondary" onClick={onAgain}>
          {t('console.list.again')}
        </Button>
      )}
    </div>
  )
}
