import { useEffect, useRef, useState } from 'react'

/** For what a control asks the shop: a newer call, or the control leaving the page, aborts the older. */
export function useLatestCall() {
  const running = useRef<AbortController | null>(null)
  const [isPending, setPending] = useState(false)
  useEffect(() => () => running.current?.abort(), [])

  /** Answers what the work does; null when it was given up meanwhile, whatever came of it. */
  async function run<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value | null> {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setPending(true)
    try {
      const value = await work(own.signal)
      return own.signal.aborted ? null : value
    } catch (error) {
      if (own.signal.aborted) return null
      throw error
    } finally {
      if (running.current === own) giveUp()
    }
  }

  function giveUp(): void {
    running.current?.abort()
    running.current = null
    setPending(false)
  }

  /** As of this moment; `isPending` is as of the last drawing, which two quick presses share. */
  const isRunning = () => running.current !== null

  return { run, giveUp, isPending, isRunning }
}
