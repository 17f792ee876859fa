import { useQuery } from '@tanstack/react-query'
import { readImportCall, readUndoCall, sheetCalls } from '@warsha/contract/console/imports/imports.calls.ts'
import type { RestImport } from '@warsha/contract/console/imports/imports.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Button } from '@warsha/ui/button.tsx'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { DetailState } from '~/components/detail-states.tsx'
import { Moment } from '~/components/format/moment.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { mayCall, useOperator } from '~/session/operator.ts'
import { ImportExamples } from './import-examples.tsx'
import { ImportProblems, ImportWarnings } from './import-problems.tsx'
import { ImportState } from './import-state.tsx'
import { RunDialog } from './run-dialog.tsx'
import { UndoButton } from './undo-button.tsx'

export const handle = { texts: await loadTexts('console-imports') }

const refreshMs = 700

/** What a file would change, how far its import is, and what came of it. */
export default function ImportScreen() {
  const { t } = useTranslation()
  const operator = useOperator()
  const { id = '' } = useParams()
  const [isAsking, setAsking] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['import', id],
    queryFn: ({ signal }) => ask(readImportCall, { params: { id }, signal }),
    refetchInterval: ({ state }) => (isBusy(state.data?.data) ? refreshMs : false),
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  const shown = data.data
  const count = shown.creates + shown.changes
  const mayRun =
    shown.state === 'checked' &&
    shown.wrong === 0 &&
    count > 0 &&
    mayCall(operator, sheetCalls[shown.kind].run.access)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-3 py-4 lg:px-5">
      <PageTitle>{shown.file_name}</PageTitle>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Link to="/imports" aria-label={t('console-imports.back')} className="tool size-8 justify-center p-0">
          <MirroredIcon icon={ArrowBackIcon} className="size-4" />
        </Link>
        <h1 className="min-w-0 text-xl font-bold leading-heading wrap-anywhere">
          <bdi>{shown.file_name}</bdi>
        </h1>
        <ImportState of={shown} />
        <div className="flex gap-2 sm:ms-auto">
          {shown.has_undo && <UndoButton call={readUndoCall} id={shown.id} name={`${shown.kind}-undo`} />}
          {mayRun && (
            <Button size="small" onClick={() => setAsking(true)}>
              {t('console-imports.run.action', { count })}
            </Button>
          )}
        </div>
      </header>
      <p className="text-muted">
        {t(`console-imports.kind.${shown.kind}`)}
        {' · '}
        <Moment at={shown.checked_at} />
        {shown.operator && (
          <>
            {' · '}
            <bdi>{shown.operator}</bdi>
          </>
        )}
      </p>
      <Outcome shown={shown} />
      <Counts shown={shown} />
      {shown.problems.length > 0 && <ImportProblems problems={shown.problems} wrong={shown.wrong} />}
      {shown.warnings.length > 0 && <ImportWarnings warnings={shown.warnings} />}
      {shown.examples.length > 0 && <ImportExamples examples={shown.examples} count={count} />}
      {isAsking && <RunDialog shown={shown} count={count} onClose={() => setAsking(false)} />}
    </div>
  )
}

function isBusy(shown: RestImport | undefined): boolean {
  return shown?.state === 'waiting' || shown?.state === 'running'
}

/** What comes next, or what came of it. */
function Outcome({ shown }: { shown: RestImport }) {
  const { t } = useTranslation()
  const { state, rows, progress, wrong, creates, changes } = shown
  if (isBusy(shown))
    return (
      <div className="grid gap-1.5">
        <p role="status">{t('console-imports.progress', { done: progress, rows })}</p>
        <progress
          aria-label={t('console-imports.progressLabel')}
          value={progress}
          max={rows}
          className="h-2 w-full overflow-hidden rounded-full accent-brand"
        />
      </div>
    )
  const text =
    state === 'done'
      ? t('console-imports.outcome.done', { count: creates + changes })
      : state === 'refused'
        ? t('console-imports.outcome.refused')
        : wrong > 0
          ? t('console-imports.outcome.wrong', { file: isolate(shown.file_name) })
          : creates + changes === 0
            ? t('console-imports.outcome.nothing')
            : t('console-imports.outcome.checked')
  return <p role="status">{text}</p>
}

function Counts({ shown }: { shown: RestImport }) {
  const { t } = useTranslation()
  const counts = (['rows', 'creates', 'changes', 'same', 'wrong'] as const).map(
    (name) => [name, shown[name]] as const,
  )
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
      {counts.map(([name, value]) => (
        <div key={name} className="panel px-4 py-3 max-sm:first:col-span-2">
          <dt className="text-sm text-muted">{t(`console-imports.counts.${name}`)}</dt>
          <dd
            className={
              name === 'wrong' && value > 0 ? 'text-2xl font-bold text-danger' : 'text-2xl font-bold'
            }
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
