import { deletePictureCall } from '@warsha/contract/console/media/pictures.calls.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Button } from '@warsha/ui/button.tsx'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { CropDialog } from '~/components/media/crop-dialog.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { useTranslation } from '~/session/messages.ts'
import { mayCall, useOperator } from '~/session/operator.ts'
import type { OpenedPicture } from './picture-props.ts'

/** The name of a picture, and the ways to crop and to delete it. */
export function PictureHead({ picture }: { picture: OpenedPicture }) {
  const { t } = useTranslation()
  const operator = useOperator()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'crop' | 'delete'>()
  const { name } = picture
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <PageTitle>{name}</PageTitle>
      <Link to="/media" aria-label={t('console-media.title')} className="tool size-8 justify-center p-0">
        <MirroredIcon icon={ArrowBackIcon} className="size-4" />
      </Link>
      <h1 className="min-w-0 text-xl font-bold leading-heading break-words">
        <bdi>{name}</bdi>
      </h1>
      {mayCall(operator, deletePictureCall.access) && (
        <div className="ms-auto flex flex-wrap gap-2">
          <Button size="small" variant="secondary" onClick={() => setOpened('crop')}>
            {t('console-media.crop.button')}
          </Button>
          <Button
            size="small"
            variant="danger"
            disabled={picture.is_used}
            title={picture.is_used ? t('console-media.inUse') : undefined}
            onClick={() => setOpened('delete')}
          >
            {t('console-media.delete')}
          </Button>
        </div>
      )}
      {opened === 'crop' && (
        <CropDialog
          picture={picture}
          onClose={() => setOpened(undefined)}
          onCropped={({ id }) => {
            setOpened(undefined)
            navigate(`/media/${id}`)
          }}
        />
      )}
      {opened === 'delete' && <DeleteDialog picture={picture} onClose={() => setOpened(undefined)} />}
    </header>
  )
}

function DeleteDialog({ picture, onClose }: { picture: OpenedPicture; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const remove = useCommand(deletePictureCall, {
    done: t('console-media.deleted'),
    onDone: () => navigate('/media'),
  })
  const { id, revision, name } = picture
  return (
    <CommandDialog
      title={t('console-media.deleteTitle')}
      submit={t('console-media.delete')}
      isDangerous
      command={remove}
      onClose={onClose}
      onSubmit={() => remove.run({ params: { id: String(id) }, body: { revision } })}
    >
      <p className="text-muted">{t('console-media.deleteText', { name: isolate(name) })}</p>
    </CommandDialog>
  )
}
