import { Button } from '@warsha/ui/button.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useLoad } from '~/session/use-load.ts'
import { readSurvey, type SurveyEnd } from './survey-calls.ts'
import { SurveyForm } from './survey-form.tsx'
import { SurveySubject } from './survey-subject.tsx'

export type SurveyPageProps = {
  token: string
  /** Content when there is nothing to answer, or no longer. */
  renderEnd: (end: 'sent' | SurveyEnd) => ReactNode
}

export function SurveyPage({ token, renderEnd }: SurveyPageProps) {
  const { t } = useTranslation()
  const [end, setEnd] = useState<'sent' | SurveyEnd | null>(null)
  const {
    value: survey,
    hasFailed,
    reload,
  } = useLoad(['survey', token], (signal) => readSurvey(token, signal), { isCached: false })
  if (end) return renderEnd(end)
  if (typeof survey === 'string') return renderEnd(survey)
  return (
    <div className="page-width py-5 lg:py-8">
      <div className="grid gap-4">
        {!survey && !hasFailed && (
          <div role="status" aria-label={t('shell.loading')}>
            <Skeleton className="h-72 rounded-card" />
          </div>
        )}
        {!survey && hasFailed && (
          <>
            <p className="text-center text-muted">{t('survey.failed')}</p>
            <Button variant="secondary" onClick={reload} className="justify-self-center">
              {t('shell.retry')}
            </Button>
          </>
        )}
        {survey && (
          <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <h2 className="text-xl font-bold leading-heading sm:col-span-2">{t('survey.heading')}</h2>
            <div className="sm:order-last">
              <SurveySubject survey={survey} />
            </div>
            <SurveyForm token={token} survey={survey} onEnd={setEnd} />
          </div>
        )}
      </div>
    </div>
  )
}
