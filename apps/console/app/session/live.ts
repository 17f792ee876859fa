import { useEffect, useRef } from 'react'

const path = '/api/v1/console/events'
const reopenMs = 5000

/**
 * Calls back when something has changed for one of these audiences, when nobody knows what was missed, and once at the
 * beginning, because what is shown was asked for before the stream was open. The browser itself goes on after an
 * interruption; a stream that the server has refused is opened again, since a new sign-in may have come meanwhile.
 */
export function useLive(audiences: readonly string[], onChange: () => void): void {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const query = new URLSearchParams(audiences.toSorted().map((audience) => ['audience', audience])).toString()
  useEffect(() => {
    if (!query) return
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isFirst = true
    const tell = () => latest.current()
    function open() {
      source = new EventSource(`${path}?${query}`)
      source.addEventListener('board', tell)
      source.addEventListener('resync', tell)
      source.addEventListener('open', () => {
        if (isFirst) tell()
        isFirst = false
      })
      source.addEventListener('error', () => {
        if (source?.readyState !== EventSource.CLOSED) return
        isFirst = true
        timer = setTimeout(open, reopenMs)
      })
    }
    open()
    return () => {
      clearTimeout(timer)
      source?.close()
    }
  }, [query])
}
