import { Dialog } from '@warsha/ui/dialog.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { createReader } from './read-qr.ts'

const pauseMs = 120

/** The camera, until it has seen a QR code. */
export function Scanner({ onRead, onClose }: { onRead: (text: string) => void; onClose: () => void }) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const [isDenied, setDenied] = useState(false)
  const read = useRef(onRead)
  useEffect(() => {
    read.current = onRead
  })

  useEffect(() => {
    const end = new AbortController()
    watch(video.current, end.signal, (text) => read.current(text)).catch(() => {
      if (!end.signal.aborted) setDenied(true)
    })
    return () => end.abort()
  }, [])

  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('console-orders.desk.close')}
      title={t('console-orders.desk.scan')}
    >
      {isDenied ? (
        <p role="alert" className="text-danger">
          {t('console-orders.desk.cameraDenied')}
        </p>
      ) : (
        <>
          <video
            ref={video}
            muted
            playsInline
            className="aspect-square w-full rounded-card bg-black object-cover"
          />
          <p className="mt-3 text-center text-muted">{t('console-orders.desk.scanHint')}</p>
        </>
      )}
    </Dialog>
  )
}

async function watch(
  video: HTMLVideoElement | null,
  signal: AbortSignal,
  onRead: (text: string) => void,
): Promise<void> {
  if (!video) return
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop)
  video.srcObject = stream
  await video.play()
  const readPicture = await createReader()
  while (!signal.aborted) {
    const text = await readPicture(video)
    if (text && !signal.aborted) {
      stop()
      return onRead(text)
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
