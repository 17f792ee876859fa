import { useQueryClient } from '@tanstack/react-query'
import { updatePageCall } from '@warsha/contract/console/content/pages.calls.ts'
import type { RestEditedPage, RestPageWarning } from '@warsha/contract/console/content/pages.rest.ts'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { DetailState } from '~/components/detail-states.tsx'
import { olderAttributeTexts } from '~/components/edit/attribute-texts.ts'
import { RecordEditor } from '~/components/edit/record-editor.tsx'
import { RecordHistory } from '~/components/edit/record-history.tsx'
import { readOlder } from '~/components/edit/translation-state.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { fieldOf, fieldsOf, pageText, problemsOf, toBody } from './page-fields.ts'
import { PageForm } from './page-form.tsx'
import { PageHead } from './page-head.tsx'
import { PageOrder } from './page-order.tsx'
import { PageWarnings } from './page-warnings.tsx'
import { usePageLabels } from './use-page-labels.ts'
import { pageKey, usePage, usePageOptions } from './use-pages.ts'

export const handle = { texts: await loadTexts('console-content') }

export default function PageScreen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = usePage(id)
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  return (
    <div className="grid gap-4 px-3 pt-4 lg:px-5">
      <PageHead page={data.data} />
      <PageEditor key={id} page={data.data} />
    </div>
  )
}

function PageEditor({ page }: { page: RestEditedPage & { warnings: RestPageWarning[] } }) {
  const { t, lang } = useTranslation()
  const may = useMay()
  const client = useQueryClient()
  const options = usePageOptions()
  const labelOf = usePageLabels()
  const id = String(page.id)
  const saved = useMemo(() => fieldsOf(page), [page])
  const subject = { kind: 'page', id }
  const isReadOnly = !may('content.write')
  return (
    <>
      <PageWarnings warnings={page.warnings} options={options} />
      <RecordEditor
        subject={subject}
        saved={saved}
        queryKey={pageKey(id)}
        call={updatePageCall}
        inputOf={(fields) => ({
          params: { id },
          body: { revision: page.revision, ...toBody(fields, options) },
        })}
        onSaved={(answer) => client.setQueryData(pageKey(id), { data: answer.data })}
        labelOf={labelOf}
        textOf={(field, fields) => pageText(field, fields, { t, lang, options })}
        problemsOf={(fields) => problemsOf(fields, { t })}
        fieldOf={fieldOf}
      >
        {(form) => (
          <PageForm
            {...form}
            options={options}
            isReadOnly={isReadOnly}
            older={readOlder(page.older)}
            olderAttributes={olderAttributeTexts(page)}
            aside={
              <>
                <PageOrder page={page} isReadOnly={isReadOnly} />
                <RecordHistory subject={subject} labelOf={labelOf} />
              </>
            }
          />
        )}
      </RecordEditor>
    </>
  )
}
