import { useState } from 'react'
import { noticeNewVersion } from './app-version-notice.ts'
import { isBuildGone } from './is-build-gone.ts'
import { reportNoAnswer } from './no-answer.ts'

/**
 * For a dialog or drawer whose code is fetched when it is wanted: it opens once the code is there, and where that
 * cannot be fetched a message says so and the page stays.
 */
export function useLazyOpen(load: () => Promise<unknown>) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const [isPending, setPending] = useState(false)

  async function open(): Promise<void> {
    setPending(true)
    const hasCome = await isFetched(load, () => void open())
    setPending(false)
    if (!hasCome) return
    setWasOpened(true)
    setOpen(true)
  }

  return {
    isOpen,
    wasOpened,
    close: () => setOpen(false),
    /** For the button that opens it. */
    opener: {
      'aria-haspopup': 'dialog' as const,
      'aria-busy': isPending || undefined,
      onPointerEnter: () => void isFulfilled(load()),
      onFocus: () => void isFulfilled(load()),
      onClick: open,
    },
  }
}

/** Fetches code that somebody has asked for; where it cannot be fetched a message says why, and offers it `again`. */
export async function isFetched(load: () => Promise<unknown>, again: () => void): Promise<boolean> {
  const hasCome = await isFulfilled(load())
  if (hasCome) return true
  if (await isBuildGone()) noticeNewVersion()
  else reportNoAnswer('offline', again)
  return false
}

function isFulfilled(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}
