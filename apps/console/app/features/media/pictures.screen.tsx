import { listPicturesCall, uploadPictureCall } from '@warsha/contract/console/media/pictures.calls.ts'
import type { RestPicture } from '@warsha/contract/console/media/pictures.rest.ts'
import { BoxIcon } from '@warsha/ui/shop-icons.tsx'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPage } from '~/components/list/list-page.tsx'
import type { ListColumn, RowNames } from '~/components/list/list-types.ts'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { DropZone } from '~/components/media/drop-zone.tsx'
import { PictureTile } from '~/components/media/picture-tile.tsx'
import { useUpload } from '~/components/media/use-upload.ts'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { mayCall, useOperator } from '~/session/operator.ts'

export const handle = { texts: await loadTexts('console-media') }

const pictureListAddress = z.object({ search: z.string(), usage: z.enum(['used', 'unused']) })

const rowNames: RowNames<RestPicture> = {
  id: ({ id }) => String(id),
  name: ({ name }) => name,
  path: ({ id }) => `/media/${id}`,
}

const noColumns: readonly ListColumn<RestPicture>[] = []

/** The library: a grid instead of a table, because a picture is known by its looks. */
export default function PicturesScreen() {
  const { t } = useTranslation()
  const operator = useOperator()
  const navigate = useNavigate()
  const address = useListAddress(pictureListAddress)
  const { filters, after } = address
  const rows = useListRows(['pictures', filters, after], (signal) =>
    ask(listPicturesCall, { query: { ...filters, after } as never, signal }),
  )
  const upload = useUpload(([first, ...others]) => {
    if (first && others.length === 0) navigate(`/media/${first.id}`)
  })
  const dropZone = mayCall(operator, uploadPictureCall.access) && <DropZone upload={upload} />
  return (
    <>
      <ListPage
        id="media"
        title={t('console-media.title')}
        icon={BoxIcon}
        address={address}
        rows={rows}
        names={rowNames}
        emptyText={t('console-media.emptyText')}
        columns={noColumns}
        searchLabel={t('console-media.search')}
        filters={[
          {
            kind: 'choice',
            name: 'usage',
            label: t('console-media.usage.label'),
            options: [
              { value: 'used', label: t('console-media.usage.used') },
              { value: 'unused', label: t('console-media.usage.unused') },
            ],
          },
        ]}
      >
        {dropZone}
        <ul
          aria-label={t('console-media.library')}
          className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3"
        >
          {rows.shown?.data.map((picture) => (
            <li key={picture.id}>
              <PictureTile picture={picture} onOpen={() => navigate(`/media/${picture.id}`)} />
            </li>
          ))}
        </ul>
      </ListPage>
      {rows.shown?.data.length === 0 && <div className="px-3 pb-4 lg:px-5">{dropZone}</div>}
    </>
  )
}
