import { useInfiniteQuery } from '@tanstack/react-query'
import { listPicturesCall } from '@warsha/contract/console/media/pictures.calls.ts'
import type { RestPicture } from '@warsha/contract/console/media/pictures.rest.ts'
import { Dialog } from '@warsha/ui/dialog.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { useSettled } from '~/session/use-settled.ts'
import { CropDialog } from './crop-dialog.tsx'
import { DropZone } from './drop-zone.tsx'
import { PictureTile } from './picture-tile.tsx'
import { useUpload } from './use-upload.ts'

type PicturePickerProps = { onChoose: (picture: RestPicture) => void; onClose: () => void }

const pageSize = 24

/** A picture of the library, or a new one. A single picture that is uploaded is chosen at once. */
export function PicturePicker({ onChoose, onClose }: PicturePickerProps) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const [cropped, setCropped] = useState<RestPicture>()
  const settled = useSettled(search)
  const upload = useUpload(([first, ...others]) => {
    if (first && others.length === 0) onChoose(first)
  })
  if (cropped)
    return <CropDialog picture={cropped} onCropped={onChoose} onClose={() => setCropped(undefined)} />
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('console.command.close')}
      title={t('console-media.choose')}
      className="max-w-220"
    >
      <div className="grid gap-4">
        <DropZone upload={upload} />
        <TextField
          type="search"
          label={t('console-media.search')}
          autoComplete="off"
          maxLength={100}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Library search={settled} onChoose={onChoose} onCrop={setCropped} />
      </div>
    </Dialog>
  )
}

type LibraryProps = {
  search: string
  onChoose: (picture: RestPicture) => void
  onCrop: (picture: RestPicture) => void
}

function Library({ search, onChoose, onCrop }: LibraryProps) {
  const { t } = useTranslation()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['pictures', 'picker', search],
    queryFn: ({ pageParam, signal }) =>
      ask(listPicturesCall, {
        query: { search: search || undefined, after: pageParam, limit: pageSize },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ page }) => page.after ?? undefined,
  })
  if (error) return <FailureNotice error={error} onAgain={() => void refetch()} />
  if (!data) return <Skeleton className="h-60 w-full" />
  const pictures = data.pages.flatMap((page) => page.data)
  if (pictures.length === 0)
    return (
      <p role="status" className="py-6 text-center text-muted">
        {t(search ? 'console-media.none' : 'console-media.empty')}
      </p>
    )
  return (
    <>
      <ul
        aria-label={t('console-media.library')}
        className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3"
      >
        {pictures.map((picture) => (
          <li key={picture.id}>
            <PictureTile picture={picture} onOpen={() => onChoose(picture)} />
            <button
              type="button"
              className="link mt-1 text-sm"
              aria-label={t('console-media.cropOf', { name: picture.name })}
              onClick={() => onCrop(picture)}
            >
              {t('console-media.crop.button')}
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <button
          type="button"
          className="tool justify-self-center"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('console-media.more')}
        </button>
      )}
    </>
  )
}
