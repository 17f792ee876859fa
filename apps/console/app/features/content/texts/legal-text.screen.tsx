import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createLegalVersionCall,
  deleteLegalVersionCall,
  listLegalVersionsCall,
  readLegalVersionCall,
  updateLegalVersionCall,
} from '@warsha/contract/console/content/texts.calls.ts'
import type { RestLegalVersion } from '@warsha/contract/console/content/texts.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { DetailState } from '~/components/detail-states.tsx'
import { RecordEditor, type RecordForm } from '~/components/edit/record-editor.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import {
  type LegalFields,
  legalFields,
  legalProblems,
  legalText,
  nextVersion,
  toLegal,
} from './legal-fields.ts'
import { LegalForm } from './legal-form.tsx'
import { LegalState } from './legal-state.tsx'
import { useTextLabels } from './use-text-labels.ts'

export const handle = { texts: await loadTexts('console-content') }

const versionKey = (id: string) => ['legal-text', id] as const

/** A version of a legal text; one that is in force is read alone. */
export default function LegalTextScreen() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  return id === 'new' ? (
    <NewVersion kind={kindOf(params.get('kind'))} />
  ) : (
    <ExistingVersion key={id} id={id} />
  )
}

type Kind = RestLegalVersion['kind']

function kindOf(text: string | null): Kind {
  return text === 'privacy' || text === 'returns' ? text : 'terms'
}

function ExistingVersion({ id }: { id: string }) {
  const { t } = useTranslation()
  const may = useMay()
  const client = useQueryClient()
  const [isDeleting, setIsDeleting] = useState(false)
  const shared = useSharedProps()
  const { data, error, refetch } = useQuery({
    queryKey: versionKey(id),
    queryFn: ({ signal }) => ask(readLegalVersionCall, { params: { id }, signal }),
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  const version = data.data
  const isUpcoming = version.state === 'upcoming'
  const subject = { kind: 'legal-text', id }
  return (
    <div className="grid gap-4 px-3 pt-4 lg:px-5">
      <Head
        title={`${t(`console-content.legal.${version.kind}`)} ${version.version}`}
        actions={
          <>
            <LegalState state={version.state} />
            {may('content.write') && isUpcoming && (
              <Button size="small" variant="danger" className="ms-auto" onClick={() => setIsDeleting(true)}>
                {t('console-content.delete.action')}
              </Button>
            )}
          </>
        }
      />
      {!isUpcoming && <p className="text-muted">{t('console-content.legal.locked')}</p>}
      <RecordEditor
        {...shared}
        subject={subject}
        saved={legalFields(version)}
        queryKey={versionKey(id)}
        call={updateLegalVersionCall}
        inputOf={(fields) => ({ params: { id }, body: { revision: version.revision, ...toLegal(fields) } })}
        onSaved={(answer) => client.setQueryData(versionKey(id), { data: answer.data })}
      >
        {(form) => (
          <LegalForm {...form} subject={subject} isReadOnly={!isUpcoming || !may('content.write')} />
        )}
      </RecordEditor>
      {isDeleting && <DeleteDialog version={version} onClose={() => setIsDeleting(false)} />}
    </div>
  )
}

/** Begins as a copy of the newest version, because most of a text stays. */
function NewVersion({ kind }: { kind: Kind }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const shared = useSharedProps()
  const { data, error, refetch } = useQuery({
    queryKey: ['legal-texts', kind],
    queryFn: ({ signal }) => ask(listLegalVersionsCall, { query: { kind, limit: 1 } as never, signal }),
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  return (
    <div className="grid gap-4 px-3 pt-4 lg:px-5">
      <Head title={t('console-content.legal.newTitle', { kind: t(`console-content.legal.${kind}`) })} />
      <p className="text-muted">{t('console-content.legal.newText')}</p>
      <RecordEditor
        {...shared}
        key={kind}
        subject={{ kind: `legal-text-${kind}`, id: 'new' }}
        saved={nextVersion(data.data[0])}
        queryKey={['legal-texts', kind]}
        call={createLegalVersionCall}
        inputOf={(fields) => ({ body: { kind, ...toLegal(fields) } })}
        onSaved={(answer) => navigate(`/texts/legal/${answer.data.id}`)}
      >
        {(form: RecordForm<LegalFields>) => <LegalForm {...form} isReadOnly={false} />}
      </RecordEditor>
    </div>
  )
}

const refusedFields: Readonly<Record<string, string>> = {
  effective_date: 'effectiveDate',
  'title.en': 'titleEn',
  'title.ar': 'titleAr',
  title: 'titleAr',
  content: 'contentAr',
}

function useSharedProps() {
  const { t } = useTranslation()
  return {
    labelOf: useTextLabels(),
    textOf: legalText,
    problemsOf: (fields: LegalFields) => legalProblems(fields, { t }),
    fieldOf: (field: string) => refusedFields[field] ?? field,
  }
}

function Head({ title, actions }: { title: string; actions?: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <header className="flex flex-wrap items-center gap-3">
      <PageTitle>{title}</PageTitle>
      <Link
        to="/texts/legal"
        aria-label={t('console-content.legal.back')}
        className="tool size-8 justify-center p-0"
      >
        <MirroredIcon icon={ArrowBackIcon} className="size-4" />
      </Link>
      <h1 className="text-xl font-bold leading-heading">{title}</h1>
      {actions}
    </header>
  )
}

function DeleteDialog({ version, onClose }: { version: RestLegalVersion; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const remove = useCommand(deleteLegalVersionCall, {
    done: t('console-content.delete.done'),
    onDone: () => navigate('/texts/legal'),
  })
  const name = `${t(`console-content.legal.${version.kind}`)} ${version.version}`
  return (
    <CommandDialog
      title={t('console-content.delete.title', { name })}
      submit={t('console-content.delete.action')}
      isDangerous
      command={remove}
      onClose={onClose}
      onSubmit={() =>
        remove.run({ params: { id: String(version.id) }, body: { revision: version.revision } })
      }
    >
      <p className="text-muted">{t('console-content.legal.deleteText')}</p>
    </CommandDialog>
  )
}
