import { useEffect, useRef } from 'react'

export type KeyHandlers = Readonly<Record<string, (event: KeyboardEvent) => void>>

const chordMs = 1200

/**
 * Keys by their place on the keyboard (`KeyJ`, `Slash`), so that they work on an Arabic layout as well. `KeyG KeyO` is
 * one after the other; `Ctrl KeyK` also means the command key of a Mac. Letters typed into a field are none.
 */
export function useKeys(handlers: KeyHandlers): void {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    let first: { code: string; at: number } | undefined
    function handle(event: KeyboardEvent) {
      const hasControl = event.ctrlKey || event.metaKey
      if (event.defaultPrevented || event.altKey || (!hasControl && isTyping(event.target))) return
      const isChord = first && performance.now() - first.at < chordMs
      const names = hasControl
        ? [`Ctrl ${event.code}`]
        : [isChord && `${first?.code} ${event.code}`, event.shiftKey ? `Shift ${event.code}` : event.code]
      first = hasControl ? undefined : { code: event.code, at: performance.now() }
      const name = names.find((each) => each && latest.current[each])
      if (!name) return
      first = undefined
      event.preventDefault()
      latest.current[name]?.(event)
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  // A dialog has keys of its own.
  return target.closest('input:not([type=checkbox]), select, textarea, dialog[open]') !== null
}
