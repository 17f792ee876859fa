import type { RestClosedVisit } from '@warsha/contract/closures/closed-visits.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useLoad } from '~/session/use-load.ts'
import { readByToken } from './closed-visit-calls.ts'
import { ClosedVisitChoice } from './closed-visit-choice.tsx'

export type ClosedVisitPageProps = {
  token: string
  /** Content when the visit is decided. */
  renderEnd: (visit: RestClosedVisit | 'gone') => ReactNode
}

/** The closed visit behind a link; alternatives that are still looked for appear by themselves. */
export function ClosedVisitPage({ token, renderEnd }: ClosedVisitPageProps) {
  const { t } = useTranslation()
  const [decided, setDecided] = useState<RestClosedVisit | null>(null)
  const load = useLoad(['closed-visit', token], (signal) => readByToken(token, signal), { isCached: false })
  const { value: visit, hasFailed, reload } = load
  if (decided) return renderEnd(decided)
  if (visit === 'gone') return renderEnd('gone')
  return (
    <div className="page-width py-5 lg:py-8">
      <div className="grid gap-4">
        {!visit && !hasFailed && (
          <div role="status" aria-label={t('shell.loading')}>
            <Skeleton className="h-72 rounded-card" />
          </div>
        )}
        {!visit && hasFailed && (
          <>
            <p className="text-center text-muted">{t('closing.failed')}</p>
            <Button variant="secondary" onClick={reload} className="justify-self-center">
              {t('shell.retry')}
            </Button>
          </>
        )}
        {visit && <ClosedVisitChoice visit={visit} name={{ token }} onDecided={setDecided} onLost={reload} />}
      </div>
    </div>
  )
}
