import { toastMs } from '@warsha/contract/constants.ts'
import { useEffect, useState } from 'react'
import { receiveToasts, type Toast } from './toasts.ts'

/** Stands in when the real host cannot be fetched: "you are offline" must appear without the network. */
export function PlainToasts() {
  const [shown, setShown] = useState<Toast[]>([])

  useEffect(() => {
    return receiveToasts((next) => {
      setShown((list) => [...list.filter((each) => each.text !== next.text), next])
      setTimeout(() => setShown((list) => list.filter((each) => each !== next)), toastMs)
    })
  }, [])

  return (
    <div
      role="alert"
      className="pointer-events-none fixed inset-x-4 bottom-16 z-50 mx-auto grid max-w-md gap-2 text-sm"
    >
      {shown.map(({ text, action }) => (
        <p
          key={text}
          className="pointer-events-auto flex items-center justify-between gap-3 rounded-control border border-line bg-surface p-4 shadow-raised"
        >
          {text}
          {action && (
            <button type="button" className="shrink-0 font-semibold text-brand" onClick={action.onSelect}>
              {action.label}
            </button>
          )}
        </p>
      ))}
    </div>
  )
}
