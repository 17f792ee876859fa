import type { ReactNode } from 'react'

/** Keeps the next step of the purchase at hand on a phone, above the bottom bar; `step-bar` lifts the toasts over it. */
export function StepBar({ children }: { children: ReactNode }) {
  return (
    <div className="step-bar inset-x-0 tall:fixed bottom-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom))] z-20 border-t border-line bg-surface lg:hidden">
      <div className="page-width flex h-(--step-bar-height) items-center gap-4">{children}</div>
    </div>
  )
}
