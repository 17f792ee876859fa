import {
  createPageTypeCall,
  deletePageTypeCall,
  updatePageTypeCall,
} from '@warsha/contract/console/content/pages.calls.ts'
import type { RestPageOptions } from '@warsha/contract/console/content/pages.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Button } from '@warsha/ui/button.tsx'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { Choices } from '~/components/choices.tsx'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { PageTitle } from '~/components/page-title.tsx'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { slugPattern } from './page-fields.ts'
import { PageWarnings } from './page-warnings.tsx'
import { usePageOptions } from './use-pages.ts'

export const handle = { texts: await loadTexts('console-content') }

type PageType = RestPageOptions['page_types'][number]

/** Types of pages; a type without pages can be deleted. */
export default function PageTypesScreen() {
  const { t, lang } = useTranslation()
  const may = useMay()
  const options = usePageOptions()
  const [edited, setEdited] = useState<PageType | 'new'>()
  const [deleted, setDeleted] = useState<PageType>()
  const mayWrite = may('content.write')
  return (
    <div className="grid gap-4 px-3 py-4 lg:px-5">
      <PageTitle>{t('console-content.types.title')}</PageTitle>
      <header className="flex items-center gap-3">
        <Link
          to="/pages"
          aria-label={t('console-content.pages.back')}
          className="tool size-8 justify-center p-0"
        >
          <MirroredIcon icon={ArrowBackIcon} className="size-4" />
        </Link>
        <h1 className="text-xl font-bold leading-heading">{t('console-content.types.title')}</h1>
        <Link to="/page-attributes" className="link ms-auto">
          {t('console-content.types.attributes')}
        </Link>
        {mayWrite && (
          <Button size="small" onClick={() => setEdited('new')}>
            {t('console-content.types.new')}
          </Button>
        )}
      </header>
      <PageWarnings warnings={options?.warnings} options={options} />
      <Panel title={t('console-content.types.list')}>
        <ul className="divide-y divide-line">
          {options?.page_types.map((type) => (
            <li
              key={type.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-[12rem_12rem_minmax(0,1fr)_auto]"
            >
              <span className="min-w-0 font-medium break-words">
                <bdi>{type.name[lang]}</bdi>
              </span>
              <span className="min-w-0 text-end break-words text-muted sm:text-start">
                <bdi dir="ltr">{type.slug}</bdi>
              </span>
              <Link to={`/pages?page_type_id=${type.id}`} className="link">
                {t('console-content.types.pages', { count: type.pages })}
              </Link>
              {mayWrite && (
                <span className="flex justify-end gap-2">
                  <button type="button" className="tool" onClick={() => setEdited(type)}>
                    {t('console-content.types.rename')}
                  </button>
                  {type.pages === 0 && (
                    <button type="button" className="tool" onClick={() => setDeleted(type)}>
                      {t('console-content.delete.action')}
                    </button>
                  )}
                </span>
              )}
            </li>
          ))}
        </ul>
      </Panel>
      {edited === 'new' && <NewTypeDialog options={options} onClose={() => setEdited(undefined)} />}
      {edited && edited !== 'new' && (
        <EditDialog type={edited} options={options} onClose={() => setEdited(undefined)} />
      )}
      {deleted && <DeleteDialog type={deleted} onClose={() => setDeleted(undefined)} />}
    </div>
  )
}

type Options = RestPageOptions | undefined

function NewTypeDialog({ options, onClose }: { options: Options; onClose: () => void }) {
  const { t } = useTranslation()
  const [name, setName] = useState<TypeName>({ en: '', ar: '' })
  const [slug, setSlug] = useState('')
  const [attributes, setAttributes] = useState<number[]>([])
  const create = useCommand(createPageTypeCall, { done: t('console.edit.saved'), onDone: onClose })
  return (
    <CommandDialog
      title={t('console-content.types.new')}
      submit={t('console.edit.save')}
      isDisabled={!name.en.trim() || !slugPattern.test(slug)}
      command={create}
      onClose={onClose}
      onSubmit={() => create.run({ body: { name, slug, attribute_ids: attributes } })}
    >
      <NameFields name={name} onChange={setName} />
      <LatinField
        label={t('console-content.fields.slug')}
        hint={t('console-content.problem.slug')}
        maxLength={100}
        autoComplete="off"
        value={slug}
        onChange={({ target }) => setSlug(target.value)}
      />
      <AttributeChoices options={options} chosen={attributes} onChange={setAttributes} />
    </CommandDialog>
  )
}

type AttributeChoicesProps = {
  options: Options
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
}

function AttributeChoices({ options, chosen, onChange }: AttributeChoicesProps) {
  const { t, lang } = useTranslation()
  if (!options?.attributes.length) return null
  return (
    <Choices
      label={t('console-content.types.attributes')}
      error={undefined}
      chosen={chosen.map(String)}
      choices={options.attributes.map(({ id, name }) => ({ value: String(id), label: name[lang] }))}
      onChange={(ids) => onChange(ids.map(Number))}
    />
  )
}

type TypeName = PageType['name']

function NameFields({ name, onChange }: { name: TypeName; onChange: (name: TypeName) => void }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['en', 'ar'] as const).map((language) => (
        <TextField
          key={language}
          label={`${t('console-content.types.name')} (${t(`console.languages.${language}`)})`}
          lang={language}
          dir={language === 'ar' ? 'rtl' : 'ltr'}
          maxLength={120}
          autoComplete="off"
          value={name[language]}
          onChange={({ target }) => onChange({ ...name, [language]: target.value })}
        />
      ))}
    </div>
  )
}

type TypeDialogProps = { type: PageType; onClose: () => void }

function EditDialog({ type, options, onClose }: TypeDialogProps & { options: Options }) {
  const { t, lang } = useTranslation()
  const [name, setName] = useState(type.name)
  const [attributes, setAttributes] = useState(type.attribute_ids)
  const rename = useCommand(updatePageTypeCall, { done: t('console.edit.saved'), onDone: onClose })
  return (
    <CommandDialog
      title={t('console-content.types.renameTitle', { name: isolate(type.name[lang]) })}
      submit={t('console.edit.save')}
      isDisabled={!name.en.trim()}
      command={rename}
      onClose={onClose}
      onSubmit={() =>
        rename.run({
          params: { id: String(type.id) },
          body: { revision: type.revision, name, attribute_ids: attributes },
        })
      }
    >
      <NameFields name={name} onChange={setName} />
      <AttributeChoices options={options} chosen={attributes} onChange={setAttributes} />
    </CommandDialog>
  )
}

function DeleteDialog({ type, onClose }: TypeDialogProps) {
  const { t, lang } = useTranslation()
  const remove = useCommand(deletePageTypeCall, { done: t('console-content.delete.done'), onDone: onClose })
  return (
    <CommandDialog
      title={t('console-content.delete.title', { name: isolate(type.name[lang]) })}
      submit={t('console-content.delete.action')}
      isDangerous
      command={remove}
      onClose={onClose}
      onSubmit={() => remove.run({ params: { id: String(type.id) }, body: { revision: type.revision } })}
    >
      <p className="text-muted">{t('console-content.types.deleteText')}</p>
    </CommandDialog>
  )
}
