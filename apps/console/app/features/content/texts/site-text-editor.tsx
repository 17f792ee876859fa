import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallSchema, RestCall } from '@warsha/contract/client/rest-call.ts'
import { readSiteTextsCall } from '@warsha/contract/console/content/texts.calls.ts'
import type { RestSiteTexts } from '@warsha/contract/console/content/texts.rest.ts'
import type { ReactNode } from 'react'
import type { Command } from '~/components/command/use-command.ts'
import { DetailState } from '~/components/detail-states.tsx'
import type { Values } from '~/components/edit/merge-draft.ts'
import { type Problems, RecordEditor, type RecordForm } from '~/components/edit/record-editor.tsx'
import { RecordHistory } from '~/components/edit/record-history.tsx'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { missingTexts, siteText } from './site-fields.ts'
import { TextsHead } from './texts-head.tsx'
import { useTextLabels } from './use-text-labels.ts'

const siteTextsKey = ['site-texts'] as const

type SiteTextEditorProps<Fields extends Values, Schema extends CallSchema> = {
  /** As the log names it. */
  name: string
  call: RestCall<Schema>
  savedOf: (texts: RestSiteTexts) => { fields: Fields; revision: number }
  toBody: (fields: Fields) => object
  problemsOf?: (fields: Fields) => Problems
  children: (form: RecordForm<Fields>) => ReactNode
}

/** One of the texts that the shop reads by key. */
export function SiteTextEditor<Fields extends Values, Schema extends CallSchema>(
  props: SiteTextEditorProps<Fields, Schema>,
) {
  const { name, call, savedOf, toBody, problemsOf, children } = props
  const { t } = useTranslation()
  const client = useQueryClient()
  const labelOf = useTextLabels()
  const { data, error, refetch } = useQuery({
    queryKey: siteTextsKey,
    queryFn: ({ signal }) => ask(readSiteTextsCall, { signal }),
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  const { fields: saved, revision } = savedOf(data.data)
  const subject = { kind: 'site-text', id: name }
  return (
    <div className="grid gap-4 px-3 pt-4 lg:px-5">
      <TextsHead />
      <RecordEditor
        key={name}
        subject={subject}
        saved={saved}
        queryKey={siteTextsKey}
        call={call}
        inputOf={(fields) =>
          ({ body: { revision, ...toBody(fields) } }) as unknown as Parameters<Command<Schema>['run']>[0]
        }
        onSaved={(answer) =>
          client.setQueryData(siteTextsKey, { data: (answer as { data: RestSiteTexts }).data })
        }
        labelOf={labelOf}
        textOf={siteText}
        problemsOf={(fields) => ({ ...missingTexts(fields, { t }), ...problemsOf?.(fields) })}
        fieldOf={(field) => field}
      >
        {(form) => (
          <div className="grid items-start gap-4 pb-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="grid min-w-0 gap-4">{children(form)}</div>
            <RecordHistory subject={subject} labelOf={labelOf} />
          </div>
        )}
      </RecordEditor>
    </div>
  )
}
