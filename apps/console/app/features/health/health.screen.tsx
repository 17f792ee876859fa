import { useQuery } from '@tanstack/react-query'
import {
  listDeadLettersCall,
  listInvariantsCall,
  listMessageQueuesCall,
  listProvidersCall,
  listQueuesCall,
} from '@warsha/contract/console/health/health.calls.ts'
import type { ReactNode } from 'react'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { Moment } from '~/components/format/moment.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { Panel } from '~/components/panel.tsx'
import { StatusBadge } from '~/components/status-badge.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { DeadLetters } from './dead-letters.tsx'
import { QueueTable } from './queue-table.tsx'

export const handle = { texts: await loadTexts('console-people') }

/** The shop's own state: each part is asked for by itself, so that one that fails hides no other. */
export default function HealthScreen() {
  const { t } = useTranslation()
  return (
    <section className="grid gap-4 px-3 py-4 lg:px-5">
      <PageTitle>{t('console-people.health.title')}</PageTitle>
      <h1 className="text-xl font-bold leading-heading">{t('console-people.health.title')}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <DeadLettersPanel />
          <ProvidersPanel />
          <MessagesPanel />
          <JobsPanel />
        </div>
        <InvariantsPanel />
      </div>
    </section>
  )
}

type PartProps<Data> = {
  title: string
  asked: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  children: (data: Data) => ReactNode
}

function Part<Data>({ title, asked: { data, error, refetch }, children }: PartProps<Data>) {
  const { t } = useTranslation()
  return (
    <Panel title={title}>
      {error && <FailureNotice error={error} onAgain={() => void refetch()} />}
      {data ? children(data) : !error && <p role="status">{t('console.list.loading')}</p>}
    </Panel>
  )
}

function DeadLettersPanel() {
  const { t } = useTranslation()
  const asked = useQuery({
    queryKey: ['health', 'dead-letters'],
    queryFn: ({ signal }) => ask(listDeadLettersCall, { signal }),
  })
  return (
    <Part title={t('console-people.health.deadLetters')} asked={asked}>
      {({ data }) => <DeadLetters letters={data} />}
    </Part>
  )
}

/** The list is long, and what is broken is not to be looked for. */
function brokenFirst<Invariant extends { is_broken: boolean }>(all: readonly Invariant[]): Invariant[] {
  return [...all.filter(({ is_broken }) => is_broken), ...all.filter(({ is_broken }) => !is_broken)]
}

function InvariantsPanel() {
  const { t, lang } = useTranslation()
  const asked = useQuery({
    queryKey: ['health', 'invariants'],
    queryFn: ({ signal }) => ask(listInvariantsCall, { signal }),
  })
  return (
    <Part title={t('console-people.health.invariants')} asked={asked}>
      {({ data }) => (
        <ul className="grid gap-2">
          {brokenFirst(data).map(({ name, title, is_broken, broken_rows, checked_at }) => (
            <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 flex-1 basis-64">{title[lang]}</span>
              {is_broken && <span>{t('console-people.health.rows', { count: broken_rows })}</span>}
              {checked_at ? (
                <>
                  <span className="text-xs text-muted">
                    <Moment at={checked_at} />
                  </span>
                  <StatusBadge tone={is_broken ? 'bad' : 'good'}>
                    {t(is_broken ? 'console-people.health.broken' : 'console-people.health.holds')}
                  </StatusBadge>
                </>
              ) : (
                <StatusBadge tone="plain">{t('console-people.health.unchecked')}</StatusBadge>
              )}
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

function ProvidersPanel() {
  const { t } = useTranslation()
  const asked = useQuery({
    queryKey: ['health', 'providers'],
    queryFn: ({ signal }) => ask(listProvidersCall, { signal }),
  })
  return (
    <Part title={t('console-people.health.providers')} asked={asked}>
      {({ data }) => (
        <div className="grid gap-2">
          <p className="text-xs text-muted">{t('console-people.health.providersText')}</p>
          <ul className="grid gap-2">
            {data.map(({ kind, name, is_paused, failures, last_failure_at }) => (
              <li key={`${kind}:${name}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <bdi className="min-w-0 flex-1 font-medium">{name}</bdi>
                {failures > 0 && <span>{t('console-people.health.failures', { count: failures })}</span>}
                <span className="text-xs text-muted">
                  {last_failure_at ? (
                    <>
                      {t('console-people.health.lastFailure')} <Moment at={last_failure_at} />
                    </>
                  ) : (
                    t('console-people.health.noFailure')
                  )}
                </span>
                <StatusBadge tone={is_paused ? 'bad' : 'good'}>
                  {t(is_paused ? 'console-people.health.paused' : 'console-people.health.working')}
                </StatusBadge>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Part>
  )
}

function MessagesPanel() {
  const { t } = useTranslation()
  const asked = useQuery({
    queryKey: ['health', 'messages'],
    queryFn: ({ signal }) => ask(listMessageQueuesCall, { signal }),
  })
  return (
    <Part title={t('console-people.health.messages')} asked={asked}>
      {({ data }) => <QueueTable queues={data} />}
    </Part>
  )
}

function JobsPanel() {
  const { t } = useTranslation()
  const asked = useQuery({
    queryKey: ['health', 'jobs'],
    queryFn: ({ signal }) => ask(listQueuesCall, { signal }),
  })
  return (
    <Part title={t('console-people.health.jobs')} asked={asked}>
      {({ data }) => <QueueTable queues={data} />}
    </Part>
  )
}
