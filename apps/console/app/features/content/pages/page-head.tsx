import { deletePageCall, unpublishPageCall } from '@warsha/contract/console/content/pages.calls.ts'
import type { RestEditedPage } from '@warsha/contract/console/content/pages.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Button } from '@warsha/ui/button.tsx'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { PageTitle } from '~/components/page-title.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { PagePeriod, PageState } from './page-state.tsx'
import { PublishDialog } from './publish-dialog.tsx'

/** Title and state of a page, and what can be done with it as a whole. */
export function PageHead({ page }: { page: RestEditedPage }) {
  const { t } = useTranslation()
  const may = useMay()
  const [opened, setOpened] = useState<'publish' | 'unpublish' | 'delete'>()
  const close = () => setOpened(undefined)
  const { title } = page.texts
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <PageTitle>{title}</PageTitle>
      <Link
        to="/pages"
        aria-label={t('console-content.pages.back')}
        className="tool size-8 justify-center p-0"
      >
        <MirroredIcon icon={ArrowBackIcon} className="size-4" />
      </Link>
      <h1 className="min-w-0 text-xl font-bold leading-heading">
        <bdi>{title}</bdi>
      </h1>
      <PageState page={page} />
      <PagePeriod page={page} />
      {may('content.write') && (
        <div className="ms-auto flex flex-wrap gap-2">
          {!page.is_published && (
            <Button size="small" variant="ghost" onClick={() => setOpened('delete')}>
              {t('console-content.delete.action')}
            </Button>
          )}
          {page.is_published && (
            <Button size="small" variant="danger" onClick={() => setOpened('unpublish')}>
              {t('console-content.unpublish.action')}
            </Button>
          )}
          <Button size="small" onClick={() => setOpened('publish')}>
            {t(page.is_published ? 'console-content.publish.again' : 'console-content.publish.action')}
          </Button>
        </div>
      )}
      {opened === 'publish' && <PublishDialog page={page} onClose={close} />}
      {opened === 'unpublish' && <UnpublishDialog page={page} onClose={close} />}
      {opened === 'delete' && <DeleteDialog page={page} onClose={close} />}
    </header>
  )
}

type DialogProps = { page: RestEditedPage; onClose: () => void }

function UnpublishDialog({ page, onClose }: DialogProps) {
  const { t } = useTranslation()
  const unpublish = useCommand(unpublishPageCall, {
    done: t('console-content.unpublish.done'),
    onDone: onClose,
  })
  return (
    <CommandDialog
      title={t('console-content.unpublish.title', { name: isolate(page.texts.title) })}
      submit={t('console-content.unpublish.action')}
      isDangerous
      command={unpublish}
      onClose={onClose}
      onReload={() => undefined}
      onSubmit={() => unpublish.run({ params: { id: String(page.id) }, body: { revision: page.revision } })}
    >
      <p className="text-muted">{t('console-content.unpublish.text')}</p>
    </CommandDialog>
  )
}

function DeleteDialog({ page, onClose }: DialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const remove = useCommand(deletePageCall, {
    done: t('console-content.delete.done'),
    onDone: () => navigate('/pages'),
  })
  return (
    <CommandDialog
      title={t('console-content.delete.title', { name: isolate(page.texts.title) })}
      submit={t('console-content.delete.action')}
      isDangerous
      command={remove}
      onClose={onClose}
      onReload={() => undefined}
      onSubmit={() => remove.run({ params: { id: String(page.id) }, body: { revision: page.revision } })}
    >
      <p className="text-muted">{t('console-content.delete.text')}</p>
    </CommandDialog>
  )
}
