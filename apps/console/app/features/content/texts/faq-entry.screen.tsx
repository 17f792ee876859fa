import { useQuery } from '@tanstack/react-query'
import {
  createFaqEntryCall,
  deleteFaqEntryCall,
  listFaqCall,
  updateFaqEntryCall,
} from '@warsha/contract/console/content/texts.calls.ts'
import type { RestFaqEntry } from '@warsha/contract/console/content/texts.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Button } from '@warsha/ui/button.tsx'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { ArrowBackIcon, SearchIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { Switch } from '@warsha/ui/switch.tsx'
import { useMemo, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { DetailState } from '~/components/detail-states.tsx'
import { RecordEditor, type RecordForm } from '~/components/edit/record-editor.tsx'
import { RecordHistory } from '~/components/edit/record-history.tsx'
import { TranslatedFields } from '~/components/edit/translated-fields.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { Panel } from '~/components/panel.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { emptyEntry, type FaqFields, faqKey, fieldsOf, problemsOf, toBody } from './faq-fields.ts'
import { useTextLabels } from './use-text-labels.ts'

export const handle = { texts: await loadTexts('console-content') }

/** A question with its answer, in both languages. */
export default function FaqEntryScreen() {
  const { id = '' } = useParams()
  const { t, lang } = useTranslation()
  const may = useMay()
  const [isDeleting, setIsDeleting] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: faqKey,
    queryFn: ({ signal }) => ask(listFaqCall, { query: { limit: 200 } as never, signal }),
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  const entry = data.data.find((each) => String(each.id) === id)
  if (!entry && id !== 'new') {
    return (
      <EmptyState
        icon={SearchIcon}
        title={t('console.failure.notFound')}
        text={t('console.failure.notFoundText')}
      />
    )
  }
  const title = entry ? entry.question[lang] : t('console-content.faq.new')
  return (
    <div className="grid gap-4 px-3 pt-4 lg:px-5">
      <PageTitle>{title}</PageTitle>
      <header className="flex flex-wrap items-center gap-3">
        <Link
          to="/texts"
          aria-label={t('console-content.faq.back')}
          className="tool size-8 justify-center p-0"
        >
          <MirroredIcon icon={ArrowBackIcon} className="size-4" />
        </Link>
        <h1 className="min-w-0 text-xl font-bold leading-heading">
          <bdi>{title}</bdi>
        </h1>
        {entry && may('content.write') && (
          <Button size="small" variant="danger" className="ms-auto" onClick={() => setIsDeleting(true)}>
            {t('console-content.delete.action')}
          </Button>
        )}
      </header>
      <EntryEditor key={id} entry={entry} />
      {entry && isDeleting && <DeleteDialog entry={entry} onClose={() => setIsDeleting(false)} />}
    </div>
  )
}

function EntryEditor({ entry }: { entry: RestFaqEntry | undefined }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const may = useMay()
  const labelOf = useTextLabels()
  const saved = useMemo(() => (entry ? fieldsOf(entry) : emptyEntry), [entry])
  const subject = { kind: 'faq-entry', id: entry ? String(entry.id) : 'new' }
  const shared = {
    subject,
    saved,
    queryKey: faqKey,
    labelOf,
    textOf: (name: string, fields: FaqFields) =>
      name === 'isPublished'
        ? t(fields.isPublished ? 'console-content.faq.shown' : 'console-content.faq.hidden')
        : String(fields[name as keyof FaqFields]),
    problemsOf: (fields: FaqFields) => problemsOf(fields, { t }),
    fieldOf: (field: string) =>
      field.replace(/\.(en|ar)$/, (_, language) => (language === 'en' ? 'En' : 'Ar')),
    children: (form: RecordForm<FaqFields>) => (
      <EntryForm form={form} isReadOnly={!may('content.write')}>
        {entry && <RecordHistory subject={subject} labelOf={labelOf} />}
      </EntryForm>
    ),
  }
  return entry ? (
    <RecordEditor
      {...shared}
      call={updateFaqEntryCall}
      inputOf={(fields) => ({
        params: { id: String(entry.id) },
        body: { revision: entry.revision, ...toBody(fields) },
      })}
      onSaved={() => undefined}
    />
  ) : (
    <RecordEditor
      {...shared}
      call={createFaqEntryCall}
      inputOf={(fields) => ({ body: toBody(fields) })}
      onSaved={() => navigate('/texts')}
    />
  )
}

type EntryFormProps = { form: RecordForm<FaqFields>; isReadOnly: boolean; children: React.ReactNode }

function EntryForm({ form, isReadOnly, children }: EntryFormProps) {
  const { t } = useTranslation()
  const { fields, saved, problems, onChange } = form
  return (
    <div className="grid items-start gap-4 pb-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Panel title={t('console-content.form.words')}>
        <TranslatedFields
          legend={t('console-content.form.words')}
          values={fields}
          saved={saved}
          problems={problems}
          isReadOnly={isReadOnly}
          hasHindi={false}
          onChange={(values) => onChange(values as Partial<FaqFields>)}
          fields={[
            { name: 'question', label: t('console-content.fields.question'), maxLength: 300 },
            { name: 'answer', label: t('console-content.fields.answer'), maxLength: 4000, isLong: true },
          ]}
        />
      </Panel>
      <div className="grid gap-4">
        <Panel title={t('console-content.form.audience')}>
          <Switch
            label={t('console-content.faq.publish')}
            hint={t('console-content.faq.publishHint')}
            disabled={isReadOnly}
            checked={fields.isPublished}
            onChange={({ target }) => onChange({ isPublished: target.checked })}
          />
        </Panel>
        {children}
      </div>
    </div>
  )
}

function DeleteDialog({ entry, onClose }: { entry: RestFaqEntry; onClose: () => void }) {
  const { t, lang } = useTranslation()
  const navigate = useNavigate()
  const remove = useCommand(deleteFaqEntryCall, {
    done: t('console-content.delete.done'),
    onDone: () => navigate('/texts'),
  })
  return (
    <CommandDialog
      title={t('console-content.delete.title', { name: isolate(entry.question[lang]) })}
      submit={t('console-content.delete.action')}
      isDangerous
      command={remove}
      onClose={onClose}
      onSubmit={() => remove.run({ params: { id: String(entry.id) }, body: { revision: entry.revision } })}
    >
      <p className="text-muted">{t('console-content.faq.deleteText')}</p>
    </CommandDialog>
  )
}
