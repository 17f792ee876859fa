import { useQuery } from '@tanstack/react-query'
import { readClosureCall } from '@warsha/contract/console/closures/closures.calls.ts'
import type { RestClosure } from '@warsha/contract/console/closures/closures.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { DetailState } from '~/components/detail-states.tsx'
import { Money } from '~/components/format/money.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { ClosedTime } from './closed-time.tsx'
import { ClosureCases } from './closure-cases.tsx'
import { ClosureState } from './closure-state.tsx'
import { ReopenDialog } from './reopen-dialog.tsx'

export const handle = { texts: await loadTexts('console-closing') }

/** Decisions of customers show within seconds. */
const refreshMs = 5000

export default function ClosureScreen() {
  const { t, lang } = useTranslation()
  const may = useMay()
  const { id = '' } = useParams()
  const [isReopening, setReopening] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['closure', id],
    queryFn: ({ signal }) => ask(readClosureCall, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.data.counts.open ? refreshMs : false),
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  const closure = data.data
  return (
    <div className="grid gap-4 px-3 py-4 lg:px-5">
      <PageTitle>{closure.centre.name[lang]}</PageTitle>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Link to="/closing" aria-label={t('console-closing.back')} className="tool size-8 justify-center p-0">
          <MirroredIcon icon={ArrowBackIcon} className="size-4" />
        </Link>
        <h1 className="text-xl font-bold leading-heading">
          <bdi>{closure.centre.name[lang]}</bdi>
        </h1>
        <ClosureState state={closure.state} />
        {closure.state === 'closed' && may('centres.close') && (
          <Button size="small" variant="secondary" className="sm:ms-auto" onClick={() => setReopening(true)}>
            {t('console-closing.reopen.action')}
          </Button>
        )}
      </header>
      <p className="text-muted">
        <ClosedTime closure={closure} />
        {' · '}
        <bdi>{closure.reason}</bdi>
        {closure.closed_by && (
          <>
            {' · '}
            <bdi>{closure.closed_by}</bdi>
          </>
        )}
      </p>
      <Counts closure={closure} />
      <ClosureCases closure={closure} />
      {isReopening && <ReopenDialog closure={closure} onClose={() => setReopening(false)} />}
    </div>
  )
}

const shown = ['open', 'moved', 'refunded'] as const
const others = ['withdrawn', 'reopened'] as const

function Counts({ closure: { counts, refunded_baisa } }: { closure: RestClosure }) {
  const { t } = useTranslation()
  const names = [...shown, ...others.filter((name) => counts[name] > 0)]
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {names.map((name) => (
        <div key={name} className="panel px-4 py-3">
          <dt className="text-sm text-muted">{t(`console-closing.counts.${name}`)}</dt>
          <dd className="text-2xl font-bold tabular-nums" data-count={name}>
            {counts[name]}
          </dd>
        </div>
      ))}
      <div className="panel px-4 py-3">
        <dt className="text-sm text-muted">{t('console-closing.givenBack')}</dt>
        <dd className="text-lg font-bold">
          <Money amount={refunded_baisa} />
        </dd>
      </div>
    </dl>
  )
}
