import { deletePageTypeCall } from '@warsha/contract/console/content/pages.calls.ts'
import type { RestPageOptions } from '@warsha/contract/console/content/pages.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Button } from '@warsha/ui/button.tsx'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { PageTitle } from '~/components/page-title.tsx'
import { Panel } from '~/components/panel.tsx'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { PageWarnings } from './page-warnings.tsx'
import { TypeDialog } from './type-dialog.tsx'
import { usePageOptions } from './use-pages.ts'

export const handle = { texts: await loadTexts('console-content') }

type PageType = RestPageOptions['page_types'][number]

/** Types of pages; a type without pages can be deleted. */
export default function PageTypesScreen() {
  const { t, lang } = useTranslation()
  const may = useMay()
  const options = usePageOptions()
  const [editedId, setEditedId] = useState<number | 'new'>()
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
          <Button size="small" onClick={() => setEditedId('new')}>
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
                  <button type="button" className="tool" onClick={() => setEditedId(type.id)}>
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
      {editedId !== undefined && (
        <TypeDialog
          key={editedId}
          type={options?.page_types.find(({ id }) => id === editedId)}
          attributes={options?.attributes ?? []}
          onClose={() => setEditedId(undefined)}
        />
      )}
      {deleted && <DeleteDialog type={deleted} onClose={() => setDeleted(undefined)} />}
    </div>
  )
}

type TypeDialogProps = { type: PageType; onClose: () => void }

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
