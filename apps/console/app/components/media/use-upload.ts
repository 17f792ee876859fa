import { useQueryClient } from '@tanstack/react-query'
import { uploadPictureCall } from '@warsha/contract/console/media/pictures.calls.ts'
import {
  maxUploadBytes,
  uploadKinds,
  uploadTypes,
} from '@warsha/contract/console/media/pictures.constants.ts'
import type { RestPicture } from '@warsha/contract/console/media/pictures.rest.ts'
import { useState } from 'react'
import { ask, DeclinedError } from '~/session/ask.ts'
import { failureText } from '~/session/failure-text.ts'
import { useTranslation } from '~/session/messages.ts'
import { showToast } from '~/session/toasts.ts'

export type Upload = {
  /** How many files are still on their way. */
  waiting: number
  /** Why files were not taken. */
  problems: readonly string[]
  send: (files: readonly File[]) => void
}

type Uploaded = RestPicture & { is_new: boolean }

/** Sends files one after the other, as the server works on one at a time. */
export function useUpload(onUploaded: (pictures: RestPicture[]) => void): Upload {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [waiting, setWaiting] = useState(0)
  const [problems, setProblems] = useState<readonly string[]>([])

  async function send(files: readonly File[]) {
    setProblems([])
    setWaiting((count) => count + files.length)
    const pictures: Uploaded[] = []
    for (const file of files) {
      const outcome = await sendFile(file)
      if (typeof outcome === 'string') setProblems((known) => [...known, outcome])
      else if (outcome) pictures.push(outcome)
      setWaiting((count) => count - 1)
    }
    if (pictures.length === 0) return
    const isKnown = pictures.length === 1 && !pictures[0]?.is_new
    const text = isKnown ? t('console-media.known') : t('console-media.uploaded', { count: pictures.length })
    showToast({ tone: 'done', text })
    onUploaded(pictures)
    await client.invalidateQueries({ queryKey: ['pictures'] })
  }

  /** The picture, or why there is none. */
  async function sendFile(file: File): Promise<Uploaded | string | undefined> {
    const { name } = file
    if (!uploadTypes.some((type) => type === file.type))
      return t('console-media.wrongKind', { name, kinds: uploadKinds })
    if (file.size > maxUploadBytes) return t('console-media.tooLarge', { name })
    try {
      const query = { key: crypto.randomUUID(), name }
      return (await ask(uploadPictureCall, { query, body: file })).data
    } catch (error) {
      if (error instanceof DeclinedError) return undefined
      return t('console-media.failed', { name, reason: failureText(error, t) })
    }
  }

  return { waiting, problems, send: (files) => void send(files) }
}
