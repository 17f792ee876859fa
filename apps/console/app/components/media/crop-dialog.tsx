import { cropPictureCall } from '@warsha/contract/console/media/pictures.calls.ts'
import type { RestPicture } from '@warsha/contract/console/media/pictures.rest.ts'
import { Select } from '@warsha/ui/select.tsx'
import { useState } from 'react'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'
import { largestRectangle } from './crop-rectangle.ts'
import { CropStage } from './crop-stage.tsx'

type CropDialogProps = {
  picture: RestPicture
  onCropped: (crop: RestPicture) => void
  onClose: () => void
}

const ratios = ['1:1', '4:3', '3:2', '16:9'] as const

/** Cuts a rectangle out of a picture, or of the original of a crop. The picture itself stays. */
export function CropDialog({ picture, onCropped, onClose }: CropDialogProps) {
  const { t } = useTranslation()
  const original = picture.original ?? picture
  const [shape, setShape] = useState('')
  const ratio = ratioOf(shape)
  const [rectangle, setRectangle] = useState(picture.crop ?? largestRectangle(original, undefined))
  const crop = useCommand(cropPictureCall, {
    done: t('console-media.crop.saved'),
    onDone: ({ data }) => onCropped(data),
  })
  const isWhole = rectangle.width === original.width && rectangle.height === original.height
  return (
    <CommandDialog
      title={t('console-media.crop.title')}
      submit={t('console-media.crop.save')}
      isDisabled={isWhole}
      command={crop}
      className="max-w-180"
      onClose={onClose}
      onSubmit={() => crop.run({ params: { id: String(picture.id) }, body: rectangle })}
    >
      <p className="text-sm text-muted">{t('console-media.crop.text', { shift: 'Shift' })}</p>
      <CropStage
        url={original.url}
        picture={original}
        rectangle={rectangle}
        ratio={ratio}
        onChange={setRectangle}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Select
          label={t('console-media.crop.ratio')}
          value={shape}
          onChange={({ target }) => {
            setShape(target.value)
            setRectangle(largestRectangle(original, ratioOf(target.value)))
          }}
        >
          <option value="">{t('console-media.crop.free')}</option>
          {ratios.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
        <p role="status" className="text-sm text-muted">
          {t('console-media.crop.status', rectangle)}
        </p>
      </div>
    </CommandDialog>
  )
}

function ratioOf(shape: string): number | undefined {
  const [width, height] = shape.split(':').map(Number)
  return width && height ? width / height : undefined
}
