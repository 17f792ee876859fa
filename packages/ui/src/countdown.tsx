import { useEffect, useRef, useState } from 'react'

export type CountdownProps = {
  /** The moment it ends, in milliseconds. */
  until: number
  format: (remainingMs: number) => string
  onEnd?: () => void
  tickMs?: number
  className?: string
}

/** Counts against the clock, not by itself, so a sleeping phone wakes to the right time. */
export function Countdown({ until, format, onEnd, tickMs = 1_000, className }: CountdownProps) {
  const [remainingMs, setRemainingMs] = useState(() => until - Date.now())
  const end = useRef(onEnd)
  end.current = onEnd

  useEffect(() => {
    function tick() {
      const left = until - Date.now()
      setRemainingMs(left)
      if (left > 0) return
      clearInterval(timer)
      end.current?.()
    }
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [until, tickMs])

  return (
    <bdi role="timer" className={`tabular-nums ${className ?? ''}`} suppressHydrationWarning>
      {format(Math.max(0, remainingMs))}
    </bdi>
  )
}
