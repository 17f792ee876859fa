import { toastMs } from '@warsha/contract/constants.ts'
import { useEffect, useState } from 'react'
import { receiveToasts, type Toast } from './toasts.ts'

/** Stands in when the real host cannot be fetched: "you are offline" must appear without the network. */
export function PlainToasts() {
  const [shown, setShown] = useState<readonly Toast[]>([])

  useEffect(() => {
    return receiveToasts((next) => {
      setShown((list) => [...list.filter((each) => each.text !== next.text), next])
      setTimeout(() => setShown((list) => without(list, next)), toastMs)
    })
  }, [])

  return (
    <div
      role="alert"
      className="pointer-events-none fixed inset-x-4 bottom-16 z-50 mx-auto grid max-w-md gap-2 text-sm"
    >
      {shown.map((toast) => (
        <p
          key={toast.text}
          className="pointer-events-auto flex items-center justify-between gap-3 rounded-control border border-line bg-surface p-4 shadow-raised"
        >
          {toast.text}
          {toast.action && (
            <button
              type="button"
              className="shrink-0 font-semibold text-brand"
              onClick={() => {
                setShown((list) => without(list, toast))
                toast.action?.onSelect()
              }}
            >
              {toast.action.label}
            </button>
          )}
        </p>
      ))}
    </div>
  )
}

function without(list: readonly Toast[], gone: Toast): readonly Toast[] {
  return list.filter((each) => each !== gone)
}
