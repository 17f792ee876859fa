import { useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallSchema, RestCall } from '@warsha/contract/client/rest-call.ts'
import { ApiError } from '@warsha/contract/client/transport.ts'
import type { ReactNode } from 'react'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { type Command, useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'
import type { NamedChange } from './change-list.tsx'
import type { Values } from './merge-draft.ts'
import { MergeNotice } from './merge-notice.tsx'
import { historyKey, type Subject, useLastChange } from './record-history.tsx'
import { SaveBar } from './save-bar.tsx'
import { useDraft } from './use-draft.ts'

export type Problems = Readonly<Record<string, string | undefined>>

/** What a form shows and how it changes it. */
export type RecordForm<Fields extends Values> = {
  fields: Fields
  saved: Fields
  problems: Problems
  onChange: (values: Partial<Fields>) => void
}

type RecordEditorProps<Fields extends Values, Schema extends CallSchema> = {
  /** As the log names it; the id of one that is not there yet is `new`. */
  subject: Subject
  saved: Fields
  /** The query that the record was read with. */
  queryKey: readonly unknown[]
  call: RestCall<Schema>
  inputOf: (fields: Fields) => Parameters<Command<Schema>['run']>[0]
  onSaved: (answer: CallAnswer<Schema>) => void
  labelOf: (name: string) => string
  textOf: (name: string, fields: Fields) => string
  /** What is wrong with the fields by their own rules. */
  problemsOf: (fields: Fields) => Problems
  /** Fields by the names that the server's refusals give them. */
  fieldOf: (refused: string) => string
  children: (form: RecordForm<Fields>) => ReactNode
}

/** Editing of a record: the draft, what others saved meanwhile, and the bar that saves all of it. Keyed by the record. */
export function RecordEditor<Fields extends Values, Schema extends CallSchema>(
  props: RecordEditorProps<Fields, Schema>,
) {
  const { subject, saved, queryKey, call, inputOf, onSaved, labelOf, textOf, problemsOf, children } = props
  const { t } = useTranslation()
  const client = useQueryClient()
  const draft = useDraft(`${subject.kind}:${subject.id}`, saved)
  const last = useLastChange(subject)
  const save = useCommand(call, {
    done: t('console.edit.saved'),
    onDone(answer) {
      draft.discard()
      onSaved(answer)
    },
    onConflict() {
      void client.invalidateQueries({ queryKey })
      void client.invalidateQueries({ queryKey: historyKey(subject) })
    },
  })
  const { fields, changes, theirs, conflicts } = draft
  const own = problemsOf(fields)
  const isChanged = changes.length > 0
  const refused = save.error instanceof ApiError && !save.conflict ? save.error.problems : []
  const problems = {
    ...(isChanged && subject.id !== 'new' ? own : {}),
    ...Object.fromEntries(refused.map(({ field, message }) => [props.fieldOf(field ?? ''), message])),
  }

  function describe(names: readonly string[], before: Fields, after: Fields): NamedChange[] {
    return names.map((name) => ({
      name,
      label: labelOf(name),
      before: textOf(name, before),
      after: textOf(name, after),
    }))
  }

  return (
    <>
      <MergeNotice
        last={save.conflict ?? last}
        merged={describe(
          theirs.filter((name) => !conflicts.includes(name)),
          draft.base,
          saved,
        )}
        conflicts={describe(conflicts, saved, fields)}
        onKeepMine={(name) => {
          save.reset()
          draft.keepMine(name)
        }}
        onTakeTheirs={(...names) => {
          save.reset()
          for (const name of names) draft.takeTheirs(name)
        }}
      />
      {children({ fields, saved, problems, onChange: draft.change })}
      <SaveBar
        changes={describe(changes, saved, fields)}
        isRestored={draft.isRestored}
        isPending={save.isPending}
        isDisabled={Object.keys(own).length > 0 || conflicts.length > 0}
        problem={theirs.length === 0 && <CommandProblem command={save} />}
        onSave={() => {
          save.reset()
          save.run(inputOf(fields))
        }}
        onDiscard={() => {
          save.reset()
          draft.discard()
        }}
      />
    </>
  )
}
