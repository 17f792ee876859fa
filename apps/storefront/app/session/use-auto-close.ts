import { toastMs } from '@warsha/contract/constants.ts'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Closes a toast when its time is over; a pause stops the clock without setting it back. */
export function useAutoClose(isPaused: boolean, close: () => void): void {
  const leftMs = useRef(toastMs)
  const onTimeOver = useEffectEvent(close)

  useEffect(() => {
    if (isPaused) return
    const startedAt = performance.now()
    const timer = setTimeout(onTimeOver, leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - startedAt
    }
  }, [isPaused])
}
