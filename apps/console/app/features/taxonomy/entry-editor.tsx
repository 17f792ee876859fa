import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallInput, CallSchema, RestCall } from '@warsha/contract/client/rest-call.ts'
import type { deleteBody, usesAnswer } from '@warsha/contract/console/catalogue/taxonomy-shapes.ts'
import type { RestOlderTexts } from '@warsha/contract/console/older-texts-shape.ts'
import type { Permission } from '@warsha/contract/console/staff/permissions.ts'
import { type ReactNode, useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { DetailState } from '~/components/detail-states.tsx'
import type { Values } from '~/components/edit/merge-draft.ts'
import { type Problems, RecordEditor, type RecordForm } from '~/components/edit/record-editor.tsx'
import { RecordHistory } from '~/components/edit/record-history.tsx'
import { type OlderTexts, readOlder } from '~/components/edit/translation-state.ts'
import { ask } from '~/session/ask.ts'
import { useMay } from '~/session/operator.ts'
import { DeleteButton } from './delete-button.tsx'
import { useFieldLabels } from './use-field-labels.ts'
import { UsesPanel } from './uses-panel.tsx'

type ReadSchema<Data> = CallSchema & { params: z.ZodType; response: { 200: z.ZodType<{ data: Data }> } }
export type SaveSchema<Data> = CallSchema & { body: z.ZodType; response: { 200: z.ZodType<{ data: Data }> } }
type DeleteSchema = CallSchema & { params: z.ZodType; body: typeof deleteBody }
type UsesSchema = CallSchema & { params: z.ZodType; response: { 200: typeof usesAnswer } }

export type EntryForm<Fields extends Values> = RecordForm<Fields> & {
  isReadOnly: boolean
  isNew: boolean
  /** Translations whose English was saved anew after them. */
  older: OlderTexts | undefined
  /** What stands beside the form: uses and history. */
  aside: ReactNode
}

export type EntryRecord = { id: number; revision: number; older?: RestOlderTexts | undefined }

export type EntryEditorProps<
  Data extends EntryRecord,
  Fields extends Values,
  Create extends SaveSchema<Data>,
> = {
  /** As the log names it. */
  kind: string
  /** `new` for one that is not there yet. */
  id: string
  /** Where its records are: `/collections`. */
  path: `/${string}`
  newTitle: string
  /** Of those who change it. */
  permission?: Permission
  calls: {
    read: RestCall<ReadSchema<Data>>
    create: RestCall<Create>
    update: RestCall<SaveSchema<Data> & { params: z.ZodType }>
    remove: RestCall<DeleteSchema>
    uses?: RestCall<UsesSchema>
  }
  empty: Fields
  nameOf: (record: Data) => string
  fieldsOf: (record: Data) => Fields
  toBody: (fields: Fields) => Omit<CallInput<Create>['body'], 'key' | 'reason'>
  textOf: (name: string, fields: Fields) => string
  problemsOf: (fields: Fields) => Problems
  /** Fields by the names that the server's refusals give them. */
  fieldOf: (refused: string) => string
  children: (form: EntryForm<Fields>) => ReactNode
}

/** The editor of a record of the catalogue, or of a new one. Keyed by its id. */
export function EntryEditor<Data extends EntryRecord, Fields extends Values, Create extends SaveSchema<Data>>(
  props: EntryEditorProps<Data, Fields, Create>,
) {
  const { kind, id, path, newTitle, calls, empty, fieldsOf, toBody, permission = 'catalogue.write' } = props
  const may = useMay()
  const client = useQueryClient()
  const navigate = useNavigate()
  const labelOf = useFieldLabels()
  const isNew = id === 'new'
  const queryKey = [kind, id] as const
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => ask(calls.read, { params: { id }, signal } as never) as Promise<{ data: Data }>,
    enabled: !isNew,
  })
  const record = data?.data
  const saved = useMemo(() => (record ? fieldsOf(record) : empty), [record, fieldsOf, empty])
  if (!record && !isNew) return <DetailState error={error} onAgain={() => void refetch()} />
  const isReadOnly = !may(permission)
  const subject = { kind, id }
  const name = record ? props.nameOf(record) : newTitle
  const older = record?.older && readOlder(record.older)
  const aside = record && (
    <>
      {calls.uses && <UsesPanel id={id} call={calls.uses} />}
      <RecordHistory subject={subject} labelOf={labelOf} />
    </>
  )
  const shared = {
    subject,
    saved,
    queryKey,
    labelOf,
    textOf: props.textOf,
    problemsOf: props.problemsOf,
    fieldOf: props.fieldOf,
    children: (form: RecordForm<Fields>) => props.children({ ...form, isReadOnly, isNew, older, aside }),
  }
  return (
    <div className="grid gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 text-lg font-bold">
          <bdi>{name}</bdi>
        </h2>
        {record && !isReadOnly && (
          <span className="ms-auto">
            <DeleteButton
              call={calls.remove}
              record={{ id: record.id, revision: record.revision, name }}
              onDeleted={() => navigate(path)}
            />
          </span>
        )}
      </header>
      {record ? (
        <RecordEditor
          {...shared}
          call={calls.update}
          inputOf={(fields) =>
            ({ params: { id }, body: { revision: record.revision, ...toBody(fields) } }) as never
          }
          onSaved={(answer) => client.setQueryData(queryKey, { data: answer.data })}
        />
      ) : (
        <RecordEditor
          {...shared}
          call={calls.create}
          inputOf={(fields) => ({ body: toBody(fields) }) as never}
          onSaved={(answer) => navigate(`${path}/${(answer as { data: Data }).data.id}`)}
        />
      )}
    </div>
  )
}
