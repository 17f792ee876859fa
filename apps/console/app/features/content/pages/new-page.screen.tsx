import { createPageCall } from '@warsha/contract/console/content/pages.calls.ts'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { Link, useNavigate } from 'react-router'
import { RecordEditor } from '~/components/edit/record-editor.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { emptyPage, fieldOf, pageText, problemsOf, toBody } from './page-fields.ts'
import { PageForm } from './page-form.tsx'
import { usePageLabels } from './use-page-labels.ts'
import { usePageOptions } from './use-pages.ts'

export const handle = { texts: await loadTexts('console-content') }

/** A new page; the shop shows it once it is published. */
export default function NewPageScreen() {
  const { t, lang } = useTranslation()
  const navigate = useNavigate()
  const options = usePageOptions()
  const labelOf = usePageLabels()
  return (
    <div className="grid gap-4 px-3 pt-4 lg:px-5">
      <PageTitle>{t('console-content.pages.new')}</PageTitle>
      <header className="flex items-center gap-3">
        <Link
          to="/pages"
          aria-label={t('console-content.pages.back')}
          className="tool size-8 justify-center p-0"
        >
          <MirroredIcon icon={ArrowBackIcon} className="size-4" />
        </Link>
        <h1 className="text-xl font-bold leading-heading">{t('console-content.pages.new')}</h1>
      </header>
      <p className="text-muted">{t('console-content.pages.newText')}</p>
      <RecordEditor
        subject={{ kind: 'page', id: 'new' }}
        saved={emptyPage}
        queryKey={['pages']}
        call={createPageCall}
        inputOf={(fields) => ({ body: toBody(fields, options) })}
        onSaved={({ data }) => navigate(`/pages/${data.id}`)}
        labelOf={labelOf}
        textOf={(field, fields) => pageText(field, fields, { t, lang, options })}
        problemsOf={(fields) => problemsOf(fields, { t })}
        fieldOf={fieldOf}
      >
        {(form) => <PageForm {...form} options={options} isReadOnly={false} isNew />}
      </RecordEditor>
    </div>
  )
}
