import { useQueryClient } from '@tanstack/react-query'
import { updateServiceCentreCall } from '@warsha/contract/console/booking/service-centres.calls.ts'
import type { RestServiceCentre } from '@warsha/contract/console/booking/service-centres.rest.ts'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { DetailState } from '~/components/detail-states.tsx'
import { MergeNotice } from '~/components/edit/merge-notice.tsx'
import { useLastChange } from '~/components/edit/record-history.tsx'
import { SaveBar } from '~/components/edit/save-bar.tsx'
import { useDraft } from '~/components/edit/use-draft.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { CentreFees } from './centre-fees.tsx'
import { describeChanges, fieldsOf, toBody } from './centre-fields.ts'
import { CentreForm } from './centre-form.tsx'
import { CentreHead } from './centre-head.tsx'
import { CentreHistory } from './centre-history.tsx'
import { centreKey, useCentre, useCentreOptions } from './use-centre.ts'
import { useCentreProblems } from './use-centre-problems.ts'

export const handle = { texts: await loadTexts('console-centres') }

export default function CentreScreen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useCentre(id)
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  return (
    <div className="grid gap-4 px-3 pt-4 lg:px-5">
      <CentreHead centre={data.data} />
      <CentreEditor key={id} centre={data.data} />
    </div>
  )
}

function CentreEditor({ centre }: { centre: RestServiceCentre }) {
  const { t, lang } = useTranslation()
  const may = useMay()
  const client = useQueryClient()
  const options = useCentreOptions()
  const id = String(centre.id)
  const saved = useMemo(() => fieldsOf(centre), [centre])
  const draft = useDraft(`centre:${id}`, saved)
  const last = useLastChange({ kind: 'centre', id })
  const save = useCommand(updateServiceCentreCall, {
    done: t('console.edit.saved'),
    onDone(answer) {
      client.setQueryData(centreKey(id), { data: answer.data })
      draft.discard()
    },
    onConflict() {
      void client.invalidateQueries({ queryKey: centreKey(id) })
      void client.invalidateQueries({ queryKey: ['history', 'centre', id] })
    },
  })
  const { fields, changes, theirs, conflicts } = draft
  const { problems, isValid } = useCentreProblems(fields, save.error)
  const words = { t, lang, options }
  const isChanged = changes.length > 0
  return (
    <>
      <MergeNotice
        last={save.conflict ?? last}
        merged={describeChanges(
          theirs.filter((name) => !conflicts.includes(name)),
          { before: draft.base, after: saved },
          words,
        )}
        conflicts={describeChanges(conflicts, { before: saved, after: fields }, words)}
        onKeepMine={(name) => {
          save.reset()
          draft.keepMine(name)
        }}
        onTakeTheirs={(...names) => {
          save.reset()
          for (const name of names) draft.takeTheirs(name)
        }}
      />
      <CentreForm
        fields={fields}
        options={options}
        problems={isChanged ? problems : {}}
        isReadOnly={!may('centres.write')}
        onChange={draft.change}
        aside={
          <>
            <CentreFees centre={centre} />
            <CentreHistory subject={{ kind: 'centre', id }} />
          </>
        }
      />
      <SaveBar
        changes={describeChanges(changes, { before: saved, after: fields }, words)}
        isRestored={draft.isRestored}
        isPending={save.isPending}
        isDisabled={!isValid || conflicts.length > 0}
        problem={theirs.length === 0 && <CommandProblem command={save} />}
        onSave={() => {
          save.reset()
          save.run({ params: { id }, body: { revision: centre.revision, ...toBody(fields) } })
        }}
        onDiscard={() => {
          save.reset()
          draft.discard()
        }}
      />
    </>
  )
}
