import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { retryDelayMs } from './retry-delay.ts'

/**
 * Asks the shop from time to time whether it is well, and goes to `path` as soon as it is: with a new document where the
 * page on the screen may be of an older release.
 */
export function useReturnWhenReady(
  path: string,
  { hasNewDocument = false }: { hasNewDocument?: boolean } = {},
) {
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState(0)
  const [isChecking, setChecking] = useState(false)
  const isAsking = useRef(false)

  const checkNow = useCallback(async () => {
    if (isAsking.current) return
    isAsking.current = true
    setChecking(true)
    if (await isReady()) {
      if (hasNewDocument) location.replace(path)
      else navigate(path, { replace: true })
    }
    isAsking.current = false
    setChecking(false)
    setAttempt((count) => count + 1)
  }, [navigate, path, hasNewDocument])

  useEffect(() => {
    const timer = setTimeout(checkNow, retryDelayMs(attempt, Math.random))
    return () => clearTimeout(timer)
  }, [attempt, checkNow])

  return { isChecking, checkNow }
}

async function isReady(): Promise<boolean> {
  try {
    const answer = await fetch('/health/ready', { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
    return answer.ok
  } catch {
    return false
  }
}
