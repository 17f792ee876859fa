import { Button } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '~/session/messages.ts'

export type SectionProps = { title: string; text?: string; action?: ReactNode; children: ReactNode }

/** One card of the profile, named by its heading. */
export function Section({ title, text, action, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card padding="large">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={id} className="text-lg font-bold leading-heading">
            {title}
          </h2>
          {action}
        </div>
        {text && <p className="mt-1 text-muted">{text}</p>}
        <div className="mt-4">{children}</div>
      </Card>
    </section>
  )
}

export function SectionWaiting({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { t } = useTranslation()
  if (hasFailed) {
    return (
      <Button variant="secondary" onClick={onRetry}>
        {t('shell.retry')}
      </Button>
    )
  }
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t('shell.loading')}</span>
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-6 w-1/2" />
    </div>
  )
}
