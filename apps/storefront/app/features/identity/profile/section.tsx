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

export type SectionWaitingProps = {
  hasFailed: boolean
  onRetry: () => void
  /** The room of what is coming. */
  children?: ReactNode
}

export function SectionWaiting({
  hasFailed,
  onRetry,
  children = <RowsRoom rows={1} />,
}: SectionWaitingProps) {
  const { t } = useTranslation()
  if (hasFailed) {
    return (
      <Button variant="secondary" onClick={onRetry}>
        {t('shell.retry')}
      </Button>
    )
  }
  return (
    <div role="status">
      <span className="sr-only">{t('shell.loading')}</span>
      {children}
    </div>
  )
}

/** The room of entries: a name, a smaller line below it, and a button beside them. */
export function RowsRoom({ rows }: { rows: number }) {
  return (
    <div className="divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <div key={row} className="flex items-center justify-between gap-4 py-3 first:pt-0 last:pb-0">
          <div className="grid min-w-0 flex-1 gap-2 py-1">
            <Skeleton className="h-5 w-2/3 max-w-60" />
            <Skeleton className="h-4 w-1/2 max-w-40" />
          </div>
          <Skeleton className="h-5 w-20" />
        </div>
      ))}
    </div>
  )
}
