import { uploadKinds, uploadTypes } from '@warsha/contract/console/media/pictures.constants.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import type { Upload } from './use-upload.ts'

/** Takes pictures by drop, paste or choosing files. */
export function DropZone({ upload }: { upload: Upload }) {
  const { t } = useTranslation()
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { send, waiting, problems } = upload
  usePastedFiles(send)

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) send(files)
  }

  return (
    <div className="grid gap-2">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button inside */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={classNames(
          'grid justify-items-center gap-1 rounded-card border border-dashed px-4 py-5 text-center',
          isOver ? 'border-brand bg-brand-tint' : 'border-outline bg-row',
        )}
      >
        <p>
          {t('console-media.drop')}{' '}
          <button type="button" className="link underline" onClick={() => input.current?.click()}>
            {t('console-media.browse')}
          </button>
        </p>
        <p className="text-xs text-muted">{t('console-media.limits', { kinds: uploadKinds })}</p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={t('console-media.upload')}
          accept={uploadTypes.join(',')}
          onChange={({ target }) => {
            send([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <p role="status" className="text-sm font-semibold text-brand-deep empty:hidden">
          {waiting > 0 && t('console-media.uploading', { count: waiting })}
        </p>
      </div>
      <ul role="alert" className="grid gap-1 text-sm text-danger empty:hidden">
        {problems.map((problem) => (
          <li key={problem}>
            <bdi>{problem}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A picture of the clipboard; text that is pasted into a field stays a text. */
function usePastedFiles(send: (files: readonly File[]) => void) {
  const latest = useRef(send)
  latest.current = send
  useEffect(() => {
    function paste({ clipboardData }: ClipboardEvent) {
      const files = [...(clipboardData?.files ?? [])]
      if (files.length > 0) latest.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
